import { expect, test } from 'vitest';
import { formatWeight } from '../../../shared/rules/weight.ts';

test.each([
  [0.25, '250 g'],
  [0.29, '290 g'],
  [1.1, '1100 g'],
  [0.0005, '0.5 g'],
  [0, undefined],
  [-1, undefined],
  [undefined, undefined],
  [Number.NaN, undefined],
])('%j kg is shown as %j (shop.md section 2.2)', (kilograms, text) => {
  expect(formatWeight(kilograms)).toBe(text);
});
