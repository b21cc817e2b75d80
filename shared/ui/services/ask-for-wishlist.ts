import { whenIdle } from '../../page/when-idle.ts';
import { lazyPart } from '../../registry/widget/index.ts';

const load = lazyPart(() => import('./follow-unknown-wishlist.ts'));

let isAsked = false;

/**
 * Asks the shop for the wishlist, once per page, when the page does not print the visitor's. Until the response, hearts
 * are empty and the count is unknown. Guests have no wishlist: for them the shop is not asked.
 */
export function askForWishlist(): void {
  if (isAsked) return;
  isAsked = true;
  whenIdle(() => load().then((module) => module.followUnknownWishlist(), console.error));
}

/** Restores the state of a new page; for tests. */
export const resetWishlistRequest = () => {
  isAsked = false;
};
