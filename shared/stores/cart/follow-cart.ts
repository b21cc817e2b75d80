import { atom } from 'nanostores';
import { fetchPieces, wishlistMove } from '../../api/cart.ts';
import { ApiError } from '../../api/errors.ts';
import {
  $lateFailure,
  followPage,
  isPageBehind,
  type Pending,
  resumePending,
  settlePending,
} from '../../changes/outbox.ts';
import { onBroadcast } from '../../page/broadcast.ts';
import { onPageReturn } from '../../page/page-lifecycle.ts';
import { keepOnWishlist } from '../wishlist/empty-wishlist.ts';
import { $cartCount, cartChangedElsewhere, changeCart, forgetCart, markCartStale } from './cart.ts';

/** What an earlier page has put into the cart with its files, without hearing of it: another object each time. */
export const $lateAddition = atom<object | undefined>();

/** Whether this page has been made anew from the history, and its first widget has said so. */
let isToldOld = false;

/** As on a new page; for tests. */
export const resetFollowing = () => {
  isToldOld = false;
  $lateAddition.set(undefined);
};

/**
 * Keeps the count true until the signal says stop: other tabs, the way back to a page that was left, and what was
 * under way when the last page was left.
 */
export function followCart(signal: AbortSignal): void {
  followPage(signal);
  resumePending('cart', resend, signal);
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
  }, signal);
  isStarting = false;
}

/** What was under way when an earlier page was left; it says the count. */
async function resend({ key, change, before }: Pending): Promise<void> {
  if (!change) {
    settlePending(key);
    markCartStale();
    // It cannot be sent again: what is in the cart says whether it was made
    const pieces = await fetchPieces().catch(() => undefined);
    const isMade = pieces && typeof before === 'number' && pieces.itemsQuantity > before;
    return isMade ? $lateAddition.set({}) : $lateFailure.set({ isGuest: false });
  }
  try {
    const answer = await changeCart(change, key);
    if (change.path === wishlistMove().path) keepOnWishlist(answer?.skipped ?? []);
  } catch (error) {
    markCartStale();
    // What is gone already was to go
    const isGone = change.method === 'DELETE' && error instanceof ApiError && error.status === 404;
    if (!isGone) throw error;
  }
}
