import type { Address, AddressInfo } from '../../model/address.ts';
import { addressText } from '../../text/address.ts';

export interface CheckoutAddresses {
  billing: Address;
  shipping: Address;
}

/**
 * The addresses that are saved to the cart: the customer's before the guest's, and one for both where only
 * one is given. Once a customer's address is there, what was typed as a guest no longer counts, for an order
 * of a signed-in customer uses the account's addresses (shop.md section 6).
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

/**
 * Whether two addresses are the same: they share an id, or agree in city, company, names, street lines and
 * phone. Spaces at the ends and empty lines do not count.
 *
 * @see shop.md section 4, "Address step"
 */
export function sameAddress(one: Address, other: Address): boolean {
  return (one.id !== undefined && one.id === other.id) || identityText(one) === identityText(other);
}

function identityText({ city, company, firstName, lastName, street, phone }: Address): string {
  const words = [city, company, firstName, lastName, phone].map((text) => text?.trim() ?? '');
  const lines = street.map((line) => line.trim()).filter(Boolean);
  return JSON.stringify([words, lines]);
}

/**
 * An address as a card shows it, line by line: company, names, street lines, 'city, zip' and 'T: phone'.
 * Texts, not markup; what is empty has no line.
 *
 * @see site.md section 2.11, "Address book"
 */
export function addressLines({ company, firstName, lastName, street, city, zip, phone }: Address): string[] {
  const lines = [
    company,
    `${firstName} ${lastName}`,
    ...street,
    [city, zip].filter(Boolean).join(', '),
    phone?.trim() && addressText.phoneLine(phone),
  ];
  return lines.flatMap((line) => line?.trim() || []);
}

/**
 * 'Rechnungsadresse' and 'Lieferadresse' of a customer: preselected in checkout, and the first in the address book.
 *
 * @see site.md section 2.11, "Address book"; shop.md section 4, "Address step"
 */
export const defaultAddresses = (addresses: readonly Address[]) => ({
  billing: addresses.find(({ isDefaultBilling }) => isDefaultBilling),
  shipping: addresses.find(({ isDefaultShipping }) => isDefaultShipping),
});
