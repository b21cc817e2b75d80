import { fetchCart } from '../api/fetch-cart.ts';
import type { Cart } from '../model/cart.ts';
import { $cart, $cartCount, cartVersion, changesMade } from './cart.ts';
import { serialQueue } from './serial-queue.ts';

/** Not the queue of the changes: a slow answer here keeps nobody from buying. */
const inTurn = serialQueue();

/**
 * The contents, after the changes that are under way: as they are known by then, else from the shop. Undefined
 * when it answers nothing.
 */
export const loadCart = (signal?: AbortSignal): Promise<Cart | undefined> =>
  inTurn(async () => {
    await changesMade();
    return $cart.get() ?? (await load(signal));
  });

/** The contents from the shop, whatever is known of them. */
export const renewCart = (): Promise<Cart | undefined> => inTurn(() => load());

async function load(signal?: AbortSignal): Promise<Cart | undefined> {
  await changesMade();
  const version = cartVersion();
  const cart = await fetchCart(signal);
  if (version !== cartVersion()) return load(signal);
  if (cart) {
    $cartCount.set(cart.itemsQuantity);
    $cart.set(cart);
  }
  return cart;
}
