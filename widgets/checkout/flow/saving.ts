import { atom } from 'nanostores';
import { type ShippingSelection, saveShipping } from '../../../shared/api/checkout.ts';
import { makeChange } from '../../../shared/changes/change.ts';
import type { Cart } from '../../../shared/model/cart.ts';
import type { CheckoutOptions } from '../../../shared/model/payment.ts';
import { acquireTabLock } from '../../../shared/page/tab-lock.ts';
import { cartsMatch } from '../../../shared/rules/checkout/order.ts';
import { renewCart } from '../../../shared/stores/cart/load-cart.ts';

/** A saved selection of addresses, method and date, with the server's response. */
export interface Saved {
  /** The selection as text. A selection with another digest must be saved again */
  digest: string;
  options: CheckoutOptions;
  /** The cart as shown in the summary */
  cart: Cart;
}

export type Saving = ReturnType<typeof createSaving>;

/**
 * Saves addresses, method and date to the cart, reloads the cart, and keeps the payment methods of the
 * response.
 *
 * @see shop.md section 4, "Data flow"
 */
export function createSaving(signal: AbortSignal) {
  const $saved = atom<Saved | undefined>();
  /** Error message in German; empty without an error */
  const $failure = atom('');
  /** The server's message if it refused the last selection; otherwise empty */
  const $refused = atom('');

  /**
   * Saves a selection; the caller must already hold the lock (`acquireTabLock`). `$saved` keeps the previous
   * selection until the response and after a failure. Rejects after a refusal or an empty response.
   */
  async function saveAgain(selection: ShippingSelection): Promise<Saved> {
    const digest = JSON.stringify(selection);
    $refused.set('');
    const options = await makeChange({ change: selection, send: () => saveShipping(selection, signal) });
    const cart = await renewCart();
    if (!options) throw Error('The shop has returned no payment methods');
    $saved.set({ digest, options, cart });
    return { digest, options, cart };
  }

  /** Like `saveAgain`, but acquires the lock, and a failure discards the previous selection. */
  async function save(selection: ShippingSelection): Promise<Saved> {
    const release = await acquireTabLock('checkout');
    try {
      return await saveAgain(selection);
    } catch (error) {
      $saved.set(undefined);
      throw error;
    } finally {
      release();
    }
  }

  /**
   * Returns the saved selection if neither the selection nor the cart has changed, because payment methods
   * and totals depend on both.
   */
  function savedFor(selection: ShippingSelection, cart: Cart): Saved | undefined {
    const saved = $saved.get();
    const isSame = saved?.digest === JSON.stringify(selection) && cartsMatch(saved.cart, cart);
    return isSame ? saved : undefined;
  }

  return { $saved, $failure, $refused, save, saveAgain, savedFor };
}
