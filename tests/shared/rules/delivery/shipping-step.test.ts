import { expect, test } from 'vitest';
import type { Cart } from '../../../../shared/model/cart.ts';
import type { DeliveryMethod } from '../../../../shared/model/shipping.ts';
import { belowMinimumOrder, missingFields } from '../../../../shared/rules/delivery/shipping-step.ts';
import { date, time } from '../../../support/data/zurich.ts';

test.each([
  [undefined, ['method', 'date']],
  ['Pickup', ['branch', 'date', 'time']],
  ['EarlyCarrierDelivery', ['date', 'time', 'window']],
  ['StandardCarrierDelivery', ['date', 'time', 'window']],
  ['LateCarrierDelivery', ['date', 'time', 'window']],
  ['PostDelivery', ['date']],
  ['FreeShipping', ['date']],
] as const)(
  'for the shipping method %s, an empty form lacks the fields %j (shop.md section 5, "Shipping step")',
  (method, expected) => {
    expect(missingFields({ method })).toEqual(expected);
  },
);

test('missingFields returns an empty list for a complete shipping form', () => {
  const chosen = { date: date('2026-12-24'), time: time('09:00') };
  expect(missingFields({ ...chosen, method: 'Pickup', branch: { id: '1' } })).toEqual([]);
  expect(missingFields({ ...chosen, method: 'EarlyCarrierDelivery', window: '05:00 - 09:00' })).toEqual([]);
  expect(missingFields({ ...chosen, method: 'EarlyCarrierDelivery', window: '' })).toEqual(['window']);
});

const option = (method: DeliveryMethod, minOrderValue?: number) => ({
  method,
  model: { price: 0, title: '', available: true, carrierCode: '', methodCode: '', minOrderValue },
});

const cart = (subTotalInclTax?: number): Cart => ({
  id: '1',
  itemsCount: 1,
  itemsQuantity: 3,
  items: [{ itemId: '1', name: 'Brot', price: 0.1, quantity: 3, isPostal: false }],
  total: { grandTotal: 99, subTotalInclTax },
});

const message = 'Die Mindestbestellmenge für Lieferung per Kurier beträgt CHF 50.00';

test('a courier delivery is refused below the minimum order value (shop.md section 5, "Shipping step")', () => {
  expect(belowMinimumOrder(cart(49.99), option('EarlyCarrierDelivery', 50))).toBe(message);
  expect(belowMinimumOrder(cart(50), option('EarlyCarrierDelivery', 50))).toBeUndefined();
  expect(belowMinimumOrder(cart(0), option('StandardCarrierDelivery', 50))).toBe(message);
});

test('pickup, post and a courier without a minimum order value accept a cart of any value', () => {
  expect(belowMinimumOrder(cart(1), option('LateCarrierDelivery'))).toBeUndefined();
  expect(belowMinimumOrder(cart(1), option('LateCarrierDelivery', 0))).toBeUndefined();
  expect(belowMinimumOrder(cart(1), option('Pickup', 50))).toBeUndefined();
  expect(belowMinimumOrder(cart(1), option('PostDelivery', 50))).toBeUndefined();
});

test('if a cart has no subtotal, the sum of its items is compared with the minimum order value', () => {
  expect(belowMinimumOrder(cart(), option('EarlyCarrierDelivery', 0.3))).toBeUndefined();
  expect(belowMinimumOrder(cart(), option('EarlyCarrierDelivery', 0.31))).toContain('CHF 0.31');
});
