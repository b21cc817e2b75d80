import Alpine from 'alpinejs';
import { save } from '../save.ts';

Alpine.data('heart', () => ({
  active: false,
  toggle() {
    this.active = !this.active;
    save(this.$root.dataset.productId, this.active);
  },
}));
Alpine.start();
