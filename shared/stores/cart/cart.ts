import { atom } from 'nanostores';
import {
  type CartAnswer,
  type CartPayload,
  itemAddition,
  itemRemoval,
  quantityChange,
  sendCartChange,
  wishlistMove,
} from '../../api/cart.ts';
import type { Change, HiddenFields } from '../../api/change.ts';
import { ApiError, isUncertain, UnknownOutcome } from '../../api/errors.ts';
import { makeChange, type Plan } from '../../changes/change.ts';
import { trackPending } from '../../changes/outbox.ts';
import { serialQueue } from '../../changes/serial-queue.ts';
import type { Cart } from '../../model/cart.ts';
import { broadcast } from '../../page/broadcast.ts';
import { tabOrder } from '../../page/tab-order.ts';
import { emit } from '../../signals/signals.ts';
import { findChange, sendRemoval } from './find-change.ts';

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
let queue = serialQueue();

/** Resolves when the changes asked for so far are made or refused. */
export const changesMade = () => queue.settled();

/** From a doubt until the shop has answered: while it cannot be asked, nobody knows what is in the cart. */
let isUnknown = false;

/** Whether nobody knows what is in the cart: a change is under way, or a doubt has no answer yet. */
export const isCartUnsettled = () => queue.isBusy() || isUnknown;

/** Pieces as the shop said last; what is shown may be without an item whose removal can still be undone. */
let told: number | undefined;

const order = tabOrder();

let version = 0;

/** Grows with each change, here or in another tab: contents that were asked for before it are old. */
export const cartVersion = () => version;

/** What the server printed into the page counts until something newer is known. */
export function seedCartCount(count: number): void {
  if ($cartCount.get() !== undefined) return;
  told = count;
  $cartCount.set(count);
  broadcast({ cartSeen: count });
}

/** @param key of an earlier try of the same addition, of which it is not known what became of it */
export async function addToCart(productId: string, payload: CartPayload, key?: string): Promise<void> {
  const answer = await makeChange(inCart(itemAddition(productId, payload), key, payload.quantity));
  emit('product-added-to-cart', { productId, ...answer });
}

export async function changeCartItem(itemId: string, quantity: number): Promise<void> {
  const answer = await makeChange(inCart(quantityChange(itemId, quantity)));
  emit('cart-item-changed', { itemId, ...answer });
}

export async function removeFromCart(itemId: string): Promise<void> {
  const answer = await makeChange(inCart(itemRemoval(itemId)));
  emit('product-removed-from-cart', { itemId, ...answer });
}

/**
 * Moves the wishlist into the cart. Answers the ids that have stayed on it.
 *
 * @param key of an earlier try of the same, of which it is not known what became of it
 */
export async function addWishlistToCart(fields?: HiddenFields, key?: string): Promise<readonly string[]> {
  const { skipped = [], ...answer } = (await makeChange(inCart(wishlistMove(fields), key))) ?? {};
  emit('product-added-to-cart', answer);
  return skipped;
}

/** Any change, under the key of an earlier page: the shop may have made it already. */
export const changeCart = (change: Change, key: string) => makeChange(inCart(change, key));

/**
 * A change of the cart. In its turn, so that the count before it is what the changes before it have made. One without an
 * answer, or with an illegible one, may have been made, and one of an item that is gone has been made before: the shop is
 * asked what is true.
 *
 * @param pieces that an addition brings
 */
const inCart = (change: Change, key?: string, pieces = 0): Plan<Change, CartAnswer | undefined> => ({
  change,
  key,
  send: change.method === 'DELETE' ? sendRemoval : sendCartChange,
  queue,
  outbox: (key) => trackPending(key, change, $cartCount.get()),
  begin(wasSent) {
    const turn = version;
    const { since } = order.sent();
    const before = isUnknown || wasSent ? undefined : told;
    const items = $cart.get()?.items;
    const isAlone = () => version === turn;
    return {
      confirm: () => findChange(change, { pieces, before, items, isAlone }),
      confirmed: (answer, isRepeat) => changed(answer, pieces, isRepeat || !isAlone(), since),
      failed(error) {
        const isGone = error instanceof ApiError && error.status === 404;
        if (isGone || isUncertain(error) || error instanceof UnknownOutcome) markCartStale();
      },
    };
  },
});

/**
 * Where an answer says nothing about the count, ours is a guess until the shop has said it, which is asked; so is the
 * count of a repeat: a key that was carried out before has the answer of that time. Of two tabs whose changes were under
 * way at the same time nobody knows whose count is the later one. Other tabs ask, too.
 */
function changed(answer: CartAnswer | undefined, pieces: number, isOld: boolean, since: number): void {
  const known = $cartCount.get() ?? (pieces > 0 ? 0 : undefined);
  const cartCount = answer?.totalItems ?? (known === undefined ? known : known + pieces);
  const isGuess = isOld || answer?.totalItems === undefined;
  // First, so that whoever misses the contents finds them asked for
  if (isGuess) markCartStale();
  else settleCount();
  forgetCart();
  told = cartCount;
  $cartCount.set(cartCount);
  broadcast(isGuess ? { cartChanged: true } : { cartCount, since });
}

function settleCount(): void {
  isUnknown = false;
  order.answered();
}

/**
 * Another tab has changed the cart. A change that was sent before this tab heard the last answer may be older than that:
 * only the shop can say.
 */
export function cartChangedElsewhere(cartCount?: number, since?: number): void {
  const isLater = cartCount !== undefined && order.isLater(since);
  if (!isLater) markCartStale();
  forgetCart();
  if (!isLater) return;
  told = cartCount;
  $cartCount.set(cartCount);
}

/** The cart has become an order: it is empty, here and in other tabs. @see shop.md section 4, "Order button", 5 */
export function cartOrdered(): void {
  isUnknown = false;
  forgetCart();
  told = 0;
  $cartCount.set(0);
  broadcast({ cartCount: 0 });
}

/** What was known of the contents is no longer true. */
export function forgetCart(): void {
  version++;
  $cart.set(undefined);
}

/** What is known stays in view until the shop has answered. */
export function markCartStale(): void {
  version++;
  isUnknown = true;
  $isCartStale.set(true);
}

/** The shop has said what is in the cart. */
export function cartLoaded(cart: Cart): void {
  settleCount();
  told = cart.itemsQuantity;
  $cartCount.set(told);
  $cart.set(cart);
}

/** As on a new page; for tests. */
export function resetCart(): void {
  told = undefined;
  for (const known of [$cartCount, $cart]) known.set(undefined);
  $isCartStale.set(false);
  isUnknown = false;
  queue = serialQueue();
  order.reset();
  $cartShown.set(0);
  // Contents that an earlier page has asked for stay old
  version++;
}
