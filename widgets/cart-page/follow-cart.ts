import { atom } from 'nanostores';
import { attempt } from '../../shared/api/errors.ts';
import type { Cart } from '../../shared/model/cart.ts';
import { $cart, $cartCount, seedCartCount } from '../../shared/stores/cart.ts';
import { takeLeftBehind } from '../../shared/stores/left-behind.ts';
import { loadCart, renewCart } from '../../shared/stores/load-cart.ts';
import { cartFlyoutText } from '../../shared/text/cart-flyout.ts';
import { showError } from '../../shared/ui/show-error.ts';

export type FollowedCart = ReturnType<typeof followCart>;

/**
 * The contents as the page shows them: the printed ones, then the last that are known. When the cart changes, here,
 * in the flyout or in another tab, they are loaded anew; without a connection as soon as there is one again.
 */
export function followCart(printed: Cart, signal: AbortSignal) {
  seedCartCount(printed.itemsQuantity);
  // Where something has changed between the page's HTML and now, the count says so
  if (!$cart.get() && $cartCount.get() === printed.itemsQuantity) $cart.set(printed);

  const $shown = atom($cart.get() ?? printed);
  /** How many calls the page waits for */
  const $waiting = atom(0);

  async function during<T>(call: Promise<T>): Promise<T> {
    $waiting.set($waiting.get() + 1);
    try {
      return await call;
    } finally {
      $waiting.set($waiting.get() - 1);
    }
  }

  async function load(): Promise<void> {
    if (!(await loadCart(signal))) throw Error('The shop has answered no cart');
  }
  const reload = () => void during(attempt(load(), () => showError(cartFlyoutText.loadFailed)));

  const stop = $cart.subscribe((cart) => (cart ? $shown.set(cart) : reload()));
  signal.addEventListener('abort', stop);
  addEventListener('online', () => void ($cart.get() ?? reload()), { signal });

  if (takeLeftBehind()) attempt(renewCart(), () => undefined);
  return { $shown, $waiting, during };
}
