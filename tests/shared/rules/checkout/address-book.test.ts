import { expect, test } from 'vitest';
import type { Address } from '../../../../shared/model/address.ts';
import {
  addressSections,
  isSavedAs,
  withAddress,
  withoutAddress,
} from '../../../../shared/rules/checkout/address-book.ts';
import { address } from '../../../support/data/samples.ts';

// site.md sections 2.11, "Address book", and 4.5: the sections of the address book

const saved = (id: string, more: Partial<Address> = {}): Address => ({ ...address, id, ...more });

test('the address book omits the sections ‘Standard Adressen’ and ‘Weitere Adressen’ if they are empty', () => {
  const titles = (...addresses: Address[]) =>
    addressSections(addresses).map(({ title, entries }) => [
      title,
      ...entries.map(({ address: { id }, kinds }) => [id, ...kinds].join(' ')),
    ]);
  const shipping = saved('1', { isDefaultShipping: true });
  const billing = saved('2', { isDefaultBilling: true });
  expect(titles(shipping, billing, saved('3'))).toEqual([
    ['Standard Adressen', '2 Rechnungsadresse', '1 Lieferadresse'],
    ['Weitere Adressen', '3'],
  ]);
  expect(titles(saved('1', { isDefaultBilling: true, isDefaultShipping: true }))).toEqual([
    ['Standard Adressen', '1 Rechnungsadresse Lieferadresse'],
  ]);
  expect(titles(saved('3'))).toEqual([['Weitere Adressen', '3']]);
  expect(titles()).toEqual([]);
});

test('if the server marks two addresses as default billing address, the address book lists the two addresses', () => {
  const both = [saved('1', { isDefaultBilling: true }), saved('2', { isDefaultBilling: true })];
  expect(addressSections(both).flatMap(({ entries }) => entries.map(({ address: { id } }) => id))).toEqual([
    '1',
    '2',
  ]);
});

test('a changed address keeps its position, and if it becomes the default, the earlier default is cleared', () => {
  const book = [saved('1', { isDefaultBilling: true }), saved('2', { isDefaultShipping: true })];
  const changed = saved('2', { city: 'Bern', isDefaultBilling: true });
  expect(withAddress(book, changed)).toEqual([saved('1'), changed]);
  expect(withAddress(book, saved('3')).map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(withoutAddress(book, '1')).toEqual([book[1]]);
});

test.each([
  [{}, true],
  [{ id: '9', zip: ' 4001 ' }, true],
  [{ zip: '4002' }, false],
  [{ street: ['Freie Strasse 1'] }, false],
  [{ company: undefined }, false],
  [{ isDefaultShipping: true }, false],
])(
  'isSavedAs() for a saved address and a typed address that differs in %j returns %s',
  (wanted, expected) => {
    expect(isSavedAs(saved('1'), { ...saved('1'), ...wanted })).toBe(expected);
  },
);
