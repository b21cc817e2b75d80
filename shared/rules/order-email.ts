import type { AddressInfo } from '../model/address.ts';

/**
 * The e-mail that goes with an order. Guests only: the shipping address's, else the billing address's, else
 * empty.
 *
 * @see shop.md section 7, "About the order call"
 */
export function orderEmail(info: AddressInfo, isGuestCheckout: boolean): string {
  if (!isGuestCheckout) return '';
  return info.guestShippingAddress?.email || info.guestBillingAddress?.email || '';
}
