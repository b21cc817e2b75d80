import { pageOpenedAt } from '../kept/page-opened.ts';
import { afterPauses } from './after-pauses.ts';
import { onBroadcast } from './broadcast.ts';
import { type Pending, takeOver, tellLateFailure } from './outbox.ts';
import { onPageReturn } from './page-lifecycle.ts';
import {
  askForOpenWishes,
  hasOpenWishes,
  resendWish,
  whenWishIsOpen,
  wishlistChangedElsewhere,
} from './wishlist.ts';
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
  const resumeAll = () => takeOver('wishlist').forEach(resume);
  resumeAll();
  onPageReturn(resumeAll, signal);
  // The dialog about them has closed with the connection that is back
  addEventListener('online', () => askForOpenWishes(true), { signal });
  whenWishIsOpen(afterPauses(askForOpenWishes, hasOpenWishes, signal));
}

async function resume({ key, change }: Pending): Promise<void> {
  if (!change) return;
  try {
    await resendWish(change, key);
  } catch (error) {
    tellLateFailure(error, () => resume({ key, change }));
  }
}
