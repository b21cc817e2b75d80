import { pageOpenedAt } from '../../kept/page-opened.ts';
import { onBroadcast } from '../../page/broadcast.ts';
import { onPageReturn } from '../../page/page-lifecycle.ts';
import { takeEarlyWishes } from './take-early-wishes.ts';
import { followOpenWishes, resendWish, wishlistChangedElsewhere } from './wishlist.ts';
import { wishlistOutbox } from './wishlist-outbox.ts';
import { recallHearts } from './wishlist-snapshot.ts';
import { takeWishlist } from './wishlist-state.ts';

/**
 * Keeps the hearts and the count of the wishlist up to date until the signal aborts, with messages from other tabs and
 * on return to the page. Also sends the pending changes of earlier pages again.
 */
export function followWishlist(signal: AbortSignal): void {
  onBroadcast(wishlistChangedElsewhere, signal);
  // The HTML contains all changes from before its request, so only later values are read
  const renew = (since: number) => {
    const kept = recallHearts(since);
    takeWishlist(kept?.count, kept?.hearts ?? {});
  };
  renew(pageOpenedAt());
  onPageReturn(renew, signal);
  for (const change of takeEarlyWishes()) wishlistOutbox.adopt(change);
  wishlistOutbox.resume(resendWish, signal);
  followOpenWishes(signal);
}
