import { createOutbox } from '../../changes/outbox.ts';
import { resettable } from '../../registry/resettable.ts';

export const wishlistOutbox = createOutbox({
  name: 'own-changes',
  owner: 'shopper',
  paths: /^\/rest\/product\/[\w.%-]+\/wishlist$/,
});

resettable(() => wishlistOutbox.reset());
