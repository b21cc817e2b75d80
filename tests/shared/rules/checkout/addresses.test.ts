import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Address } from '../../../../shared/model/address.ts';
import { addressLines, defaultAddresses, sameAddress } from '../../../../shared/rules/checkout/addresses.ts';
import { address } from '../../../support/data/samples.ts';
import { seeded } from '../../../support/data/seeded.ts';

const unsaved: Address = { ...address, id: undefined };

describe('the comparison of two addresses (shop.md section 4, "Address step")', () => {
  test.each<[string, Address, Address]>([
    ['the ids are equal', address, { ...address, city: 'Liestal', firstName: 'Beat' }],
    ['only the ids differ', address, { ...address, id: '8' }],
    ['one address has no id', address, unsaved],
    ['only the zip differs, which is not compared', unsaved, { ...unsaved, zip: '4002' }],
    [
      'spaces and empty lines differ',
      unsaved,
      { ...unsaved, city: ' Basel ', street: [...unsaved.street, ''] },
    ],
    [
      'one company is empty and the other company is missing',
      { ...unsaved, company: undefined },
      { ...unsaved, company: '' },
    ],
  ])('sameAddress returns true for two addresses if %s', (_, one, other) => {
    expect(sameAddress(one, other)).toBe(true);
  });

  test.each<[keyof Address, Partial<Address>]>([
    ['city', { city: 'Liestal' }],
    ['company', { company: undefined }],
    ['firstName', { firstName: 'Beat' }],
    ['lastName', { lastName: 'Meier' }],
    ['street', { street: ['Freie Strasse 1'] }],
    ['phone', { phone: '079 000 00 00' }],
  ])('sameAddress returns false for two addresses with a different %s', (_, change) => {
    expect(sameAddress(unsaved, { ...unsaved, ...change })).toBe(false);
  });

  test('sameAddress returns false if a word is in the first name of one address and in the last name of the other', () => {
    const one = { ...unsaved, firstName: 'Anna Maria', lastName: 'Muster' };
    expect(sameAddress(one, { ...unsaved, firstName: 'Anna', lastName: 'Maria Muster' })).toBe(false);
  });

  const anyAddress = fc
    .record({
      id: fc.constantFrom(undefined, '1', '2'),
      city: fc.constantFrom('Basel', 'Liestal'),
      company: fc.constantFrom(undefined, '', 'AG'),
    })
    .map((parts): Address => ({ ...address, ...parts }));

  test('sameAddress is a reflexive and symmetric comparison', () => {
    fc.assert(
      fc.property(anyAddress, anyAddress, (one, other) => {
        expect(sameAddress(one, one)).toBe(true);
        expect(sameAddress(one, other)).toBe(sameAddress(other, one));
      }),
      seeded(200),
    );
  });
});

test('addressLines returns the lines of an address card in order (site.md section 2.11)', () => {
  expect(addressLines(address)).toEqual([
    'Muster AG',
    'Anna Muster',
    'Freie Strasse 1',
    '2. Stock',
    'Basel, 4001',
    'T: 061 123 45 67',
  ]);
});

test('addressLines omits lines without a value', () => {
  const bare = { ...address, company: undefined, phone: ' ', street: ['Freie Strasse 1', ''] };
  expect(addressLines(bare)).toEqual(['Anna Muster', 'Freie Strasse 1', 'Basel, 4001']);
});

const billing = { ...address, id: '1', isDefaultBilling: true };
const shipping = { ...address, id: '2', isDefaultShipping: true };
const both = { ...billing, id: '3', isDefaultShipping: true };

test('defaultAddresses returns the first default billing and shipping address (shop.md section 4, "Address step")', () => {
  const second = { ...billing, id: '4' };
  expect(defaultAddresses([address, shipping, billing, second])).toEqual({ billing, shipping });
});

test('if one address is the default for billing and for shipping, defaultAddresses returns the address twice', () => {
  expect(defaultAddresses([both])).toEqual({ billing: both, shipping: both });
});

test('defaultAddresses returns no address if no address is marked as default', () => {
  expect(defaultAddresses([address])).toEqual({ billing: undefined, shipping: undefined });
});
