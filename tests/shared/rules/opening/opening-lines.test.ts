import { expect, test } from 'vitest';
import { openingLines } from '../../../../shared/rules/opening/opening-lines.ts';

const hours = (weekdays: number[], opens: number, closes: number) =>
  weekdays.map((weekday) => ({ weekday, opens: opens * 3600, closes: closes * 3600 }));

test('openingLines combines consecutive days with the same opening times in one line (site.md section 4.6)', () => {
  expect(openingLines([...hours([0, 1, 2, 3, 4], 6, 18.5), ...hours([5], 7, 16)])).toEqual([
    { days: 'Mo-Fr', hours: '06:00 - 18:30 Uhr' },
    { days: 'Sa', hours: '07:00 - 16:00 Uhr' },
  ]);
});

test('openingLines sorts the opening times of a day, and joins the opening times with &', () => {
  expect(openingLines([...hours([5, 6], 13.5, 18.5), ...hours([5, 6], 6, 12)])).toEqual([
    { days: 'Sa-So', hours: '06:00 - 12:00 & 13:30 - 18:30 Uhr' },
  ]);
});

test('openingLines combines days in one line if they have the same opening times, even if they are not consecutive', () => {
  expect(openingLines([...hours([4, 2, 0, 3], 6, 18), ...hours([1], 6, 12)])).toEqual([
    { days: 'Mo, Mi-Fr', hours: '06:00 - 18:00 Uhr' },
    { days: 'Di', hours: '06:00 - 12:00 Uhr' },
  ]);
});

test('openingLines shows a duplicate opening time once', () => {
  expect(openingLines([...hours([0], 6, 18), ...hours([0], 6, 18)])).toEqual([
    { days: 'Mo', hours: '06:00 - 18:00 Uhr' },
  ]);
});

test('openingLines returns no lines for a branch without opening times', () => {
  expect(openingLines([])).toEqual([]);
});

test('openingLines shows a closing time of 26 hours as 02:00', () => {
  expect(openingLines([...hours([4], 18, 24), ...hours([5], 18, 26)])).toEqual([
    { days: 'Fr', hours: '18:00 - 24:00 Uhr' },
    { days: 'Sa', hours: '18:00 - 02:00 Uhr' },
  ]);
});

test('openingLines omits invalid opening times', () => {
  expect(openingLines([...hours([0], Number.NaN, 18), ...hours([1], -1, 18), ...hours([9], 6, 18)])).toEqual(
    [],
  );
});
