import { expect, test } from 'vitest';
import { chooseDelivery } from '../../../../shared/tools/contract/choose-delivery.ts';

const pickup = { carrierCode: 'mpstorepickup', methodCode: 'mpstorepickup', title: 'Abholung', price: 0 };
const courier = { carrierCode: 'standard_courier_rate', methodCode: 'standard', title: 'Kurier', price: 9 };
const post = { carrierCode: 'flatrate', methodCode: 'flatrate', title: 'Post', price: 9 };

const choose = (json: unknown, date = 'Sat, 21 Nov 2026 09:00:00 GMT') =>
  chooseDelivery({ status: 200, headers: new Headers({ Date: date }), text: '', json, milliseconds: 1 });

test('chooseDelivery ignores pickup and chooses the shipping method that has the lowest minimum order value', () => {
  expect(choose([pickup, { ...courier, minOrderValue: 40 }, post])).toEqual({
    method: 'flatrate',
    carrier: 'flatrate',
    storeId: null,
    deliveryDate: '2026-12-01T00:00:00+01:00',
  });
});

test.each([
  ['Sat, 21 Nov 2026 09:00:00 GMT', '2026-12-01T09:00:00+01:00'],
  ['Sat, 20 Jun 2026 09:00:00 GMT', '2026-06-30T09:00:00+02:00'],
])('if the server time is %s, chooseDelivery chooses a courier delivery at %s', (now, deliveryDate) => {
  expect(choose([courier], now)).toMatchObject({ deliveryDate, deliveryTime: '09:00 - 11:00' });
});

test.each([[[pickup]], [[{ ...courier, available: false }]], [[]], ['<html>']])(
  'if the response is %j, chooseDelivery chooses no delivery',
  (json) => {
    expect(choose(json)).toBeUndefined();
  },
);
