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

test('shows methods in the order of the table, in any order of the server (shop.md 3)', () => {
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

test('omits and reports an unknown carrier', () => {
  const { options, unknown } = deliveryOptions([method('drone'), method('flatrate'), method('toString')]);

  expect(options.map((option) => option.method)).toEqual(['PostDelivery']);
  expect(unknown).toEqual(['drone', 'toString']);
});

test('omits unavailable methods', () => {
  expect(deliveryOptions([method('flatrate', { available: false })]).options).toEqual([]);
});

test('keeps the server’s order for two offers of one carrier', () => {
  const offers = [method('flatrate', { title: 'A-Post' }), method('flatrate', { title: 'B-Post' })];
  expect(deliveryOptions(offers).options.map(({ model }) => model.title)).toEqual(['A-Post', 'B-Post']);
});

test('returns no options without methods', () => {
  expect(deliveryOptions([])).toEqual({ options: [], unknown: [] });
});
