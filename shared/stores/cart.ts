import { atom } from 'nanostores';
import {
  type CartAnswer,
  type CartPayload,
  fetchCartCount,
  itemAddition,
  itemRemoval,
  quantityChange,
  sendCartChange,
  wishlistMove,
} from '../api/cart.ts';
import type { Change, HiddenFields } from '../api/change.ts';
import { ApiError, isUncertain, UnknownOutcome } from '../api/errors.ts';
import type { Cart } from '../model/cart.ts';
import { emit } from '../signals/signals.ts';
import { broadcast, onBroadcast } from './broadcast.ts';
import {
  followPage,
  isPageBehind,
  type Pending,
  settlePending,
  takeOver,
  tellLateFailure,
  whilePending,
} from './outbox.ts';
import { onPageReturn } from './page-lifecycle.ts';
import { createIdempotencyKey, sendTwice, serialQueue } from './serial-queue.ts';
import { keepOnWishlist } from './wishlist.ts';

/** Number of pieces in the cart; undefined until the page or the shop has said it. */
export const $cartCount = atom<number | undefined>();

/** The contents as last loaded; undefined when they are not known or no longer true. */
export const $cart = atom<Cart | undefined>();

/**
 * Whether the count is in doubt: whoever shows it asks the shop then, without a dialog when that fails, for nobody has
 * asked for it. False again once it has been asked.
 */
export const $isCartStale = atom(false);

/** How often somebody wanted to see the cart: its entry opens. */
export const $cartShown = atom(0);

export const showCart = () => $cartShown.set($cartShown.get() + 1);

/** One change of the cart at a time, in the order in which they were asked for. */
const enqueue = serialQueue();

/** Resolves when the changes asked for so far are made or refused. */
export const changesMade = enqueue.settled;

/** Whether nobody knows yet what is in the cart: a change is under way, or the shop is asked. */
export const isCartUnsettled = () => enqueue.isBusy() || $isCartStale.get();

/** Keys under which something was sent, by this page or by one before it. */
const sent = new Set<string>();

let version = 0;

/** Grows with each change, here or in another tab: contents that were asked for before it are old. */
export const cartVersion = () => version;

/** What the server printed into the page counts until something newer is known. */
export function seedCartCount(count: number): void {
  if ($cartCount.get() !== undefined) return;
  $cartCount.set(count);
  broadcast({ cartSeen: count });
}

/** @param key of an earlier try of the same addition, of which it is not known what became of it */
export async function addToCart(productId: string, payload: CartPayload, key?: string): Promise<void> {
  const answer = await change(itemAddition(productId, payload), key, payload.quantity);
  emit('product-added-to-cart', { productId, ...answer });
}

export async function changeCartItem(itemId: string, quantity: number): Promise<void> {
  const answer = await change(quantityChange(itemId, quantity));
  emit('cart-item-changed', { itemId, ...answer });
}

export async function removeFromCart(itemId: string): Promise<void> {
  const answer = await change(itemRemoval(itemId));
  emit('product-removed-from-cart', { itemId, ...answer });
}

/** Moves the wishlist into the cart. Answers the ids that have stayed on it. */
export async function addWishlistToCart(fields?: HiddenFields): Promise<readonly string[]> {
  const { skipped = [], ...answer } = (await change(wishlistMove(fields))) ?? {};
  emit('product-added-to-cart', answer);
  return skipped;
}

/** @param pieces that an addition brings */
const change = (change: Change, key = createIdempotencyKey(), pieces = 0) =>
  whilePending(key, change, () => enqueue(() => carryOut(change, key, pieces)));

/**
 * A change in its turn, so that the count before it is what the changes before it have made. One without an answer, or
 * with an illegible one, may have been made, and one of an item that is gone has been made before: the shop is asked
 * what is true.
 */
async function carryOut(change: Change, key: string, pieces: number): Promise<CartAnswer | undefined> {
  let isRepeat = false;
  const send = () => {
    isRepeat = sent.has(key);
    sent.add(key);
    return sendCartChange(change, key);
  };
  const sending = sendTwice(send, key);
  try {
    const answer = await (pieces > 0 ? confirmed(sending, pieces) : sending);
    changed(answer, pieces, isRepeat);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && (error.status < 300 || error.status === 404)) markStale();
    throw error;
  }
}

