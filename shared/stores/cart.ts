import { atom } from 'nanostores';
import {
  type CartPayload,
  deleteCartItem,
  patchCartItem,
  postCartItem,
  postWishlistToCart,
} from '../api/cart.ts';
import { attempt } from '../api/errors.ts';
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
export const inTurn = serialQueue();

/** What the server printed into the page counts until something newer is known. */
export function seedCartCount(count: number): void {
  if ($cartCount.get() === undefined) $cartCount.set(count);
}

export async function addToCart(productId: string, payload: CartPayload): Promise<void> {
  const answer = await inTurn((key) => postCartItem(productId, payload, key));
  changed(answer, ($cartCount.get() ?? 0) + payload.quantity);
  raise('product-added-to-cart', { productId, ...answer });
}

export async function changeCartItem(itemId: string, quantity: number): Promise<void> {
  const answer = await inTurn((key) => patchCartItem(itemId, { quantity }, key));
  changed(answer);
  raise('cart-item-changed', { itemId, ...answer });
}

export async function removeFromCart(itemId: string): Promise<void> {
  const answer = await inTurn((key) => deleteCartItem(itemId, key));
  changed(answer);
  raise('product-removed-from-cart', { itemId, ...answer });
}

/** Moves the whole wishlist into the cart. */
export async function addWishlistToCart(): Promise<void> {
  const answer = await inTurn((key) => postWishlistToCart(key));
  changed(answer);
  raise('product-added-to-cart', { ...answer });
}

/** An answer without a body says nothing about the count: then ours is a guess until the cart is loaded. */
function changed(answer: ItemCount | undefined, guess = $cartCount.get()): void {
  const cartCount = answer?.totalItems ?? guess;
  $cart.set(undefined);
  $cartCount.set(cartCount);
  tellTabs({ cartCount });
}

hearTabs(({ cartCount }) => {
  if (cartCount === undefined) return;
  $cart.set(undefined);
  $cartCount.set(cartCount);
});

onPageReturn(() => {
  $cart.set(undefined);
  const loaded = import('./load-cart.ts').then(({ loadCart }) => loadCart());
  // An old badge is no reason for a dialog: nobody has asked
  attempt(loaded, () => undefined);
});
