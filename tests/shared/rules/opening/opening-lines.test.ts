import { expect, test } from 'vitest';
import { openingLines } from '../../../../shared/rules/opening/opening-lines.ts';

const hours = (weekdays: number[], opens: number, closes: number) =>
  weekdays.map((weekday) => ({ weekday, opens: opens * 3600, closes: closes * 3600 }));

test('days with the same hours are written as a range (site.md 4.6)', () => {
  expect(openingLines([...hours([0, 1, 2, 3, 4], 6, 18.5), ...hours([5], 7, 16)])).toEqual([
    { days: 'Mo-Fr', hours: '06:00 - 18:30 Uhr' },
    { days: 'Sa', hours: '07:00 - 16:00 Uhr' },
  ]);
});

test('several ranges of a day are joined with & and sorted', () => {
  expect(openingLines([...hours([5, 6], 13.5, 18.5), ...hours([5, 6], 6, 12)])).toEqual([
    { days: 'Sa-So', hours: '06:00 - 12:00 & 13:30 - 18:30 Uhr' },
  ]);
});

test('days apart with the same hours share a line', () => {
  expect(openingLines([...hours([4, 2, 0, 3], 6, 18), ...hours([1], 6, 12)])).toEqual([
    { days: 'Mo, Mi-Fr', hours: '06:00 - 18:00 Uhr' },
    { days: 'Di', hours: '06:00 - 12:00 Uhr' },
  ]);
});

test('a range listed twice is written once', () => {
  expect(openingLines([...hours([0], 6, 18), ...hours([0], 6, 18)])).toEqual([
    { days: 'Mo', hours: '06:00 - 18:00 Uhr' },
  ]);
});

test('a branch without hours has no lines', () => {
  expect(openingLines([])).toEqual([]);
});

test('closing at or after midnight is written as a clock shows it', () => {
  expect(openingLines([...hours([4], 18, 24), ...hours([5], 18, 26)])).toEqual([
    { days: 'Fr', hours: '18:00 - 24:00 Uhr' },
    { days: 'Sa', hours: '18:00 - 02:00 Uhr' },
  ]);
});

test('times that are none are not written', () => {
  expect(openingLines([...hours([0], Number.NaN, 18), ...hours([1], -1, 18), ...hours([9], 6, 18)])).toEqual(
    [],
  );
});
