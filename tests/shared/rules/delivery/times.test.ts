import { expect, test } from 'vitest';
import { hour } from '../../../../shared/rules/dates/day.ts';
import { formatTime } from '../../../../shared/rules/dates/format.ts';
import { defaultPickupTime, deliveryStarts, pickupTimes } from '../../../../shared/rules/delivery/times.ts';
import '../../../zurich.ts';

test('the time select goes from 05:00 to 20:30 in steps of 30 minutes (shop.md 9)', () => {
  const times = pickupTimes().map(formatTime);
  expect(times).toHaveLength(32);
  expect(times.slice(0, 3)).toEqual(['05:00', '05:30', '06:00']);
  expect(times.at(-1)).toBe('20:30');
});

test('it shows 08:00 at first', () => {
  expect(formatTime(defaultPickupTime())).toBe('08:00');
});

test('a courier comes at the start of the window, the post at no time', () => {
  expect(deliveryStarts('LateCarrierDelivery', 4)).toEqual([13 * hour]);
  expect(deliveryStarts('LateCarrierDelivery', 5)).toEqual([]);
  expect(deliveryStarts('PostDelivery', 0)).toEqual([]);
  expect(deliveryStarts('Pickup', 6)).toHaveLength(32);
});
