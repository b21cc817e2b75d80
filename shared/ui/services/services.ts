export { changeWish } from '../dialogs/change-wish.ts';
export { refuseGuest } from '../dialogs/show-error.ts';
export { followUnknownWishlist } from './follow-unknown-wishlist.ts';
export { watchShop } from './watch-shop.ts';
