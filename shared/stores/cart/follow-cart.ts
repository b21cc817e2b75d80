import { fetchPieces, wishlistMove } from '../../api/cart.ts';
import { ApiError } from '../../api/errors.ts';
import {
  $lateAddition,
  $lateFailure,
  claimPending,
  followPage,
  isPageBehind,
  type Pending,
  settlePending,
  tellLateFailure,
} from '../../changes/outbox.ts';
import { isLeft } from '../../kept/signed-out.ts';
import { onBroadcast } from '../../page/broadcast.ts';
import { onPageReturn } from '../../page/page-lifecycle.ts';
import { keepOnWishlist } from '../wishlist/wishlist.ts';
import { $cartCount, cartChangedElsewhere, forgetCart, markCartStale, resendChange } from './cart.ts';

/** Whether this page has been made anew from the history, and its first widget has said so. */
let isToldOld = false;

/** As on a new page; for tests. */
export const resetFollowing = () => {
  isToldOld = false;
};

/**
 * Keeps the count true until the signal says stop: other tabs, the way back to a page that was left, and what was
 * under way when the last page was left.
 */
export function followCart(signal: AbortSignal): void {
  followPage(signal);
  const resumeAll = () => {
    for (const pending of claimPending('cart')) void resume(pending);
  };
  resumeAll();
  if (isPageBehind()) markCartStale();
  onBroadcast(({ cartCount, cartSeen, cartChanged, since }) => {
    // The shop's own forms change the cart, too; which of the two pages is older, only the shop can say
    if (cartSeen !== undefined && cartSeen !== ($cartCount.get() ?? cartSeen)) markCartStale();
    if (cartCount !== undefined || cartChanged) cartChangedElsewhere(cartCount, since);
  }, signal);
  let isStarting = true;
  onPageReturn(() => {
    // What is known by the time at which a later widget comes, is newer than the page
    if (isStarting && isToldOld) return;
    isToldOld ||= isStarting;
    forgetCart();
    markCartStale();
    resumeAll();
  }, signal);
  isStarting = false;
}

/**
 * What was under way when an earlier page was left: sent again under its key, it happens once and says the count.
 *
 * @param at when this page has found it (milliseconds since 1970): after a sign-out in any tab it is sent for nobody else
 */
async function resume({ key, change, before }: Pending, at = Date.now()): Promise<void> {
  if (isLeft({ at, of: 'anyone' })) return;
  if (!change) {
    settlePending(key);
    markCartStale();
    // It cannot be sent again: what is in the cart says whether it was made
    const pieces = await fetchPieces().catch(() => undefined);
    const isMade = pieces && typeof before === 'number' && pieces.itemsQuantity > before;
    return isMade ? $lateAddition.set({}) : $lateFailure.set({ isGuest: false });
  }
  try {
    const answer = await resendChange(change, key);
    if (change.path === wishlistMove().path) keepOnWishlist(answer?.skipped ?? []);
  } catch (error) {
    markCartStale();
    // What is gone already was to go
    if (change.method === 'DELETE' && error instanceof ApiError && error.status === 404) return;
    tellLateFailure(error, () => resume({ key, change }, at));
  }
}
