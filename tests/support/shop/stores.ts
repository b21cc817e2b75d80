import { followPage } from '../../../shared/changes/outbox.ts';
import { forgetReported } from '../../../shared/diagnostics/console.ts';
import { stop } from '../../../shared/registry/index.ts';
import { resetState } from '../../../shared/registry/resettable.ts';
import { followCart } from '../../../shared/stores/cart/follow-cart.ts';
import { followKept } from '../../../shared/stores/session/follow-kept.ts';
import { followSession } from '../../../shared/stores/session/session.ts';
import { followWishlist } from '../../../shared/stores/wishlist/follow-wishlist.ts';

let following = new AbortController();

/** Unmounts all widgets, stops following other tabs, and resets the state of all modules. */
export function resetPage(): void {
  following.abort();
  // Widgets unmount first, because they still use the state
  stop();
  resetState();
  forgetReported();
}

/** Opens new stores, which follow other tabs and a return to the page. */
export function openStores(): void {
  resetPage();
  following = new AbortController();
  const { signal } = following;
  followKept(signal);
  followCart(signal);
  followPage(signal);
  followWishlist(signal);
  followSession(signal);
}
