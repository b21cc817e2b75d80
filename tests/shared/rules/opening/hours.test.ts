import { describe, expect, test } from 'vitest';
import { momentOf } from '../../../../shared/rules/dates/day.ts';
import { branchHours, isOpenAt } from '../../../../shared/rules/opening/hours.ts';
import { dateTime } from '../../../support/data/zurich.ts';

const branch = (weekday: number, opens: number, closes: number) => ({
  id: '7',
  openingTimes: [{ weekday, opens, closes }],
  holidays: [],
});

describe('opening times beyond midnight', () => {
  test.each([
    ['26:00', 20 * 3600, 26 * 3600],
    ['02:00', 20 * 3600, 2 * 3600],
  ])('opening times of a branch from 20:00 to %s continue into the next day', (_, opens, closes) => {
    const hours = branchHours(branch(5, opens, closes));
    const open = (text: string) => isOpenAt(hours, momentOf(dateTime(text)));

    expect(open('2026-11-28T19:59')).toBe(false);
    expect(open('2026-11-28T20:00')).toBe(true);
    expect(open('2026-11-29T02:00')).toBe(true);
    expect(open('2026-11-29T02:01')).toBe(false);
    expect(open('2026-11-28T01:00')).toBe(false);
  });

  test('opening times of a branch on Sunday night continue into Monday', () => {
    const hours = branchHours(branch(6, 20 * 3600, 2 * 3600));
    expect(isOpenAt(hours, momentOf(dateTime('2026-11-30T01:00')))).toBe(true);
  });
});

test.each([
  [7, 0, 3600],
  [-1, 0, 3600],
  [0.5, 0, 3600],
  [0, -1, 3600],
  [0, 0, Number.NaN],
  [0, 90_000, 95_000],
  [0, 0, 200_000],
])(
  'an invalid opening time on weekday %s from %s to %s is ignored and reported',
  (weekday, opens, closes) => {
    const { weekdays, problems } = branchHours(branch(weekday, opens, closes));
    expect(weekdays.flat()).toEqual([]);
    expect(problems).toEqual([expect.stringContaining('Branch 7: opening time')]);
  },
);

test('a branch holiday that ends before its start is ignored and reported', () => {
  const holiday = { name: 'Ferien', startDate: '2026-08-10', endDate: '2026-08-01', openingType: 0 };
  const { closures, problems } = branchHours({ id: '7', openingTimes: [], holidays: [holiday] });
  expect(closures).toEqual([]);
  expect(problems).toEqual(['Branch 7: holiday "Ferien", 2026-08-10 to 2026-08-01, left out']);
});
