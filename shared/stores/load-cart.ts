import { fetchCart } from '../api/fetch-cart.ts';
import type { Cart } from '../model/cart.ts';
import { $cart, $cartCount, inTurn } from './cart.ts';

/** Loads the contents, after the changes that are under way. Undefined when the shop answers nothing. */
export async function loadCart(signal?: AbortSignal): Promise<Cart | undefined> {
  const cart = await inTurn(() => fetchCart(signal));
  if (cart) {
    $cart.set(cart);
    $cartCount.set(cart.itemsQuantity);
  }
  return cart;
}
