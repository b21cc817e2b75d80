import { expect, test } from 'vitest';
import { Weekday } from '../../../shared/model/weekday.ts';
import { date } from '../../zurich.ts';

test('weekdays are numbered from Monday = 0 to Sunday = 6 (shop.md 9)', () => {
  expect(Object.keys(Weekday)).toHaveLength(7);
  expect(Weekday.Monday).toBe(date('2026-11-23').dayOfWeek - 1);
  expect(Weekday.Tuesday).toBe(date('2026-11-24').dayOfWeek - 1);
  expect(Weekday.Sunday).toBe(date('2026-11-29').dayOfWeek - 1);
});
