import { expect, test } from 'vitest';
import { missingFields } from '../../../../shared/rules/delivery/shipping-step.ts';
import { date, time } from '../../../zurich.ts';

test.each([
  [undefined, ['method', 'date']],
  ['Pickup', ['branch', 'date', 'time']],
  ['EarlyCarrierDelivery', ['date', 'time', 'window']],
  ['StandardCarrierDelivery', ['date', 'time', 'window']],
  ['LateCarrierDelivery', ['date', 'time', 'window']],
  ['PostDelivery', ['date']],
  ['FreeShipping', ['date']],
] as const)('%s misses %j (shop.md 5, "Shipping step")', (method, expected) => {
  expect(missingFields({ method })).toEqual(expected);
});

test('what is there is not missing', () => {
  const chosen = { date: date('2026-12-24'), time: time('09:00') };
  expect(missingFields({ ...chosen, method: 'Pickup', branch: { id: '1' } })).toEqual([]);
  expect(missingFields({ ...chosen, method: 'EarlyCarrierDelivery', window: '05:00 - 09:00' })).toEqual([]);
  expect(missingFields({ ...chosen, method: 'EarlyCarrierDelivery', window: '' })).toEqual(['window']);
});
