import { followPage } from '../../../shared/changes/outbox.ts';
import { followCart } from '../../../shared/stores/cart/follow-cart.ts';
import { followKept } from '../../../shared/stores/session/follow-kept.ts';
import { followSession } from '../../../shared/stores/session/session.ts';
import { followWishlist } from '../../../shared/stores/wishlist/follow-wishlist.ts';
import { resetModules } from './reset-modules.ts';

let following = new AbortController();

/** Resets the stores; they no longer follow other tabs. */
export function resetStores(): void {
  following.abort();
  resetModules();
}

/** Opens new stores that follow other tabs and the return to the page. */
export function openStores(): void {
  resetStores();
  following = new AbortController();
  const { signal } = following;
  followKept(signal);
  followCart(signal);
  followPage(signal);
  followWishlist(signal);
  followSession(signal);
}
