import { request } from '../../api/client.ts';
import { isRefusal } from '../../api/errors.ts';
import { mayBeSignedIn } from '../../api/unauthorized.ts';
import { Wishlist } from '../../api/wishlist.ts';
import { retryWithBackoff } from '../../changes/retry-with-backoff.ts';
import { whenIdle } from '../../page/when-idle.ts';
import { importWithRetry } from '../../registry/widget/index.ts';
import { $isSignedIn } from '../../stores/session/session.ts';
import {
  $wishlistCount,
  emptyAllBut,
  heartOf,
  serverState,
  takeWishlist,
} from '../../stores/wishlist/wishlist-state.ts';

let isAsked = false;

/**
 * Asks the shop for the wishlist, once per page, when the page does not print the visitor's. Until the response, hearts
 * are empty and the count is unknown. Guests have no wishlist: for them the shop is not asked.
 */
export function askForWishlist(): void {
  if (isAsked) return;
  isAsked = true;
  whenIdle(() =>
    importWithRetry(() => import('./follow-unknown-wishlist.ts')).then(
      (late) =>
        late.followUnknownWishlist(
          [request, Wishlist, mayBeSignedIn, isRefusal, retryWithBackoff],
          [$isSignedIn, $wishlistCount, serverState, heartOf, emptyAllBut, takeWishlist],
        ),
      console.error,
    ),
  );
}

/** Restores the state of a new page; for tests. */
export const resetWishlistRequest = () => {
  isAsked = false;
};
