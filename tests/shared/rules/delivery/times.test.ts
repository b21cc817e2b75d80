import { describe, expect, test } from 'vitest';
import { hour, plainTime } from '../../../../shared/rules/dates/day.ts';
import { formatTime } from '../../../../shared/rules/dates/format.ts';
import {
  courierWindow,
  defaultPickupTime,
  deliveryStarts,
  windowStart,
} from '../../../../shared/rules/delivery/times.ts';
import '../../../support/data/zurich.ts';

test('the pickup times are 05:00 to 20:30 in steps of 30 minutes (shop.md section 9)', () => {
  const times = deliveryStarts('Pickup', 0).map((start) => formatTime(plainTime(start)));
  expect(times).toHaveLength(32);
  expect(times.slice(0, 3)).toEqual(['05:00', '05:30', '06:00']);
  expect(times.at(-1)).toBe('20:30');
});

test('the default pickup time is 08:00', () => {
  expect(formatTime(defaultPickupTime())).toBe('08:00');
});

test('the delivery time of a courier is the start of the courier window, and a postal delivery has no delivery time', () => {
  expect(deliveryStarts('LateCarrierDelivery', 4)).toEqual([13 * hour]);
  expect(deliveryStarts('LateCarrierDelivery', 5)).toEqual([]);
  expect(deliveryStarts('PostDelivery', 0)).toEqual([]);
  expect(deliveryStarts('Pickup', 6)).toHaveLength(32);
});

const repeat = (times: number, window: string | undefined) => Array<string | undefined>(times).fill(window);
const week = [0, 1, 2, 3, 4, 5, 6];

describe('courier windows from Monday to Sunday (shop.md section 9)', () => {
  test.each([
    ['EarlyCarrierDelivery', repeat(7, '05:00 - 09:00')],
    ['StandardCarrierDelivery', [...repeat(5, '09:00 - 11:00'), '09:00 - 12:00', '09:00 - 10:00']],
    ['LateCarrierDelivery', [...repeat(5, '13:00 - 15:30'), undefined, undefined]],
    ['Pickup', repeat(7, undefined)],
    ['PostDelivery', repeat(7, undefined)],
    ['FreeShipping', repeat(7, undefined)],
  ] as const)('the courier windows of the shipping method %s match the specification', (method, windows) => {
    expect(week.map((weekday) => courierWindow(method, weekday))).toEqual(windows);
  });

  test('the courier window is undefined for an invalid weekday', () => {
    expect(courierWindow('EarlyCarrierDelivery', 7)).toBeUndefined();
    expect(courierWindow('EarlyCarrierDelivery', -1)).toBeUndefined();
  });
});

describe('the start time of a courier window (shop.md section 9, "Window to time")', () => {
  test.each([
    ['05:00 - 09:00', '05:00:00'],
    ['09:00 - 11:00', '09:00:00'],
    ['09:00 - 12:00', '09:00:00'],
    ['09:00 - 10:00', '09:00:00'],
    ['13:00 - 15:30', '13:00:00'],
    ['Vormittag', '10:00:00'],
    ['Nachmittag', '14:00:00'],
  ])('the courier window %s starts at %s', (window, expected) => {
    expect(plainTime(windowStart(window) ?? Number.NaN).toString()).toBe(expected);
  });

  test.each(['', '09:00', 'Abend', 'toString'])('the courier window %j has no start time', (window) => {
    expect(windowStart(window)).toBeUndefined();
  });
});
