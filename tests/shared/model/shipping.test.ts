import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { carriers, ShippingMethods } from '../../../shared/model/shipping.ts';

test('ShippingMethods parses the shipping methods of the API (shop.md section 3)', () => {
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

test('ShippingMethods accepts a shipping method that has an unknown carrier', () => {
  const unknown = { price: 0, title: 'Drohne', carrierCode: 'drone', methodCode: 'drone' };
  expect(parse(ShippingMethods, [unknown])).toMatchObject([{ carrierCode: 'drone', available: true }]);
});

test('the list of carriers contains the six carriers in display order (shop.md section 3)', () => {
  expect(Object.keys(carriers)).toEqual([
    'mpstorepickup',
    'early_courier_rate',
    'standard_courier_rate',
    'late_courier_rate',
    'flatrate',
    'freeshipping',
  ]);
});
