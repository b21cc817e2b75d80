import { getContext, store } from '@wordpress/interactivity';
import { save } from '../save.ts';

store('heart', {
  actions: {
    toggle() {
      const context = getContext();
      context.active = !context.active;
      save(context.productId, context.active);
    },
  },
});
