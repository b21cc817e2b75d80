import { toRappen } from './rappen.ts';

/**
 * What a line of the cart costs: price × quantity, in CHF without float dust.
 *
 * @returns undefined when the price or the quantity is no number, or the line is beyond counting
 * @see shop.md sections 2.5 and 2.7
 */
export function linePrice(price: number | undefined, quantity: number | undefined): number | undefined {
  const rappen = toRappen(price);
  if (rappen === undefined || quantity === undefined) return undefined;
  const line = rappen * quantity;
  return Number.isSafeInteger(line) ? line / 100 : undefined;
}
