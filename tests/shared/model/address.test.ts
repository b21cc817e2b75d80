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

describe('the schema Address (shop.md section 3)', () => {
  test('Address trims the zip, and sets missing default flags to false', () => {
    expect(parse(Address, wire)).toMatchObject({
      zip: '4001',
      isDefaultBilling: false,
      isDefaultShipping: false,
    });
  });

  test('Address accepts null in optional fields', () => {
    const nulls = { id: null, gender: null, company: null, phone: null, isDefaultBilling: null };
    expect(parse(Address, { ...wire, ...nulls })).toMatchObject({ isDefaultBilling: false });
  });

  test.each([
    [1, 1],
    ['2', 2],
    [3, undefined],
    ['', undefined],
  ])('Address parses the gender %j as %j', (gender, understood) => {
    expect(parse(Address, { ...wire, gender }).gender).toBe(understood);
  });

  test('Address rejects an address that has no city', () => {
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
  ])(
    'Address accepts an address with %s, because the address form asks for missing fields',
    (_, wrong, read) => {
      expect(parse(Address, { ...wire, ...wrong })).toMatchObject(read);
    },
  );
});

test('AddressInfo accepts checkout data that contains no address (shop.md section 3)', () => {
  expect(parse(AddressInfo, {})).toEqual({});
});
