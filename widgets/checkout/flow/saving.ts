import { atom } from 'nanostores';
import { type ShippingSelection, saveShipping } from '../../../shared/api/checkout.ts';
import { makeChange } from '../../../shared/changes/change.ts';
import type { Cart } from '../../../shared/model/cart.ts';
import type { CheckoutOptions } from '../../../shared/model/payment.ts';
import { inTurn } from '../../../shared/page/in-turn.ts';
import { cartsMatch } from '../../../shared/rules/checkout/order.ts';
import { renewCart } from '../../../shared/stores/cart/load-cart.ts';

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

  /**
   * For a caller that has the turn (`inTurn`) already. What was saved before stays in view until the answer is there, and
   * after a failure. Rejects with what the shop refused, and when it has answered nothing.
   */
  async function saveAgain(selection: ShippingSelection): Promise<Saved> {
    const digest = JSON.stringify(selection);
    $refused.set('');
    const options = await makeChange({ change: selection, send: () => saveShipping(selection, signal) });
    const cart = await renewCart();
    if (!options) throw Error('The shop has answered no payment methods');
    $saved.set({ digest, options, cart });
    return { digest, options, cart };
  }

  /** As `saveAgain`; after a failure nothing counts as saved. */
  async function save(selection: ShippingSelection): Promise<Saved> {
    try {
      return await inTurn('checkout', () => saveAgain(selection));
    } catch (error) {
      $saved.set(undefined);
      throw error;
    }
  }

  /** What is saved, where it is this selection for this cart: payment methods and totals go with both. */
  function savedFor(selection: ShippingSelection, cart: Cart): Saved | undefined {
    const saved = $saved.get();
    const isSame = saved?.digest === JSON.stringify(selection) && cartsMatch(saved.cart, cart);
    return isSame ? saved : undefined;
  }

  return { $saved, $failure, $refused, save, saveAgain, savedFor };
}
