import { describe, expect, test } from 'vitest';
import { dayOf, plainDateTime } from '../../../../shared/rules/dates/day.ts';
import {
  covers,
  coversWholeDay,
  periodOf,
  periodReader,
  touches,
} from '../../../../shared/rules/opening/period.ts';
import { date } from '../../../support/data/zurich.ts';

function period(startDate: string, endDate: string) {
  const read = periodOf({ startDate, endDate });
  if (!read) throw new Error(`${startDate} to ${endDate} cannot be read`);
  return read;
}

test('a period of two dates without times covers whole days', () => {
  const { start, end } = period('2026-12-25', '2026-12-26');
  expect(plainDateTime(start).toString()).toBe('2026-12-25T00:00:00');
  expect(plainDateTime(end).toString()).toBe('2026-12-26T23:59:59.999');
});

test('periodOf returns undefined if a date is invalid or if the end is before the start', () => {
  expect(periodOf({ startDate: 'bald', endDate: '2026-12-26' })).toBeUndefined();
  expect(periodOf({ startDate: '2026-12-26', endDate: '' })).toBeUndefined();
  expect(periodOf({ startDate: '2026-12-26', endDate: '2026-12-25' })).toBeUndefined();
  expect(periodOf({ startDate: '2026-12-26T10:00', endDate: '2026-12-26T10:00' })).toBeDefined();
});

test('a period that ends at midnight does not include the day that starts at this midnight', () => {
  const christmas = period('2026-12-25T00:00:00+01:00', '2026-12-26T00:00:00+01:00');
  expect(christmas).toEqual(period('2026-12-25', '2026-12-25'));
  expect(touches(christmas, dayOf(date('2026-12-26')))).toBe(false);
  // Days on which the clocks change
  expect(period('2026-03-29T00:00', '2026-03-30T00:00')).toEqual(period('2026-03-29', '2026-03-29'));
  expect(period('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z')).toEqual(period('2026-10-25', '2026-10-25'));
  const instant = period('2026-12-26T00:00', '2026-12-26T00:00');
  expect(instant.end).toBe(instant.start);
});

test('a period includes its start time and its end time', () => {
  const { start, end } = period('2026-12-24T16:00', '2026-12-24T20:00');
  const results = [start - 1, start, end, end + 1].map((moment) => covers({ start, end }, moment));
  expect(results).toEqual([false, true, true, false]);
});

test('touches() returns true for every day that the period covers in part', () => {
  const nights = period('2026-12-24T22:00', '2026-12-26T02:00');
  const days = ['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27'];
  expect(days.map((day) => touches(nights, dayOf(date(day))))).toEqual([false, true, true, true, false]);
});

describe('the whole-day public holidays for deliveries (shop.md section 5, check 1)', () => {
  test.each([
    ['2026-12-24T04:59', '2026-12-24T09:01', true],
    ['2026-12-24T05:00', '2026-12-24T23:59', false],
    ['2026-12-24T00:00', '2026-12-24T09:00', false],
    ['2026-12-23T16:00', '2026-12-24T09:01', true],
    ['2026-12-24T04:00', '2026-12-25T01:00', true],
    ['2026-12-23T04:00', '2026-12-23T23:00', false],
  ])(
    'for deliveries, a holiday from %s to %s covers the whole day of 24 December: %s',
    (start, end, expected) => {
      expect(coversWholeDay(period(start, end), dayOf(date('2026-12-24')))).toBe(expected);
    },
  );
});

test('periodReader parses equal dates only once', () => {
  const read = periodReader();
  const first = read({ startDate: '2026-12-25', endDate: '2026-12-26' });
  expect(first).toEqual(periodOf({ startDate: '2026-12-25', endDate: '2026-12-26' }));
  expect(read({ startDate: '2026-12-25', endDate: '2026-12-26' })).toBe(first);
  expect(read({ startDate: '2026-12-25', endDate: '2026-12-27' })).not.toEqual(first);
  expect(read({ startDate: 'soon', endDate: '2026-12-27' })).toBeUndefined();
});
