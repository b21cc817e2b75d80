import { atom } from 'nanostores';
import { fetchPieces, wishlistMove } from '../../api/cart.ts';
import { ApiError } from '../../api/errors.ts';
import { $lateFailure, followPage, type Pending } from '../../changes/outbox.ts';
import { onBroadcast } from '../../page/broadcast.ts';
import { onPageReturn } from '../../page/page-lifecycle.ts';
import { resettable } from '../../registry/resettable.ts';
import { keepOnWishlist } from '../wishlist/empty-wishlist.ts';
import { $cartCount, cartChangedElsewhere, changeCart, forgetCart, markCartStale } from './cart.ts';
import { cartOutbox, isPageBehind } from './cart-outbox.ts';

/**
 * The key of an earlier page's addition with files, if the cart now has more pieces. Another tab may have added these
 * pieces, so a listener must look up whether the addition was applied.
 */
export const $lateAddition = atom<{ key: string } | undefined>();

/** Whether an earlier call of `followCart` has already handled the return to this page by Back or Forward. */
let hasHandledHistory = false;

resettable(() => {
  hasHandledHistory = false;
  $lateAddition.set(undefined);
});

/**
 * Keeps the count of the cart up to date until the signal aborts, with messages from other tabs and on return to the
 * page. Also sends the pending changes of earlier pages again.
 */
export function followCart(signal: AbortSignal): void {
  followPage(signal);
  cartOutbox.resume(resend, signal);
  if (isPageBehind()) markCartStale();
  onBroadcast(({ cartCount, cartSeen, cartChanged, since }) => {
    // The counts of two tabs can differ, for example after a form of the server has changed the cart. The tabs cannot
    // tell which count is newer, so the cart is requested
    if (cartSeen !== undefined && cartSeen !== ($cartCount.get() ?? cartSeen)) markCartStale();
    if (cartCount !== undefined || cartChanged) cartChangedElsewhere(cartCount, since);
  }, signal);
  let isStarting = true;
  onPageReturn(() => {
    // The return is handled once per page: when a second widget starts, the data is already newer than the page
    if (isStarting && hasHandledHistory) return;
    hasHandledHistory ||= isStarting;
    forgetCart();
    markCartStale();
  }, signal);
  isStarting = false;
}

async function resend({ key, change, before }: Pending): Promise<void> {
  if (!change) {
    cartOutbox.settle(key);
    markCartStale();
    // A change with files is not stored and cannot be sent again. The number of pieces shows whether the change was
    // applied
    const pieces = await fetchPieces().catch(() => undefined);
    const isMade = pieces && typeof before === 'number' && pieces.itemsQuantity > before;
    return isMade ? $lateAddition.set({ key }) : $lateFailure.set({ isGuest: false });
  }
  try {
    const response = await changeCart(change, key);
    if (change.path === wishlistMove().path) keepOnWishlist(response?.skipped ?? []);
  } catch (error) {
    markCartStale();
    // Removing an item that is already gone is not an error
    const isGone = change.method === 'DELETE' && error instanceof ApiError && error.status === 404;
    if (!isGone) throw error;
  }
}
