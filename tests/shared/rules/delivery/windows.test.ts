import { describe, expect, test } from 'vitest';
import { plainTime } from '../../../../shared/rules/dates/day.ts';
import { courierWindow, windowStart } from '../../../../shared/rules/delivery/windows.ts';
import '../../../zurich.ts';

const repeat = (times: number, window: string | undefined) => Array<string | undefined>(times).fill(window);
const week = [0, 1, 2, 3, 4, 5, 6];

describe('courier windows from Monday to Sunday (shop.md 9)', () => {
  test.each([
    ['EarlyCarrierDelivery', repeat(7, '05:00 - 09:00')],
    ['StandardCarrierDelivery', [...repeat(5, '09:00 - 11:00'), '09:00 - 12:00', '09:00 - 10:00']],
    ['LateCarrierDelivery', [...repeat(5, '13:00 - 15:30'), undefined, undefined]],
    ['Pickup', repeat(7, undefined)],
    ['PostDelivery', repeat(7, undefined)],
    ['FreeShipping', repeat(7, undefined)],
  ] as const)('%s', (method, windows) => {
    expect(week.map((weekday) => courierWindow(method, weekday))).toEqual(windows);
  });

  test('there is none on a weekday that does not exist', () => {
    expect(courierWindow('EarlyCarrierDelivery', 7)).toBeUndefined();
    expect(courierWindow('EarlyCarrierDelivery', -1)).toBeUndefined();
  });
});

describe('a window is sent as a time (shop.md 9, "Window to time")', () => {
  test.each([
    ['05:00 - 09:00', '05:00:00'],
    ['09:00 - 11:00', '09:00:00'],
    ['09:00 - 12:00', '09:00:00'],
    ['09:00 - 10:00', '09:00:00'],
    ['13:00 - 15:30', '13:00:00'],
    ['Vormittag', '10:00:00'],
    ['Nachmittag', '14:00:00'],
  ])('%s at %s', (window, expected) => {
    expect(plainTime(windowStart(window) ?? Number.NaN).toString()).toBe(expected);
  });

  test.each(['', '09:00', 'Abend', 'toString'])('%j is no window', (window) => {
    expect(windowStart(window)).toBeUndefined();
  });
});
