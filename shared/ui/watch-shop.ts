import { $sessionExpired, followSession } from '../stores/session.ts';
import { followWishlist } from '../stores/wishlist.ts';
import { prepareDialogs, showSessionExpired } from './show-error.ts';

let watching: AbortController | undefined;

/**
 * What every page of the shop needs, whichever widgets it has: the wishlist hears of other tabs and of the way back
 * to a page, and an expired session shows its dialog, once on a page.
 */
export function watchShop(): void {
  if (watching) return;
  watching = new AbortController();
  const { signal } = watching;
  followWishlist(signal);
  followSession(signal);
  const stop = $sessionExpired.subscribe((expired) => void (expired && showSessionExpired()));
  signal.addEventListener('abort', stop);
  prepareDialogs();
}

/** The next widget begins anew; for tests. */
export function unwatchShop(): void {
  watching?.abort();
  watching = undefined;
}
