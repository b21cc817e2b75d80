import { atom } from 'nanostores';
import {
  type CartCall,
  type CartPayload,
  type CartResponse,
  cartCall,
  itemAddition,
  itemRemoval,
  quantityChange,
  wishlistMove,
} from '../../api/cart.ts';
import type { Change, HiddenFields } from '../../api/change.ts';
import { request, type Transport } from '../../api/client.ts';
import { ApiError, isUncertain, UnknownOutcome } from '../../api/errors.ts';
import { makeChange, type Plan } from '../../changes/change.ts';
import { serialQueue } from '../../changes/serial-queue.ts';
import type { Cart } from '../../model/cart.ts';
import { broadcast } from '../../page/broadcast.ts';
import { crossTabOrder } from '../../page/cross-tab-order.ts';
import { resettable } from '../../registry/resettable.ts';
import { emit } from '../../signals/signals.ts';
import { cartOutbox } from './cart-outbox.ts';
import { findChange, sendRemoval } from './find-change.ts';

/** Number of pieces in the cart; undefined until the page or the shop has provided the number. */
export const $cartCount = atom<number | undefined>();

/** The cart as last loaded; undefined if unknown or outdated. */
export const $cart = atom<Cart | undefined>();

/**
 * Whether the count may be wrong. Components that show the count then request the cart, without an error dialog,
 * because the user did not start the request.
 */
export const $isCartStale = atom(false);

/** Increases each time the cart entry should open. */
export const $cartShown = atom(0);

export const showCart = () => $cartShown.set($cartShown.get() + 1);

let queue = serialQueue();

export const changesSettled = () => queue.settled();

/** True while the contents of the cart are uncertain, until the shop has responded. */
let isUnknown = false;

/** Whether a change is pending, or the contents of the cart are uncertain. */
export const isCartUnsettled = () => queue.isBusy() || isUnknown;

/** The count in the last response. The visible count can be lower while a removal can be undone. */
let serverCount: number | undefined;

function setCount(count: number | undefined): void {
  serverCount = count;
  $cartCount.set(count);
}

const order = crossTabOrder();

let version = 0;

/** Increases with each change in any tab. Contents that were requested at a lower number are outdated. */
export const cartVersion = () => version;

/** Sets the count from the server HTML, unless a newer count is known. */
export function seedCartCount(count: number): void {
  if ($cartCount.get() !== undefined) return;
  setCount(count);
  broadcast({ cartSeen: count });
}

/** Requests the cart once for all widgets, for HTML that does not contain the visitor's cart. */
export function seedUnknownCart(): void {
  if ($cartCount.get() === undefined && !isUnknown) markCartStale();
}

/** @param key the key of an earlier attempt whose outcome is unknown */
export async function addToCart(
  productId: string,
  payload: CartPayload,
  key?: string,
  transport?: Transport,
): Promise<true> {
  const plan = cartPlan(itemAddition(productId, payload), key, payload.quantity);
  const response = await makeChange({ ...plan, change: { ...plan.change, transport } });
  emit('product-added-to-cart', { productId, ...response });
  return true;
}

export async function changeCartItem(itemId: string, quantity: number): Promise<void> {
  const response = await makeChange(cartPlan(quantityChange(itemId, quantity)));
  emit('cart-item-changed', { itemId, ...response });
}

export async function removeFromCart(itemId: string): Promise<void> {
  const response = await makeChange(cartPlan(itemRemoval(itemId)));
  emit('product-removed-from-cart', { itemId, ...response });
}

/** Moves the wishlist into the cart. Resolves to the ids that stayed on the wishlist. @param key see `addToCart` */
export async function addWishlistToCart(fields?: HiddenFields, key?: string): Promise<readonly string[]> {
  const { skipped = [], ...response } = (await makeChange(cartPlan(wishlistMove(fields), key))) ?? {};
  emit('product-added-to-cart', response);
  return skipped;
}

/** Sends a change of an earlier page again, with the same key. */
export const changeCart = (change: Change, key: string) => makeChange(cartPlan(change, key));

/** @param pieces number of pieces that an addition adds */
const cartPlan = (change: Change, key?: string, pieces = 0): Plan<CartCall, CartResponse> => ({
  change: cartCall(change),
  key,
  send: change.method === 'DELETE' ? sendRemoval : request,
  queue,
  outbox: (key) => cartOutbox.track(key, change, $cartCount.get()),
  begin(wasSent) {
    const turn = version;
    const { since } = order.sent();
    const before = isUnknown || wasSent ? undefined : serverCount;
    const items = $cart.get()?.items;
    const isAlone = () => version === turn;
    return {
      confirm: () => findChange(change, { pieces, before, items, isAlone }),
      confirmed: (response, isRepeat) => changed(response, pieces, isRepeat || !isAlone(), since),
    };
  },
  failed(error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (isGone || isUncertain(error) || error instanceof UnknownOutcome) markCartStale();
  },
});

/**
 * Sets the count after a change. The new count is an estimate if the response contains no count or may be outdated, or
 * if another tab changed the cart in parallel. After an estimate, all tabs request the cart.
 */
function changed(response: CartResponse, pieces: number, isOld: boolean, since: number): void {
  const known = $cartCount.get();
  const cartCount = response?.totalItems ?? (known === undefined ? known : known + pieces);
  const isGuess = isOld || response?.totalItems === undefined;
  // markCartStale must precede forgetCart: a component that loses its contents then joins the request that
  // markCartStale starts
  if (isGuess) markCartStale();
  else settleCount();
  forgetCart();
  setCount(cartCount);
  broadcast(isGuess ? { cartChanged: true } : { cartCount, since });
}

function settleCount(): void {
  isUnknown = false;
  order.received();
}

/**
 * Handles a change in another tab. If the change was sent before this tab's last response, either count may be newer,
 * so the cart is requested.
 */
export function cartChangedElsewhere(cartCount?: number, since?: number): void {
  const isLater = cartCount !== undefined && order.isLater(since);
  if (!isLater) markCartStale();
  forgetCart();
  if (!isLater) return;
  setCount(cartCount);
}

/** Empties the cart in all tabs after an order. @see shop.md section 4, "Order button", 5 */
export function cartOrdered(): void {
  isUnknown = false;
  forgetCart();
  setCount(0);
  broadcast({ cartCount: 0 });
}

export function forgetCart(): void {
  version++;
  $cart.set(undefined);
}

/** Marks the contents as uncertain. The contents stay visible until the shop has responded. */
export function markCartStale(): void {
  version++;
  isUnknown = true;
  $isCartStale.set(true);
}

export function cartLoaded(cart: Cart): void {
  settleCount();
  setCount(cart.itemsQuantity);
  $cart.set(cart);
}

resettable(() => {
  serverCount = undefined;
  for (const known of [$cartCount, $cart]) known.set(undefined);
  $isCartStale.set(false);
  isUnknown = false;
  queue = serialQueue();
  order.reset();
  $cartShown.set(0);
  // The version is not reset to 0, so that contents that an earlier test requested are outdated
  version++;
});
