import { share } from './wishlist-snapshot.ts';
import { emptyAllBut, takeWishlist } from './wishlist-state.ts';

/**
 * Empties the hearts of products that moved into the cart, here and in other tabs; `rest` products stayed on the
 * wishlist.
 */
export function emptyWishlist(productIds: readonly string[], rest: number): void {
  takeWishlist(rest, Object.fromEntries(productIds.map((productId) => [productId, false])));
  for (const productId of productIds) share(productId, false, rest);
}

/**
 * Handles a move of the wishlist into the cart by an earlier page, except for the skipped products. Updates only the
 * hearts of this page.
 */
export const keepOnWishlist = (skipped: readonly string[]) =>
  emptyWishlist(emptyAllBut(skipped), skipped.length);
