import { expect, test } from 'vitest';
import type { ShippingMethod } from '../../../../shared/model/shipping.ts';
import { deliveryOptions } from '../../../../shared/rules/delivery/methods.ts';

const method = (carrierCode: string, fields: Partial<ShippingMethod> = {}): ShippingMethod => ({
  price: 0,
  title: carrierCode,
  available: true,
  carrierCode,
  methodCode: carrierCode,
  ...fields,
});

test('deliveryOptions sorts the shipping methods in the specified order, whatever order the server sends', () => {
  const sent = ['freeshipping', 'late_courier_rate', 'flatrate', 'mpstorepickup', 'early_courier_rate'];
  const { options } = deliveryOptions([...sent, 'standard_courier_rate'].map((code) => method(code)));

  expect(options.map((option) => option.method)).toEqual([
    'Pickup',
    'EarlyCarrierDelivery',
    'StandardCarrierDelivery',
    'LateCarrierDelivery',
    'PostDelivery',
    'FreeShipping',
  ]);
  expect(options[0]?.model.carrierCode).toBe('mpstorepickup');
});

test('deliveryOptions omits and reports a shipping method with an unknown carrier', () => {
  const { options, unknown } = deliveryOptions([method('drone'), method('flatrate'), method('toString')]);

  expect(options.map((option) => option.method)).toEqual(['PostDelivery']);
  expect(unknown).toEqual(['drone', 'toString']);
});

test('deliveryOptions omits unavailable shipping methods', () => {
  expect(deliveryOptions([method('flatrate', { available: false })]).options).toEqual([]);
});

test('if two shipping methods have the same carrier, deliveryOptions keeps them in the order of the server', () => {
  const offers = [method('flatrate', { title: 'A-Post' }), method('flatrate', { title: 'B-Post' })];
  expect(deliveryOptions(offers).options.map(({ model }) => model.title)).toEqual(['A-Post', 'B-Post']);
});

test('deliveryOptions returns no options for an empty list of shipping methods', () => {
  expect(deliveryOptions([])).toEqual({ options: [], unknown: [] });
});
