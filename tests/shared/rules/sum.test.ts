import { expect, test } from 'vitest';
import { sum } from '../../../shared/rules/sum.ts';

test.each([
  [[0.1, 0.2], 0.3],
  [Array.from({ length: 1000 }, () => 0.1), 100],
  [[12.5, undefined, Number.NaN, 1], 13.5],
  [[], 0],
])('prices are added without float dust (case %#)', (prices, total) => {
  expect(sum(prices)).toBe(total);
});
