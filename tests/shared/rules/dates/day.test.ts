import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dayOf,
  momentOf,
  plainDate,
  plainDateTime,
  timeOfDay,
  weekdayOf,
} from '../../../../shared/rules/dates/day.ts';
import { seeded } from '../../../support/data/seeded.ts';
import { date, dateTime, time } from '../../../support/data/zurich.ts';

test('dayOf counts days from 1970-01-01, even for years before 100', () => {
  expect(dayOf(date('1970-01-01'))).toBe(0);
  expect(dayOf(date('1969-12-31'))).toBe(-1);
  expect(plainDate(dayOf(date('0050-01-01'))).toString()).toBe('0050-01-01');
});

test('timeOfDay returns the milliseconds since midnight', () => {
  expect(timeOfDay(time('15:30:01.002'))).toBe(55_801_002);
});

test('a conversion from a Temporal value to a number and back returns the same Temporal value', () => {
  const ms = fc.integer({ min: -50_000 * 86_400_000, max: 50_000 * 86_400_000 });
  fc.assert(
    fc.property(ms, (moment) => {
      const expected = dateTime('1970-01-01T00:00').add({ milliseconds: moment });
      expect(plainDateTime(moment).equals(expected)).toBe(true);
      expect(momentOf(expected)).toBe(moment);
      expect(weekdayOf(dayOf(expected))).toBe(expected.dayOfWeek - 1);
    }),
    seeded(300),
  );
});
