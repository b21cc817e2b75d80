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

describe('an address on the wire (shop.md section 3)', () => {
  test('has a trimmed zip, and is no default unless it says so', () => {
    expect(parse(Address, wire)).toMatchObject({
      zip: '4001',
      isDefaultBilling: false,
      isDefaultShipping: false,
    });
  });

  test('may leave out what is optional, or send it as null', () => {
    const nulls = { id: null, gender: null, company: null, phone: null, isDefaultBilling: null };
    expect(parse(Address, { ...wire, ...nulls })).toMatchObject({ isDefaultBilling: false });
  });

  test.each([
    [1, 1],
    ['2', 2],
    [3, undefined],
    ['', undefined],
  ])('gender %j is understood as %j', (gender, understood) => {
    expect(parse(Address, { ...wire, gender }).gender).toBe(understood);
  });

  test('is refused without a street, a city, or as an empty object', () => {
    for (const broken of [{}, { ...wire, street: 'Freie Strasse 1' }, { ...wire, city: undefined }]) {
      expect(safeParse(Address, broken).success).toBe(false);
    }
  });
});

test('checkout may have collected no address yet (shop.md section 3)', () => {
  expect(parse(AddressInfo, {})).toEqual({});
});
