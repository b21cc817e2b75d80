import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toRappen } from '../../../shared/rules/rappen.ts';
import { repeatable } from '../../repeatable.ts';

test.each([
  [0, 0],
  [12.5, 1250],
  [1.005, 101],
  [-1.005, -101],
  [0.1 + 0.2, 30],
  [1_000_000, 100_000_000],
])('CHF %d is %d Rappen', (price, rappen) => {
  expect(toRappen(price)).toBe(rappen);
});

test.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, 1e300])('%j is no amount', (price) => {
  expect(toRappen(price)).toBeUndefined();
});

test('whole Rappen survive the way to CHF and back', () => {
  fc.assert(
    fc.property(fc.integer(), (rappen) => toRappen(rappen / 100) === rappen),
    repeatable(300),
  );
});
