import { atom } from 'nanostores';
import {
  type CartAnswer,
  type CartCall,
  type CartPayload,
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
import { emit } from '../../signals/signals.ts';
import { cartOutbox } from './cart-outbox.ts';
import { findChange, sendRemoval } from './find-change.ts';

/** Number of pieces in the cart; undefined until the page or the shop has provided it. */
export const $cartCount = atom<number | undefined>();

/** The contents as last loaded; undefined if unknown or outdated. */
export const $cart = atom<Cart | undefined>();

/**
 * Whether the count may be wrong. A component that shows it then asks the shop, without an error dialog, because the
 * user did not start the request. False again after the request.
 */
export const $isCartStale = atom(false);

/** Number of requests to open the cart entry. */
export const $cartShown = atom(0);

export const showCart = () => $cartShown.set($cartShown.get() + 1);

/** Sends one change of the cart at a time, in the order of the calls. */
let queue = serialQueue();

/** Resolves when all changes so far have succeeded or failed. */
export const changesSettled = () => queue.settled();

/** True from the moment the contents become uncertain until the shop has responded. */
let isUnknown = false;

/** Whether the contents are uncertain: a change is under way, or the shop has not responded since. */
export const isCartUnsettled = () => queue.isBusy() || isUnknown;

/** The count in the last response; the visible count can be lower while a removal can be undone. */
let serverCount: number | undefined;

function setCount(count: number | undefined): void {
  serverCount = count;
  $cartCount.set(count);
}

const order = crossTabOrder();

let version = 0;

/** A number that increases with each change, here or in another tab. Contents requested before it are outdated. */
export const cartVersion = () => version;

/** Sets the count from the server HTML, unless a newer one is known. */
export function seedCartCount(count: number): void {
  if ($cartCount.get() !== undefined) return;
  setCount(count);
  broadcast({ cartSeen: count });
}

/** For a page that does not know the visitor's cart. Asks the shop once for all widgets. */
export function seedUnknownCart(): void {
  if ($cartCount.get() === undefined && !isUnknown) markCartStale();
}

/** @param key of an earlier attempt at the same addition, whose outcome is unknown */
export async function addToCart(
  productId: string,
  payload: CartPayload,
  key?: string,
  transport?: Transport,
): Promise<true> {
  const plan = cartPlan(itemAddition(productId, payload), key, payload.quantity);
  const answer = await makeChange({ ...plan, change: { ...plan.change, transport } });
  emit('product-added-to-cart', { productId, ...answer });
  return true;
}

export async function changeCartItem(itemId: string, quantity: number): Promise<void> {
  const answer = await makeChange(cartPlan(quantityChange(itemId, quantity)));
  emit('cart-item-changed', { itemId, ...answer });
}

export async function removeFromCart(itemId: string): Promise<void> {
  const answer = await makeChange(cartPlan(itemRemoval(itemId)));
  emit('product-removed-from-cart', { itemId, ...answer });
}

/** Moves the wishlist into the cart. Resolves to the ids that stayed on it. @param key as for `addToCart` */
export async function addWishlistToCart(fields?: HiddenFields, key?: string): Promise<readonly string[]> {
  const { skipped = [], ...answer } = (await makeChange(cartPlan(wishlistMove(fields), key))) ?? {};
  emit('product-added-to-cart', answer);
  return skipped;
}

/** Sends any change under the key of an earlier page. The shop may have applied the change already. */
export const changeCart = (change: Change, key: string) => makeChange(cartPlan(change, key));

/**
 * The plan of a cart change. Changes run one after the other, so that the count before each one includes the previous
 * ones. The contents are requested if the response is missing or unreadable, or if the item does not exist.
 *
 * @param pieces number of pieces that an addition adds
 */
const cartPlan = (change: Change, key?: string, pieces = 0): Plan<CartCall, CartAnswer> => ({
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
      confirmed: (answer, isRepeat) => changed(answer, pieces, isRepeat || !isAlone(), since),
    };
  },
  failed(error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (isGone || isUncertain(error) || error instanceof UnknownOutcome) markCartStale();
  },
});

/**
 * Sets the count after a change. The count is an estimate, and the shop is asked for it, in three cases: the response
 * contains no count; the key was sent before, so that the response may be an old one; another tab changed the cart in
 * parallel. Other tabs then ask as well.
 */
function changed(answer: CartAnswer, pieces: number, isOld: boolean, since: number): void {
  const known = $cartCount.get();
  const cartCount = answer?.totalItems ?? (known === undefined ? known : known + pieces);
  const isGuess = isOld || answer?.totalItems === undefined;
  // Called before forgetCart, so that a component without contents finds a running request
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
 * Handles a change in another tab. If that change was sent before this tab's last response, either count may be the
 * newer one: the shop is asked.
 */
export function cartChangedElsewhere(cartCount?: number, since?: number): void {
  const isLater = cartCount !== undefined && order.isLater(since);
  if (!isLater) markCartStale();
  forgetCart();
  if (!isLater) return;
  setCount(cartCount);
}

/** Empties the cart here and in other tabs after an order. @see shop.md section 4, "Order button", 5 */
export function cartOrdered(): void {
  isUnknown = false;
  forgetCart();
  setCount(0);
  broadcast({ cartCount: 0 });
}

/** Drops the contents, which are outdated. */
export function forgetCart(): void {
  version++;
  $cart.set(undefined);
}

/** Marks the contents as uncertain; they stay visible until the shop has responded. */
export function markCartStale(): void {
  version++;
  isUnknown = true;
  $isCartStale.set(true);
}

/** Sets the contents from a response of the shop. */
export function cartLoaded(cart: Cart): void {
  settleCount();
  setCount(cart.itemsQuantity);
  $cart.set(cart);
}

/** Resets the module state; for tests. */
export function resetCart(): void {
  serverCount = undefined;
  for (const known of [$cartCount, $cart]) known.set(undefined);
  $isCartStale.set(false);
  isUnknown = false;
  queue = serialQueue();
  order.reset();
  $cartShown.set(0);
  // Increased instead of reset, so that contents requested by an earlier test stay outdated
  version++;
}