/** For a page that goes away: it cannot wait for its turn, and the next one asks for the answer. */
export async function sendLeaving(change: Change): Promise<void> {
  const key = createIdempotencyKey();
  await whilePending(key, change, () => sendCartChange(change, key));
}

/**
 * An addition whose answer was lost twice: the shop's count of pieces says whether it was made. Rejects with
 * UnknownOutcome where it does not: it cannot be asked, the count before was in doubt, or others have changed the cart.
 */
async function confirmed(
  addition: Promise<CartAnswer | undefined>,
  pieces: number,
): Promise<CartAnswer | undefined> {
  const isOnline = navigator.onLine;
  const turn = version;
  const before = $isCartStale.get() ? undefined : $cartCount.get();
  try {
    return await addition;
  } catch (error) {
    // What was asked for without a connection has not left the device
    if (!isUncertain(error) || !isOnline) throw error;
    const count = await fetchCartCount().catch(() => undefined);
    if (before !== undefined && count !== undefined && version === turn) {
      if (count === before) throw error;
      if (count === before + pieces) return { totalItems: count };
    }
    throw new UnknownOutcome(error.status, error.message, error.code);
  }
}

/**
 * Where an answer says nothing about the count, ours is a guess until the shop has said it, which is asked; so is the
 * count of a repeat: a key that was carried out before has the answer of that time. Other tabs ask, too.
 */
function changed(answer: CartAnswer | undefined, pieces: number, isRepeat: boolean): void {
  const known = $cartCount.get();
  const cartCount = answer?.totalItems ?? (pieces > 0 ? (known ?? 0) + pieces : known);
  const isGuess = isRepeat || answer?.totalItems === undefined;
  // First, so that whoever misses the contents finds them asked for
  if (isGuess) markStale();
  forget();
  $cartCount.set(cartCount);
  broadcast(isGuess ? { cartChanged: true } : { cartCount });
}

/** The cart has become an order: it is empty, here and in other tabs. @see shop.md section 4, "Order button", 5 */
export function cartOrdered(): void {
  forget();
  $cartCount.set(0);
  broadcast({ cartCount: 0 });
}

/**
 * Keeps the count true until the signal says stop: other tabs, the way back to a page that was left, and what was
 * under way when the last page was left.
 */
export function followCart(signal: AbortSignal): void {
  followPage(signal);
  const resumeAll = () => takeOver(true).forEach(resume);
  resumeAll();
  if (isPageBehind()) markStale();
  onBroadcast(({ cartCount, cartSeen, cartChanged }) => {
    // The shop's own forms change the cart, too; which of the two pages is older, only the shop can say
    if (cartChanged || (cartSeen !== undefined && cartSeen !== ($cartCount.get() ?? cartSeen))) markStale();
    if (cartCount !== undefined || cartChanged) forget();
    if (cartCount !== undefined) $cartCount.set(cartCount);
  }, signal);
  onPageReturn(() => {
    forget();
    markStale();
    resumeAll();
  }, signal);
}

/** What was under way when an earlier page was left: sent again under its key, it happens once and says the count. */
async function resume({ key, change: pending }: Pending): Promise<void> {
  if (!pending) {
    settlePending(key);
    return markStale();
  }
  sent.add(key);
  try {
    const answer = await change(pending, key);
    if (pending.path === wishlistMove().path) keepOnWishlist(answer?.skipped ?? []);
  } catch (error) {
    markStale();
    // What is gone already was to go
    if (pending.method === 'DELETE' && error instanceof ApiError && error.status === 404) return;
    tellLateFailure(error, () => resume({ key, change: pending }));
  }
}

function forget(): void {
  version++;
  $cart.set(undefined);
}

/** What is known stays in view until the shop has answered. */
function markStale(): void {
  version++;
  $isCartStale.set(true);
}

/** As on a new page; for tests. */
export function resetCart(): void {
  $cartCount.set(undefined);
  $cart.set(undefined);
  $isCartStale.set(false);
  sent.clear();
}
