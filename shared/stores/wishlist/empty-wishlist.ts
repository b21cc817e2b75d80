import { share } from './wishlist-snapshot.ts';
import { emptyAllBut, takeWishlist } from './wishlist-state.ts';

/**
 * Empties the hearts of products that moved into the cart, in all tabs.
 *
 * @param rest number of products that stayed on the wishlist
 */
export function emptyWishlist(productIds: readonly string[], rest: number): void {
  takeWishlist(rest, Object.fromEntries(productIds.map((productId) => [productId, false])));
  for (const productId of productIds) share(productId, false, rest);
}

/**
 * Empties all hearts of this page except the skipped products, after an earlier page moved the wishlist into the cart.
 */
export const keepOnWishlist = (skipped: readonly string[]) =>
  emptyWishlist(emptyAllBut(skipped), skipped.length);
