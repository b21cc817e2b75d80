import type { Address } from '../model/address.ts';

/**
 * Whether two addresses are the same: they share an id, or agree in city, company, names, street lines and
 * phone. Spaces at the ends and empty lines do not count.
 *
 * @see shop.md section 4, "Address step"
 */
export function sameAddress(one: Address, other: Address): boolean {
  return (one.id !== undefined && one.id === other.id) || fingerprint(one) === fingerprint(other);
}

function fingerprint({ city, company, firstName, lastName, street, phone }: Address): string {
  const words = [city, company, firstName, lastName, phone].map((text) => text?.trim() ?? '');
  const lines = street.map((line) => line.trim()).filter(Boolean);
  return JSON.stringify([words, lines]);
}
