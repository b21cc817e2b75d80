import { expect, test } from 'vitest';
import { timeFromHours } from '../../../../shared/rules/dates/hours.ts';
import '../../../zurich.ts';

test.each([
  [15.5, '15:30:00'],
  [0, '00:00:00'],
  [8, '08:00:00'],
  [15.25, '15:15:00'],
  [7.1, '07:06:00'],
  [23.99, '23:59:00'],
])('%s hours are %s (shop.md 9, "Scheduling")', (hours, expected) => {
  expect(timeFromHours(hours).toString()).toBe(expected);
});

test.each([24, 23.9999, -1, Number.NaN, Number.POSITIVE_INFINITY])('%s hours are no time of day', (hours) => {
  expect(() => timeFromHours(hours)).toThrow(RangeError);
});
