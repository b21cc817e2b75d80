import { save } from './save.ts';

class WishHeart extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector('button');
    button?.setAttribute('aria-pressed', 'false');
    button?.addEventListener('click', () => {
      const on = button.getAttribute('aria-pressed') !== 'true';
      button.setAttribute('aria-pressed', String(on));
      save(this.dataset.productId, on);
    });
  }
}

customElements.define('wish-heart', WishHeart);
