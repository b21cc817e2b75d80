import { whenIdle } from '../../page/when-idle.ts';
import { importWithRetry } from '../../registry/widget/index.ts';

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
      (module) => module.followUnknownWishlist(),
      console.error,
    ),
  );
}

/** Restores the state of a new page; for tests. */
export const resetWishlistRequest = () => {
  isAsked = false;
};
