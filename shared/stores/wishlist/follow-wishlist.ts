import { resumePending } from '../../changes/outbox.ts';
import { pageOpenedAt } from '../../kept/page-opened.ts';
import { onBroadcast } from '../../page/broadcast.ts';
import { onPageReturn } from '../../page/page-lifecycle.ts';
import { followOpenWishes, resendWish, wishlistChangedElsewhere } from './wishlist.ts';
import { recallHearts } from './wishlist-snapshot.ts';
import { takeWishlist } from './wishlist-state.ts';

/** Keeps hearts and count true until the signal says stop: other tabs, and the way back to a page that was left. */
export function followWishlist(signal: AbortSignal): void {
  onBroadcast(wishlistChangedElsewhere, signal);
  // A fresh page's HTML is the truth up to when it was asked for
  const renew = (since: number) => {
    const kept = recallHearts(since);
    takeWishlist(kept?.count, kept?.hearts ?? {});
  };
  renew(pageOpenedAt());
  onPageReturn(renew, signal);
  resumePending('wishlist', resendWish, signal);
  followOpenWishes(signal);
}
