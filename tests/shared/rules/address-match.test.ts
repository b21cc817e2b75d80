import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Address } from '../../../shared/model/address.ts';
import { sameAddress } from '../../../shared/rules/address-match.ts';
import { repeatable } from '../../repeatable.ts';
import { address } from '../../samples.ts';

const unsaved: Address = { ...address, id: undefined };

describe('two addresses (shop.md section 4, "Address step")', () => {
  test.each<[string, Address, Address]>([
    ['they share an id', address, { ...address, city: 'Liestal', firstName: 'Beat' }],
    ['only their ids differ', address, { ...address, id: '8' }],
    ['one is saved and the other typed', address, unsaved],
    ['only the zip differs, which is not compared', unsaved, { ...unsaved, zip: '4002' }],
    [
      'spaces and empty lines differ',
      unsaved,
      { ...unsaved, city: ' Basel ', street: [...unsaved.street, ''] },
    ],
    ['both lack a company', { ...unsaved, company: undefined }, { ...unsaved, company: '' }],
  ])('are the same when %s', (_, one, other) => {
    expect(sameAddress(one, other)).toBe(true);
  });

  test.each<[keyof Address, Partial<Address>]>([
    ['city', { city: 'Liestal' }],
    ['company', { company: undefined }],
    ['firstName', { firstName: 'Beat' }],
    ['lastName', { lastName: 'Meier' }],
    ['street', { street: ['Freie Strasse 1'] }],
    ['phone', { phone: '079 000 00 00' }],
  ])('differ in %s', (_, change) => {
    expect(sameAddress(unsaved, { ...unsaved, ...change })).toBe(false);
  });

  test('are not told apart by where one text ends and the next begins', () => {
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

  test('equality is reflexive and symmetric', () => {
    fc.assert(
      fc.property(anyAddress, anyAddress, (one, other) => {
        expect(sameAddress(one, one)).toBe(true);
        expect(sameAddress(one, other)).toBe(sameAddress(other, one));
      }),
      repeatable(200),
    );
  });
});
