import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatDayMonth,
  formatMonth,
  formatShortDate,
  formatTime,
  monthValue,
  timeFromHours,
  weekdayName,
} from '../../../../shared/rules/dates/format.ts';
import { shortWeekdays } from '../../../../shared/text/calendar.ts';
import { date, time } from '../../../support/data/zurich.ts';

describe('dates in German (site.md section 9, "Display")', () => {
  test.each([
    ['2026-12-24', '24.12.2026', '24. Dez 2026', '24. Dezember'],
    ['2027-03-01', '01.03.2027', '01. Mär 2027', '01. März'],
    ['2027-05-09', '09.05.2027', '09. Mai 2027', '09. Mai'],
    ['2028-02-29', '29.02.2028', '29. Feb 2028', '29. Februar'],
    ['0987-08-07', '07.08.0987', '07. Aug 0987', '07. August'],
  ])('the numeric, short and day-month formats of %s are German', (iso, numeric, short, dayMonth) => {
    expect(formatDate(date(iso))).toBe(numeric);
    expect(formatShortDate(date(iso))).toBe(short);
    expect(formatDayMonth(date(iso))).toBe(dayMonth);
  });
});

test.each([
  ['2026-11-23', 'Montag', 'Mo'],
  ['2026-11-24', 'Dienstag', 'Di'],
  ['2026-11-25', 'Mittwoch', 'Mi'],
  ['2026-11-26', 'Donnerstag', 'Do'],
  ['2026-11-27', 'Freitag', 'Fr'],
  ['2026-11-28', 'Samstag', 'Sa'],
  ['2026-11-29', 'Sonntag', 'So'],
])('the weekday of %s has the name %s and the short name %s (site.md section 3)', (iso, long, short) => {
  expect(weekdayName(date(iso))).toBe(long);
  expect(shortWeekdays[date(iso).dayOfWeek - 1]).toBe(short);
});

test('a month of the event filter has the label "FullMonth / YYYY" and the value "MM-YY" (site.md section 2.13)', () => {
  expect(formatMonth(date('2027-03-31'))).toBe('März / 2027');
  expect(monthValue(date('2027-03-31'))).toBe('03-27');
  expect(monthValue(date('2105-12-01'))).toBe('12-05');
});

test('formatTime returns two digits for the hours and two digits for the minutes', () => {
  expect(formatTime(time('05:00'))).toBe('05:00');
  expect(formatTime(time('20:30:59'))).toBe('20:30');
});

test.each([
  [15.5, '15:30:00'],
  [0, '00:00:00'],
  [8, '08:00:00'],
  [15.25, '15:15:00'],
  [7.1, '07:06:00'],
  [23.99, '23:59:00'],
])(
  'timeFromHours converts %s hours since midnight to the time %s (shop.md section 9, "Scheduling")',
  (hours, expected) => {
    expect(timeFromHours(hours).toString()).toBe(expected);
  },
);

test.each([24, 23.9999, -1, Number.NaN, Number.POSITIVE_INFINITY])(
  'timeFromHours throws an error for %s hours since midnight',
  (hours) => {
    expect(() => timeFromHours(hours)).toThrow(RangeError);
  },
);
