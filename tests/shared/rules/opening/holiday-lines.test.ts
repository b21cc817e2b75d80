import { describe, expect, test } from 'vitest';
import type { Holiday } from '../../../../shared/model/branch.ts';
import { holidayLines, timeRange } from '../../../../shared/rules/opening/holiday-lines.ts';
import { at, instant } from '../../../support/data/zurich.ts';

const holiday = (name: string, startDate: string, endDate: string, openingType = 0): Holiday => ({
  name,
  startDate,
  endDate,
  openingType,
});

const linesOf = (...asked: Parameters<typeof holidayLines>) => holidayLines(...asked).map(({ text }) => text);

describe('the six texts about a holiday of a branch (site.md section 4.6)', () => {
  test.each([
    ['a holiday of a whole day', '2026-12-25T00:00', '2026-12-25T23:59', 'Fest geschlossen'],
    ['a holiday with dates but without times', '2026-12-25', '2026-12-25', 'Fest geschlossen'],
    ['a holiday from midnight to midnight', '2026-12-25T00:00', '2026-12-26T00:00', 'Fest geschlossen'],
    [
      'a holiday from midnight to midnight in UTC notation',
      '2026-12-24T23:00:00Z',
      '2026-12-25T23:00:00Z',
      'Fest geschlossen',
    ],
    ['a holiday in the morning', '2026-12-25T05:00', '2026-12-25T12:00', 'Fest Morgens geschlossen'],
    ['a holiday in the afternoon', '2026-12-25T12:00', '2026-12-25T19:00', 'Fest Nachmittags geschlossen'],
    ['a holiday in the evening', '2026-12-25T16:00', '2026-12-25T22:00', 'Fest ab 16:00 Uhr geschlossen'],
    [
      'a holiday from 16:00 until midnight',
      '2026-12-24T16:00',
      '2026-12-25T00:00',
      'Fest ab 16:00 Uhr geschlossen',
    ],
    [
      'a holiday from noon until midnight',
      '2026-12-24T12:00',
      '2026-12-25T00:00',
      'Fest Nachmittags geschlossen',
    ],
    [
      'a holiday from 22:30 until midnight',
      '2026-12-24T22:30',
      '2026-12-25T00:00',
      'Fest 22:30 bis 23:59 Uhr geschlossen',
    ],
    [
      'a holiday from 08:00 to 14:30',
      '2026-12-25T08:00',
      '2026-12-25T14:30',
      'Fest 08:00 bis 14:30 Uhr geschlossen',
    ],
    [
      'several days',
      '2026-12-24T16:00',
      '2026-12-27T05:00',
      'Fest von 24.12.2026 16:00 bis 27.12.2026 05:00 Uhr geschlossen',
    ],
    [
      'a holiday of several days until midnight',
      '2026-12-24T00:00',
      '2026-12-27T00:00',
      'Fest von 24.12.2026 00:00 bis 26.12.2026 23:59 Uhr geschlossen',
    ],
  ])('holidayLines returns the text for %s', (_, start, end, expected) => {
    expect(linesOf([holiday('Fest', start, end)], at('2026-12-01T12:00'))).toEqual([expected]);
  });

  test('holidayLines returns a text with ‘geöffnet’ for a holiday with the opening type 1', () => {
    const special = holiday('Sonntagsverkauf', '2026-12-20T10:00', '2026-12-20T16:00', 1);
    expect(linesOf([special], at('2026-12-01T12:00'))).toEqual([
      'Sonntagsverkauf 10:00 bis 16:00 Uhr geöffnet',
    ]);
  });
});

test('if two holidays have the same name, holidayLines adds the date to their texts', () => {
  const lines = holidayLines(
    [
      holiday('Adventsverkauf', '2026-12-20T11:00', '2026-12-20T18:00', 1),
      holiday('Adventsverkauf', '2026-12-13T11:00', '2026-12-13T18:00', 1),
    ],
    at('2026-12-01T12:00'),
  );
  expect(lines).toEqual([
    {
      text: 'Adventsverkauf 11:00 bis 18:00 Uhr geöffnet',
      day: { iso: '2026-12-13', written: '13.12.2026' },
    },
    {
      text: 'Adventsverkauf 11:00 bis 18:00 Uhr geöffnet',
      day: { iso: '2026-12-20', written: '20.12.2026' },
    },
  ]);
  const days = holiday('Umbau', '2026-12-07', '2026-12-11');
  expect(holidayLines([days], at('2026-12-01T12:00')).map(({ day }) => day)).toEqual([undefined]);
});

test('holidayLines returns at most the next two holidays of a branch', () => {
  const lines = linesOf(
    [
      holiday('Ostern', '2027-03-28', '2027-03-28'),
      holiday('Weihnachten', '2026-12-25', '2026-12-25'),
      holiday('Neujahr', '2027-01-01', '2027-01-01'),
      holiday('Allerheiligen', '2026-11-01', '2026-11-01'),
    ],
    at('2026-12-01T12:00'),
  );
  expect(lines).toEqual(['Weihnachten geschlossen', 'Neujahr geschlossen']);
});

test('holidayLines omits a holiday that has ended', () => {
  const inventory = [holiday('Inventar', '2026-11-23T08:00:00+01:00', '2026-11-23T14:00:00+01:00')];
  expect(linesOf(inventory, instant('2026-11-23T12:59:59Z'))).toHaveLength(1);
  expect(linesOf(inventory, instant('2026-11-23T13:00:00Z'))).toHaveLength(0);
});

test('holidayLines omits a holiday that is invalid or that ends before its start', () => {
  const broken = [holiday('A', '2026-12-25', 'bald'), holiday('B', '2026-12-26', '2026-12-25')];
  expect(linesOf(broken, at('2026-12-01T12:00'))).toEqual([]);
});

const seconds = (time: string) => {
  const [hours = 0, minutes = 0, rest = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + rest;
};

test.each([
  ['05:00', '23:00', 'wholeDay'],
  ['00:00', '23:59:59', 'wholeDay'],
  ['05:00:01', '23:00', 'closedFrom'],
  ['05:00', '22:59:59', 'closedFrom'],
  ['05:00', '12:00', 'morning'],
  ['05:00', '12:00:01', 'other'],
  ['05:00:01', '12:00', 'other'],
  ['12:00', '19:00', 'afternoon'],
  ['12:00', '23:59', 'afternoon'],
  ['12:00', '18:59:59', 'other'],
  ['12:00:01', '19:00', 'other'],
  ['21:00', '22:00', 'closedFrom'],
  ['21:00:01', '22:00', 'other'],
  ['16:00', '21:59:59', 'other'],
])('a holiday of a branch from %s to %s has the text ‘%s’ (site.md section 4.6)', (start, end, expected) => {
  expect(timeRange(seconds(start), seconds(end))).toBe(expected);
});
