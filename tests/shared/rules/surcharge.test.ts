import { expect, test } from 'vitest';
import { formatSurcharge } from '../../../shared/rules/surcharge.ts';

test.each([
  [2, '+ CHF 2.00'],
  [0, undefined],
  [-2, undefined],
  [undefined, undefined],
  [Number.NaN, undefined],
])('an option for %j shows %j (shop.md section 2.2)', (price, text) => {
  expect(formatSurcharge(price)).toBe(text);
});
