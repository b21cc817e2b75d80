import { catchApiError } from '../../api/errors.ts';
import { mayBeSignedIn } from '../../api/unauthorized.ts';
import { fetchWishlist } from '../../api/wishlist.ts';
import { whenIdle } from '../../page/when-idle.ts';
import { $isSignedIn } from '../../stores/session/session.ts';
import {
  emptyAllBut,
  seedWishlistCount,
  serverState,
  takeWishlist,
} from '../../stores/wishlist/wishlist-state.ts';

let isAsked = false;

/**
 * Asks the shop for the wishlist, once per page, when the page does not print the visitor's. Until the response, hearts
 * are empty and the count is unknown. Guests have no wishlist: for them the shop is not asked.
 */
export function askForWishlist(): void {
  if (isAsked || !mayBeSignedIn()) return;
  isAsked = true;
  whenIdle(load);
}

/** A heart that was changed on this page is newer than the response. */
async function load(): Promise<void> {
  const list = await catchApiError(fetchWishlist(), () => undefined);
  if (!list) return;
  $isSignedIn.set(true);
  const { productIds, totalItems = productIds.length } = list;
  const hearts = [
    ...emptyAllBut(productIds).map((productId) => [productId, false] as const),
    ...productIds.map((productId) => [productId, true] as const),
  ].filter(([productId]) => !serverState.has(productId));
  seedWishlistCount(totalItems);
  takeWishlist(undefined, Object.fromEntries(hearts));
}

/** Restores the state of a new page; for tests. */
export const resetWishlistRequest = () => {
  isAsked = false;
};
