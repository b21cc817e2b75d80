import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareDates } from '../../../../shared/rules/dates/compare.ts';
import { seeded } from '../../../support/data/seeded.ts';
import { date, dateTime } from '../../../support/data/zurich.ts';

const earlier = '2026-12-24T15:29';
const later = '2026-12-24T15:30';

test.each([
  [earlier, '<', later, true],
  [later, '<', later, false],
  [later, '<=', later, true],
  [later, '<=', earlier, false],
  [later, '=', later, true],
  [later, '==', earlier, false],
  [later, '===', later, true],
  [later, '!=', earlier, true],
  [later, '!==', later, false],
  [later, '>=', later, true],
  [earlier, '>=', later, false],
  [later, '>', earlier, true],
  [later, '>', later, false],
])('compareDates evaluates the comparison %s %s %s to %s', (left, operator, right, expected) => {
  expect(compareDates(dateTime(left), operator, dateTime(right))).toBe(expected);
});

test('if a date has no time, compareDates uses midnight at the start of this date', () => {
  expect(compareDates(date('2026-12-24'), '=', dateTime('2026-12-24T00:00'))).toBe(true);
  expect(compareDates(date('2026-12-24'), '<', dateTime('2026-12-24T00:01'))).toBe(true);
});

test('compareDates returns opposite results for a comparison operator and the opposite operator', () => {
  const minutes = fc.integer({ min: 0, max: 200 });
  const opposites = fc.constantFrom<[string, string]>(['<', '>='], ['>', '<='], ['=', '!=']);
  fc.assert(
    fc.property(minutes, minutes, opposites, (a, b, [operator, opposite]) => {
      const left = dateTime('2026-12-31T23:00').add({ minutes: a });
      const right = dateTime('2026-12-31T23:00').add({ minutes: b });
      expect(compareDates(left, operator, right)).toBe(!compareDates(left, opposite, right));
    }),
    seeded(200),
  );
});

test.each(['', '<>', '=>', 'lt', 'constructor'])(
  'compareDates does not support the operator %j (shop.md section 8)',
  (operator) => {
    expect(() => compareDates(date('2026-12-24'), operator, date('2026-12-24'))).toThrow(
      'Unsupported operator',
    );
  },
);
