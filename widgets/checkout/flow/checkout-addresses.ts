import type { Address, AddressInfo, CheckoutAddresses } from '../../../shared/model/address.ts';

/**
 * The addresses that are saved to the cart. A single address is used as billing and shipping address. If the customer
 * has an address, the input of the guest form is ignored, because the order of a signed-in customer uses addresses of
 * the account (shop.md section 6).
 *
 * @returns undefined if there is no address
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
