import type { Address } from '../../model/address.ts';
import { addressText } from '../../text/address.ts';

/**
 * Whether two addresses are the same: the ids are equal, or city, company, names, street lines and phone are equal.
 * White space at both ends and empty lines are ignored.
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
 * The lines of an address on a card: company, names, street lines, 'city, zip' and 'T: phone'. The lines are texts, not
 * markup. Empty lines are omitted.
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
 * The default addresses of a customer: preselected in checkout, and first in the address book.
 *
 * @see site.md section 2.11, "Address book"; shop.md section 4, "Address step"
 */
export const defaultAddresses = (addresses: readonly Address[]) => ({
  billing: addresses.find(({ isDefaultBilling }) => isDefaultBilling),
  shipping: addresses.find(({ isDefaultShipping }) => isDefaultShipping),
});
