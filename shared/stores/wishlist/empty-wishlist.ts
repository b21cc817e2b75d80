import { share } from './wishlist.ts';
import { emptyAllBut, takeWishlist } from './wishlist-state.ts';

/** These have gone into the cart, `rest` others have not: their hearts are empty now, here and in the other tabs. */
export function emptyWishlist(productIds: readonly string[], rest: number): void {
  takeWishlist(rest, Object.fromEntries(productIds.map((productId) => [productId, false])));
  for (const productId of productIds) share(productId, false, rest);
}

/** The whole wishlist has gone into the cart for an earlier page, but for these: of its hearts, this page knows its own. */
export const keepOnWishlist = (skipped: readonly string[]) =>
  emptyWishlist(emptyAllBut(skipped), skipped.length);
