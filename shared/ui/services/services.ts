export { catchApiError } from '../../api/errors.ts';
export { setOnWishlist } from '../../stores/wishlist/wishlist.ts';
export { refuseGuest } from '../dialogs/show-error.ts';
export { wishFailed } from '../dialogs/wish-failed.ts';
export { followUnknownWishlist } from './follow-unknown-wishlist.ts';
export { watchShop } from './watch-shop.ts';
