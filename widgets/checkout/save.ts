import { atom } from 'nanostores';
import { type ShippingSelection, saveShipping } from '../../shared/api/checkout.ts';
import type { Cart } from '../../shared/model/cart.ts';
import type { CheckoutOptions } from '../../shared/model/payment.ts';
import { renewCart } from '../../shared/stores/load-cart.ts';
import { sendTwice } from '../../shared/stores/serial-queue.ts';

/** What the shop has been told of addresses, method and date, and what it has answered. */
export interface Saved {
  /** Of the selection: another one has to be saved again */
  digest: string;
  options: CheckoutOptions;
  /** As the summary shows it */
  cart: Cart;
}

export type Saving = ReturnType<typeof createSaving>;

/**
 * Saves addresses, method and date to the cart, loads the cart anew and keeps the payment methods of the answer.
 *
 * @see shop.md section 4, "Data flow"
 */
export function createSaving(signal: AbortSignal) {
  const $saved = atom<Saved | undefined>();
  /** Why nothing is saved, in German; empty while all is well */
  const $failure = atom('');
  /** Why the shop has refused the last selection, in its own words */
  const $refused = atom('');

  /** Rejects with what the shop refused, and when it has answered nothing. */
  async function save(selection: ShippingSelection): Promise<Saved> {
    const digest = JSON.stringify(selection);
    $saved.set(undefined);
    $refused.set('');
    const options = await sendTwice(() => saveShipping(selection, signal));
    const cart = await renewCart();
    if (!options || !cart) throw Error('The shop has answered neither payment methods nor a cart');
    const saved = { digest, options, cart };
    $saved.set(saved);
    return saved;
  }

  const isSaved = (selection: ShippingSelection | undefined) =>
    selection !== undefined && $saved.get()?.digest === JSON.stringify(selection);

  return { $saved, $failure, $refused, save, isSaved, forget: () => $saved.set(undefined) };
}
