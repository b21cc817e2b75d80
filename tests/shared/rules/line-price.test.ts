import { expect, test } from 'vitest';
import { linePrice } from '../../../shared/rules/line-price.ts';

test.each([
  [1.1, 3, 3.3],
  [4.35, 100, 435],
  [0, 5, 0],
  [1_000_000, 12, 12_000_000],
  [2.5, 0, 0],
])('CHF %d × %d is CHF %d (shop.md section 2.5)', (price, quantity, line) => {
  expect(linePrice(price, quantity)).toBe(line);
});

test.each([
  [undefined, 1],
  [1, undefined],
  [Number.NaN, 2],
  [2, Number.NaN],
  [2, Number.POSITIVE_INFINITY],
  [1e9, 1e9],
])('%j × %j has no price', (price, quantity) => {
  expect(linePrice(price, quantity)).toBeUndefined();
});
