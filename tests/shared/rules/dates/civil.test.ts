import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  firstOfMonth,
  formatCivilDate,
  lastOfMonth,
  longDate,
  monthAndYear,
  shortWeekdayDate,
  weekdayOfDate,
} from '../../../../shared/rules/dates/civil.ts';
import { dayInZurich } from '../../../../shared/rules/dates/today.ts';
import { readTypedDate } from '../../../../shared/rules/dates/typed-date.ts';

describe('readTypedDate', () => {
  test.each([
    ['25.11.2026', '2026-11-25'],
    [' 25.11.2026 ', '2026-11-25'],
    ['5.1.2027', '2027-01-05'],
    ['5.1.27', '2027-01-05'],
    ['5. 1. 2027', '2027-01-05'],
    ['25,11,2026', '2026-11-25'],
    ['25/11/2026', '2026-11-25'],
    ['25-11-2026', '2026-11-25'],
    ['25 11 2026', '2026-11-25'],
    ['25112026', '2026-11-25'],
    ['25. Nov 2026', '2026-11-25'],
    ['25. November 2026', '2026-11-25'],
    ['3. dez 26', '2026-12-03'],
    ['1. März 2027', '2027-03-01'],
    ['Mi., 25. November 2026', '2026-11-25'],
    ['Mittwoch, 25. November 2026', '2026-11-25'],
    ['2026-11-25', '2026-11-25'],
    ['29.2.2028', '2028-02-29'],
  ])('readTypedDate parses the typed text %j as the date %s', (text, date) => {
    expect(readTypedDate(text)).toBe(date);
  });

  test.each([
    '',
    'morgen',
    '25.11.',
    '25.13.2026',
    '32.1.2027',
    '30.2.2027',
    '29.2.2027',
    '0.1.2027',
    '25.11.202',
    '25.11.20266',
    '2511202',
    '25. Foo 2026',
    'constructor',
  ])('readTypedDate rejects the typed text %j', (text) => {
    expect(readTypedDate(text)).toBeUndefined();
  });
});

test('addDays counts across the end of a month, the end of a year and the two clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
  expect(addDays('2027-03-28', 1)).toBe('2027-03-29');
  expect(addDays('2026-10-25', -1)).toBe('2026-10-24');
});

test('addMonths returns the last day of the target month if the target month is too short', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2026-11-30', -9)).toBe('2026-02-28');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonths('2026-12-05', 1)).toBe('2027-01-05');
  expect([firstOfMonth('2028-02-17'), lastOfMonth('2028-02-17')]).toEqual(['2028-02-01', '2028-02-29']);
  expect(lastOfMonth('2027-01-31')).toBe('2027-01-31');
});

test('a date is shown in the display format of the shop (site.md section 9, "Display")', () => {
  expect(formatCivilDate('2026-01-05')).toBe('05.01.2026');
  expect(longDate('2026-11-25')).toBe('Mittwoch, 25. November 2026');
  expect(shortWeekdayDate('2026-11-25')).toBe('Mi., 25. November 2026');
  expect(monthAndYear('2027-03-05')).toBe('März 2027');
  expect([weekdayOfDate('2026-11-23'), weekdayOfDate('2026-11-29')]).toEqual([0, 6]);
});

test.each([
  ['2026-11-21T22:59:59Z', '2026-11-21'],
  ['2026-11-21T23:00:00Z', '2026-11-22'],
  ['2026-07-31T21:59:59Z', '2026-07-31'],
  ['2026-07-31T22:00:00Z', '2026-08-01'],
])('at the instant %s, the date in Zurich is %s', (moment, day) => {
  expect(dayInZurich(new Date(moment))).toBe(day);
});
