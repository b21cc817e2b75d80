import { createOutbox } from '../../changes/outbox.ts';

export const wishlistOutbox = createOutbox({
  name: 'own-changes',
  owner: 'shopper',
  paths: /^\/rest\/product\/[\w.%-]+\/wishlist$/,
});

export const resetWishlistOutbox = () => wishlistOutbox.reset();
