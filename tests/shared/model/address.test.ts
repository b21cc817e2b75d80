import { parse, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { Address, AddressInfo } from '../../../shared/model/address.ts';

const wire = {
  firstName: 'Anna',
  lastName: 'Muster',
  street: ['Freie Strasse 1'],
  zip: ' 4001 ',
  city: 'Basel',
};

describe('an address of the API (shop.md section 3)', () => {
  test('an address has a trimmed zip, and is a default address only if the API marks it as such', () => {
    expect(parse(Address, wire)).toMatchObject({
      zip: '4001',
      isDefaultBilling: false,
      isDefaultShipping: false,
    });
  });

  test('an address with null in optional fields is valid', () => {
    const nulls = { id: null, gender: null, company: null, phone: null, isDefaultBilling: null };
    expect(parse(Address, { ...wire, ...nulls })).toMatchObject({ isDefaultBilling: false });
  });

  test.each([
    [1, 1],
    ['2', 2],
    [3, undefined],
    ['', undefined],
  ])('the gender %j of an address is parsed as %j', (gender, understood) => {
    expect(parse(Address, { ...wire, gender }).gender).toBe(understood);
  });

  test('an address without a city is invalid', () => {
    for (const broken of [{}, { ...wire, city: undefined }]) {
      expect(safeParse(Address, broken).success).toBe(false);
    }
  });

  test.each([
    ['no street', { street: undefined }, { street: [] }],
    ['a street that is null', { street: null }, { street: [] }],
    ['a street that is not a list', { street: 'Freie Strasse 1' }, { street: ['Freie Strasse 1'] }],
    ['invalid street lines', { street: ['Freie Strasse 1', null, 3] }, { street: ['Freie Strasse 1'] }],
    ['no names', { firstName: undefined, lastName: null }, { firstName: '', lastName: '' }],
    ['no zip', { zip: undefined }, { zip: '' }],
    ['a zip that is a number', { zip: 4051 }, { zip: '4051' }],
    ['a phone number that is a number', { phone: 615552731 }, { phone: '615552731' }],
    ['an invalid company', { company: ['Brunner AG'] }, { company: undefined }],
    [
      'default flags that are numbers',
      { isDefaultBilling: 1, isDefaultShipping: '0' },
      { isDefaultBilling: true, isDefaultShipping: false },
    ],
  ])('an address with %s is valid, because the form asks for missing fields', (_, wrong, read) => {
    expect(parse(Address, { ...wire, ...wrong })).toMatchObject(read);
  });
});

test('AddressInfo accepts checkout data without an address (shop.md section 3)', () => {
  expect(parse(AddressInfo, {})).toEqual({});
});
