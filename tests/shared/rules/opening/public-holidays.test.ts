import { expect, test } from 'vitest';
import { plainDateTime } from '../../../../shared/rules/dates/day.ts';
import { publicHolidays } from '../../../../shared/rules/opening/public-holidays.ts';
import '../../../support/data/zurich.ts';

const closure = {
  name: 'Weihnachten',
  startDate: '2026-12-25T00:00:00+01:00',
  endDate: '2026-12-25T23:59:59+01:00',
  openingType: 0,
};

const branches = (count: number, holidays = [closure]) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), holidays }));

test('a closure counts as a public holiday if five branches share it, but not if four branches share it (shop.md section 9)', () => {
  expect(publicHolidays(branches(4))).toEqual([]);
  const [holiday, ...others] = publicHolidays(branches(5));
  expect(others).toEqual([]);
  expect(holiday?.name).toBe('Weihnachten');
  expect(plainDateTime(holiday?.start ?? 0).toString()).toBe('2026-12-25T00:00:00');
});

test('publicHolidays counts a duplicate closure of one branch once', () => {
  expect(publicHolidays(branches(4, [closure, closure]))).toEqual([]);
});

test('publicHolidays counts a branch once if the list contains the branch twice', () => {
  expect(publicHolidays([...branches(4), ...branches(4)])).toEqual([]);
});

test('if two closures have the same dates in different notations, publicHolidays treats them as one closure', () => {
  const utc = { ...closure, startDate: '2026-12-24T23:00:00Z', endDate: '2026-12-25T22:59:59Z' };
  const mixed = branches(5).map((branch, index) => (index % 2 ? { ...branch, holidays: [utc] } : branch));
  expect(publicHolidays(mixed)).toHaveLength(1);
});

test('publicHolidays treats closures with different end dates as different closures', () => {
  const shorter = { ...closure, endDate: '2026-12-25T12:00:00+01:00' };
  const mixed = [...branches(3), ...branches(6, [shorter]).slice(3)];
  expect(publicHolidays(mixed)).toEqual([]);
});

test('publicHolidays ignores special openings, and ignores closures that have invalid dates', () => {
  expect(publicHolidays(branches(9, [{ ...closure, openingType: 1 }]))).toEqual([]);
  expect(publicHolidays(branches(9, [{ ...closure, endDate: '' }]))).toEqual([]);
  expect(publicHolidays(branches(9, [{ ...closure, endDate: '2026-12-24' }]))).toEqual([]);
});

test('publicHolidays sorts by start, and puts the longer holiday first if two holidays have the same start', () => {
  const [a, b, c] = [
    { ...closure, name: 'c', startDate: '2026-12-26', endDate: '2026-12-26' },
    { ...closure, name: 'b', startDate: '2026-12-25', endDate: '2026-12-25T12:00' },
    { ...closure, name: 'a', startDate: '2026-12-25', endDate: '2026-12-25' },
  ];
  expect(publicHolidays(branches(5, [a, b, c])).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});
