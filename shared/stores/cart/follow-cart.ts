import { atom } from 'nanostores';
import { fetchPieces, wishlistMove } from '../../api/cart.ts';
import { ApiError } from '../../api/errors.ts';
import { $lateFailure, followPage, type Pending } from '../../changes/outbox.ts';
import { onBroadcast } from '../../page/broadcast.ts';
import { onPageReturn } from '../../page/page-lifecycle.ts';
import { keepOnWishlist } from '../wishlist/empty-wishlist.ts';
import { $cartCount, cartChangedElsewhere, changeCart, forgetCart, markCartStale } from './cart.ts';
import { cartOutbox, isPageBehind } from './cart-outbox.ts';

/**
 * The key of an addition with files that an earlier page sent, if the cart has more pieces than before it. Another tab
 * may have added them, so only the domain of the files can tell whether the addition was applied.
 */
export const $lateAddition = atom<{ key: string } | undefined>();

/** Whether a widget has already reacted to the return to this page by Back or Forward. */
let hasHandledHistory = false;

/** Resets the module state; for tests. */
export const resetFollowing = () => {
  hasHandledHistory = false;
  $lateAddition.set(undefined);
};

/**
 * Keeps the count up to date until the signal aborts: listens to other tabs and to the return to a page, and retries
 * changes that were pending when the last page was left.
 */
export function followCart(signal: AbortSignal): void {
  followPage(signal);
  cartOutbox.resume(resend, signal);
  if (isPageBehind()) markCartStale();
  onBroadcast(({ cartCount, cartSeen, cartChanged, since }) => {
    // The shop's own forms change the cart, too. If the tabs differ, only the shop can tell whose count is newer
    if (cartSeen !== undefined && cartSeen !== ($cartCount.get() ?? cartSeen)) markCartStale();
    if (cartCount !== undefined || cartChanged) cartChangedElsewhere(cartCount, since);
  }, signal);
  let isStarting = true;
  onPageReturn(() => {
    // A widget that starts later already has data newer than the page
    if (isStarting && hasHandledHistory) return;
    hasHandledHistory ||= isStarting;
    forgetCart();
    markCartStale();
  }, signal);
  isStarting = false;
}

/** Retries a change that was pending when an earlier page was left; its response contains the count. */
async function resend({ key, change, before }: Pending): Promise<void> {
  if (!change) {
    cartOutbox.settle(key);
    markCartStale();
    // A change with files cannot be sent again, so the contents of the cart show whether it was applied
    const pieces = await fetchPieces().catch(() => undefined);
    const isMade = pieces && typeof before === 'number' && pieces.itemsQuantity > before;
    return isMade ? $lateAddition.set({ key }) : $lateFailure.set({ isGuest: false });
  }
  try {
    const answer = await changeCart(change, key);
    if (change.path === wishlistMove().path) keepOnWishlist(answer?.skipped ?? []);
  } catch (error) {
    markCartStale();
    // A removal of an item that is already gone has succeeded
    const isGone = change.method === 'DELETE' && error instanceof ApiError && error.status === 404;
    if (!isGone) throw error;
  }
}
