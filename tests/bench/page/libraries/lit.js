import { html, LitElement } from 'lit';
import { save } from '../save.ts';

class LitHeart extends LitElement {
  static properties = { active: { state: true } };

  constructor() {
    super();
    this.active = false;
  }

  // In the page, whose styles apply to all hearts
  createRenderRoot() {
    this.replaceChildren();
    return this;
  }

  toggle() {
    this.active = !this.active;
    save(this.dataset.productId, this.active);
  }

  render() {
    return html`<button type="button" aria-pressed=${String(this.active)} @click=${this.toggle}>
      ${this.dataset.name} auf die Wunschliste
    </button>`;
  }
}

customElements.define('lit-heart', LitHeart);
