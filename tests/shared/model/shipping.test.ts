import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { carriers, ShippingMethods } from '../../../shared/model/shipping.ts';

test('shipping methods are read as the server sends them (shop.md 3)', () => {
  const [method] = parse(ShippingMethods, [
    {
      price: '12.50',
      title: 'Kurier',
      available: true,
      carrierCode: 'early_courier_rate',
      methodCode: 'early',
      minOrderValue: null,
    },
  ]);

  expect(method).toMatchObject({ price: 12.5, carrierCode: 'early_courier_rate' });
  expect(method?.minOrderValue).toBeUndefined();
});

test('a carrier that the shop does not know is read too: the rules sort it out', () => {
  const unknown = { price: 0, title: 'Drohne', carrierCode: 'drone', methodCode: 'drone' };
  expect(parse(ShippingMethods, [unknown])).toMatchObject([{ carrierCode: 'drone', available: true }]);
});

test('six carriers, in the order in which they are shown (shop.md 3)', () => {
  expect(Object.keys(carriers)).toEqual([
    'mpstorepickup',
    'early_courier_rate',
    'standard_courier_rate',
    'late_courier_rate',
    'flatrate',
    'freeshipping',
  ]);
});
