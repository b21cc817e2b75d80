import { fetchCart } from '../api/fetch-cart.ts';
import type { Cart } from '../model/cart.ts';
import { $cart, $cartCount, inTurn } from './cart.ts';
import { hearTabs } from './tabs.ts';

/** Grows when another tab changes the cart: what was asked for before is old. */
let changes = 0;
hearTabs(({ cartCount }) => {
  if (cartCount !== undefined) changes++;
});

/**
 * The contents, after the changes that are under way: as they are known by then, else from the shop. Undefined when
 * it answers nothing.
 */
export function loadCart(signal?: AbortSignal): Promise<Cart | undefined> {
  return inTurn(async () => $cart.get() ?? (await load(signal)));
}

async function load(signal: AbortSignal | undefined): Promise<Cart | undefined> {
  const before = changes;
  const cart = await fetchCart(signal);
  if (before !== changes) return load(signal);
  if (cart) {
    $cartCount.set(cart.itemsQuantity);
    $cart.set(cart);
  }
  return cart;
}
