import { html, LitElement } from 'lit';
import { save } from '../save.ts';

class LitHeart extends LitElement {
  static properties = { active: { state: true } };

  constructor() {
    super();
    this.active = false;
  }

  // Renders without a shadow root, so that the page's styles apply
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
