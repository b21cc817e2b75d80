import { atom } from 'nanostores';
import {
  type CartPayload,
  deleteCartItem,
  patchCartItem,
  postCartItem,
  postWishlistToCart,
} from '../api/cart.ts';
import { ApiError, attempt } from '../api/errors.ts';
import type { Cart } from '../model/cart.ts';
import type { ItemCount } from '../model/item-count.ts';
import { raise } from '../signals/signals.ts';
import { onPageReturn } from './page-return.ts';
import { serialQueue } from './serial-queue.ts';
import { hearTabs, tellTabs } from './tabs.ts';

/** Number of pieces in the cart; undefined until the page or the shop has said it. */
export const $cartCount = atom<number | undefined>();

/** The contents as last loaded; undefined when they are not known or no longer true. */
export const $cart = atom<Cart | undefined>();

/** One change of the cart at a time, in the order in which they were asked for. */
const inTurn = serialQueue();

/** Resolves when the changes asked for so far are made or refused. */
export const changesMade = inTurn.settled;

let version = 0;

/** Grows with each change, here or in another tab: contents that were asked for before it are old. */
export const cartVersion = () => version;

/** What the server printed into the page counts until something newer is known. */
export function seedCartCount(count: number): void {
  if ($cartCount.get() !== undefined) return;
  $cartCount.set(count);
  tellTabs({ cartSeen: count });
}

export async function addToCart(productId: string, payload: CartPayload): Promise<void> {
  const answer = await change((key) => postCartItem(productId, payload, key));
  changed(answer, ($cartCount.get() ?? 0) + payload.quantity);
  raise('product-added-to-cart', { productId, ...answer });
}

export async function changeCartItem(itemId: string, quantity: number): Promise<void> {
  const answer = await change((key) => patchCartItem(itemId, { quantity }, key));
  changed(answer);
  raise('cart-item-changed', { itemId, ...answer });
}

export async function removeFromCart(itemId: string): Promise<void> {
  const answer = await change((key) => deleteCartItem(itemId, key));
  changed(answer);
  raise('product-removed-from-cart', { itemId, ...answer });
}

/** Moves the whole wishlist into the cart. */
export async function addWishlistToCart(): Promise<void> {
  const answer = await change(postWishlistToCart);
  changed(answer);
  raise('product-added-to-cart', { ...answer });
}

/**
 * A change without an answer, or with an illegible one, may have been made, and one of an item that is gone has
 * been made before: the shop is asked what is true.
 */
async function change<T>(make: (key: string) => Promise<T>): Promise<T> {
  try {
    return await inTurn(make);
  } catch (error) {
    if (error instanceof ApiError && (error.status < 300 || error.status === 404)) renew();
    throw error;
  }
}

/** An answer without a body says nothing about the count: then ours is a guess until the cart is loaded. */
function changed(answer: ItemCount | undefined, guess = $cartCount.get()): void {
  const cartCount = answer?.totalItems ?? guess;
  forget();
  $cartCount.set(cartCount);
  tellTabs({ cartCount });
}

hearTabs(({ cartCount, cartSeen }) => {
  // The shop's own forms change the cart, too; which of the two pages is older, only the shop can say
  if (cartSeen !== undefined && cartSeen !== ($cartCount.get() ?? cartSeen)) renew();
  if (cartCount === undefined) return;
  forget();
  $cartCount.set(cartCount);
});

onPageReturn(() => {
  forget();
  renew();
});

function forget(): void {
  version++;
  $cart.set(undefined);
}

/** What is known stays in view until the shop has answered. An old badge is no reason for a dialog: nobody has asked. */
function renew(): void {
  version++;
  const loaded = import('./load-cart.ts').then(({ renewCart }) => renewCart());
  attempt(loaded, () => undefined);
}
