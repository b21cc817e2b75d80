import { Application, Controller } from '@hotwired/stimulus';
import { save } from '../save.ts';

class HeartController extends Controller<HTMLElement> {
  static override targets = ['button'];
  static override values = { active: Boolean };
  declare buttonTarget: HTMLButtonElement;
  declare activeValue: boolean;

  activeValueChanged(active: boolean) {
    this.buttonTarget.setAttribute('aria-pressed', String(active));
  }

  toggle() {
    this.activeValue = !this.activeValue;
    save(this.element.dataset.productId, this.activeValue);
  }
}

Application.start().register('heart', HeartController);
