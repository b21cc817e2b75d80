import type { Address } from '../../model/address.ts';
import { addressBookText } from '../../text/address-book.ts';
import { defaultAddresses, sameAddress } from './addresses.ts';

/** The addresses with one that was saved: it takes its own place, and is the only default of its kind. */
export function withAddress(addresses: readonly Address[], saved: Address): Address[] {
  const others = addresses.map((address) => ({
    ...address,
    isDefaultBilling: address.isDefaultBilling && !saved.isDefaultBilling,
    isDefaultShipping: address.isDefaultShipping && !saved.isDefaultShipping,
  }));
  return others.some(({ id }) => id === saved.id)
    ? others.map((address) => (address.id === saved.id ? saved : address))
    : [...others, saved];
}

/** The addresses without one of them. */
export const withoutAddress = (addresses: readonly Address[], id: string): Address[] =>
  addresses.filter((address) => address.id !== id);

/** Whether an address that the shop has is what was to be saved, in everything that can be typed and chosen. */
export const isSavedAs = (saved: Address, wanted: Omit<Address, 'id' | 'gender' | 'email'>): boolean =>
  sameAddress(
    { ...saved, id: undefined },
    { ...wanted, id: undefined, gender: undefined, email: undefined },
  ) &&
  saved.zip === wanted.zip.trim() &&
  saved.isDefaultBilling === wanted.isDefaultBilling &&
  saved.isDefaultShipping === wanted.isDefaultShipping;

/** A part of the address book with its cards. */
export interface AddressSection {
  title: string;
  /** `kinds` is what an address is the default of: one that is both stands there once */
  entries: { address: Address; kinds: string[] }[];
}

/**
 * The address book as it is shown: 'Standard Adressen', the billing address first, and 'Weitere Adressen', each only
 * where it has any.
 *
 * @see site.md sections 2.11, "Address book", and 4.5
 */
export function addressSections(addresses: readonly Address[]): AddressSection[] {
  const { billing, shipping } = defaultAddresses(addresses);
  const isBoth = billing !== undefined && billing === shipping;
  const defaults = [
    ...(billing
      ? [
          {
            address: billing,
            kinds: [addressBookText.billing, ...(isBoth ? [addressBookText.shipping] : [])],
          },
        ]
      : []),
    ...(shipping && !isBoth ? [{ address: shipping, kinds: [addressBookText.shipping] }] : []),
  ];
  const shown = defaults.map(({ address }) => address);
  const rest = addresses.filter((address) => !shown.includes(address));
  return [
    { title: addressBookText.defaults, entries: defaults },
    { title: addressBookText.others, entries: rest.map((address) => ({ address, kinds: [] })) },
  ].filter(({ entries }) => entries.length > 0);
}
