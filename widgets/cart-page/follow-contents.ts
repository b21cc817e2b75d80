import { atom } from 'nanostores';
import { catchApiError } from '../../shared/api/errors.ts';
import type { Cart } from '../../shared/model/cart.ts';
import { onAbort } from '../../shared/page/on-abort.ts';
import {
  $cart,
  $cartCount,
  isCartUnsettled,
  seedCartCount,
  seedUnknownCart,
} from '../../shared/stores/cart/cart.ts';
import { followCart } from '../../shared/stores/cart/follow-cart.ts';
import { followStaleCart, loadCart } from '../../shared/stores/cart/load-cart.ts';
import { createRunningRequests } from '../../shared/stores/running-requests.ts';
import { cartEntryText } from '../../shared/text/cart-entry.ts';
import { showError } from '../../shared/ui/dialogs/show-error.ts';
import { keepEqualItems } from './keep-equal-items.ts';

export type FollowedCart = ReturnType<typeof followContents>;

/** The cart before the shop has responded, on a page that several visitors share. */
const noItems: Pick<Cart, 'items' | 'total'> = { items: [], total: {} };

/**
 * Returns the visible cart: first the printed items, then the last loaded items. The cart reloads after a
 * change on this page, in the flyout or in another tab. If the device is offline, the cart reloads when the
 * connection returns.
 */
export function followContents(printed: Cart | undefined, signal: AbortSignal) {
  followCart(signal);
  if (printed) seedCartCount(printed.itemsQuantity);
  else seedUnknownCart();
  // If the stored count differs from the count in the printed cart, the printed cart is stale
  if (printed && !$cart.get() && $cartCount.get() === printed.itemsQuantity && !isCartUnsettled())
    $cart.set(printed);

  const $shown = atom<Pick<Cart, 'items' | 'total'>>($cart.get() ?? printed ?? noItems);
  const { $waiting, coverDuring } = createRunningRequests();

  const reload = (): void =>
    void coverDuring(
      catchApiError(loadCart(signal), () =>
        showError(cartEntryText.loadFailed, { retry: reload, untilOnline: true }),
      ),
    );

  const show = ({ items, total }: Cart) =>
    $shown.set({ items: keepEqualItems($shown.get().items, items), total });
  const stop = $cart.subscribe((cart) => (cart ? show(cart) : reload()));
  onAbort(signal, stop);
  followStaleCart(signal);
  addEventListener('online', () => void ($cart.get() ?? reload()), { signal });

  return { $shown, $waiting, coverDuring, reload };
}
