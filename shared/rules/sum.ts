import { toRappen } from './rappen.ts';

/**
 * The sum of prices in CHF, added in Rappen: 0.1 and 0.2 are 0.3. What is no amount counts as 0.
 */
export function sum(prices: Iterable<number | undefined>): number {
  let rappen = 0;
  for (const price of prices) rappen += toRappen(price) ?? 0;
  return rappen / 100;
}
