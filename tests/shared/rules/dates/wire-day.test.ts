import { expect, test } from 'vitest';
import { formatWireDay } from '../../../../shared/rules/dates/wire-day.ts';

// shop.md section 7, "Common rules"; the day is Zurich's, whatever the device says

test.each([
  ['2026-11-18T09:30:00+01:00', '18.11.2026'],
  ['2026-11-18T23:30:00Z', '19.11.2026'],
  ['2026-07-01T22:30:00.000Z', '02.07.2026'],
  ['2026-11-18T00:30:00+05:00', '17.11.2026'],
  ['2026-11-18', '18.11.2026'],
  ['2026-11-18T23:59:59', '18.11.2026'],
  ['2026-11-18 08:00:00', '18.11.2026'],
  ['', ''],
  ['gestern', ''],
  ['2026-13-40', ''],
])('%s is %s', (iso, day) => {
  expect(formatWireDay(iso)).toBe(day);
});
