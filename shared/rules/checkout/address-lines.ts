import type { Address } from '../../model/address.ts';
import { addressText } from '../../text/address.ts';

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
