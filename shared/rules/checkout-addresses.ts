import type { Address, AddressInfo } from '../model/address.ts';

export interface CheckoutAddresses {
  billing: Address;
  shipping: Address;
}

/**
 * The addresses that are saved to the cart: the customer's before the guest's, and one for both where only
 * one is given. Once a customer's address is there, what was typed as a guest no longer counts, for an order
 * of a signed-in customer uses the account's addresses (section 6).
 *
 * @returns undefined when there is no address at all
 * @see shop.md section 5, "Address call rule"
 */
export function checkoutAddresses(info: AddressInfo): CheckoutAddresses | undefined {
  return (
    pair(info.customerBillingAddress, info.customerShippingAddress) ??
    pair(info.guestBillingAddress, info.guestShippingAddress)
  );
}

function pair(billing: Address | undefined, shipping: Address | undefined): CheckoutAddresses | undefined {
  const one = billing ?? shipping;
  return one && { billing: billing ?? one, shipping: shipping ?? one };
}
