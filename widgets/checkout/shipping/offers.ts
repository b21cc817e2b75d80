import { atom } from 'nanostores';
import { wireAddress } from '../../../shared/api/address.ts';
import { fetchBranches } from '../../../shared/api/branch.ts';
import { fetchShippingMethods } from '../../../shared/api/checkout.ts';
import { readWithRetry } from '../../../shared/api/read-with-retry.ts';
import type { Address } from '../../../shared/model/address.ts';
import type { Branch } from '../../../shared/model/branch.ts';
import type { Cart } from '../../../shared/model/cart.ts';
import { type DeliveryOption, deliveryOptions } from '../../../shared/rules/delivery/methods.ts';
import { cartVersion } from '../../../shared/stores/cart/cart.ts';
import { loadCart } from '../../../shared/stores/cart/load-cart.ts';

/** The shipping methods for an address. */
export interface Offers {
  /** Key of address and cart; for another address or cart, the methods must be loaded again */
  key: string;
  options: readonly DeliveryOption[];
  branches: readonly Branch[];
  /** The cart for which the methods were loaded. This cart stays visible while the current cart reloads */
  cart: Cart;
}

export type OffersStore = ReturnType<typeof createOffers>;

/**
 * Loads the shipping methods for an address, and the branches. The public holidays are derived from closures
 * of the branches.
 */
export function createOffers(signal: AbortSignal) {
  const $offers = atom<Offers | undefined>();
  /** Error message in German; empty without an error */
  const $failure = atom('');
  let branches: readonly Branch[] | undefined;

  const keyOf = (address: Address) => JSON.stringify([wireAddress(address), cartVersion()]);

  async function load(address: Address): Promise<Offers | undefined> {
    // Loads the cart first, because the methods apply to the current cart on the server
    const cart = await loadCart(signal);
    const key = keyOf(address);
    const known = $offers.get();
    if (known?.key === key) return known;
    const [methods, found] = await Promise.all([
      readWithRetry(() => fetchShippingMethods(address, signal)),
      branches ?? readWithRetry(() => fetchBranches(signal)),
    ]);
    if (!methods || !found) throw Error('The shop has returned no shipping methods');
    branches = found;
    const { options, unknown } = deliveryOptions(methods);
    if (unknown.length) console.warn(`Krume: carriers that checkout does not know: ${unknown.join(', ')}`);
    const offers = { key, options, branches, cart };
    $offers.set(offers);
    return offers;
  }

  return { $offers, $failure, load, isCurrent: (address: Address) => $offers.get()?.key === keyOf(address) };
}
