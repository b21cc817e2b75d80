import { priceText } from '../../text/price.ts';

/**
 * Formats a price: `CHF 12.50`; `-` if the price is undefined, not a number, too large, or 0 after rounding to Rappen.
 *
 * @param price in CHF, VAT included
 * @see shop.md section 9, "Prices"
 */
export function formatPrice(price: number | undefined): string {
  const rappen = toRappen(price);
  return rappen ? `CHF ${(rappen / 100).toFixed(2)}` : priceText.none;
}

/**
 * Converts CHF to whole Rappen, so that prices can be added and compared without floating-point errors.
 *
 * @param price in CHF
 * @returns undefined if the price is missing, NaN, infinite, or too large to be counted in Rappen
 */
export function toRappen(price: number | undefined): number | undefined {
  if (price === undefined || !Number.isFinite(price)) return undefined;
  // 1.005 * 100 is 100.49999…. A double is exact to 15 digits, so further digits are rounded.
  const rappen = Number((Math.abs(price) * 100).toPrecision(15));
  const rounded = Math.sign(price) * Math.round(rappen);
  return Number.isSafeInteger(rounded) ? rounded : undefined;
}

/**
 * The sum of prices in CHF. The sum is calculated in Rappen, so that 0.1 and 0.2 are 0.3. Invalid prices count as 0.
 */
export function sum(prices: Iterable<number | undefined>): number {
  let rappen = 0;
  for (const price of prices) rappen += toRappen(price) ?? 0;
  return rappen / 100;
}
