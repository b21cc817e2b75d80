import type { Address } from '../../model/address.ts';
import { addressBookText } from '../../text/address-book.ts';
import { defaultAddresses, sameAddress } from './addresses.ts';

/**
 * Adds a saved address to the addresses, or replaces its earlier version. If the saved address is a default, no other
 * address stays the default of the same kind.
 */
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

export const withoutAddress = (addresses: readonly Address[], id: string): Address[] =>
  addresses.filter((address) => address.id !== id);

/** Whether an address in a response equals the address that was sent, in every field that a customer can edit. */
export const isSavedAs = (saved: Address, wanted: Omit<Address, 'id' | 'gender' | 'email'>): boolean =>
  sameAddress(
    { ...saved, id: undefined },
    { ...wanted, id: undefined, gender: undefined, email: undefined },
  ) &&
  saved.zip === wanted.zip.trim() &&
  saved.isDefaultBilling === wanted.isDefaultBilling &&
  saved.isDefaultShipping === wanted.isDefaultShipping;

export interface AddressSection {
  title: string;
  /**
   * `kinds` lists the kinds for which the address is the default. An address that is the default for both kinds has one
   * entry
   */
  entries: { address: Address; kinds: string[] }[];
}

/**
 * The sections of the address book: 'Standard Adressen', with the billing address first, and 'Weitere Adressen'. Empty
 * sections are omitted.
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
