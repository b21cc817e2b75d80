import { priceText } from '../text/price.ts';

/**
 * A price as the shop writes it: `CHF 12.50`; `-` when it is undefined, 0, or no amount at all.
 *
 * @param price in CHF, VAT included
 * @see shop.md section 9, "Prices"
 */
export function formatPrice(price: number | undefined): string {
  const rappen = toRappen(price);
  return rappen ? `CHF ${(rappen / 100).toFixed(2)}` : priceText.none;
}

/**
 * CHF as whole Rappen, so that prices can be added and compared without float dust.
 *
 * @param price in CHF
 * @returns undefined for what is no amount: missing, NaN, infinite, or too large to be counted in Rappen
 */
export function toRappen(price: number | undefined): number | undefined {
  if (price === undefined || !Number.isFinite(price)) return undefined;
  // 1.005 * 100 is 100.49999…: 15 digits are what a double can promise, the rest is dust.
  const rappen = Number((Math.abs(price) * 100).toPrecision(15));
  const rounded = Math.sign(price) * Math.round(rappen);
  return Number.isSafeInteger(rounded) ? rounded : undefined;
}

/**
 * The sum of prices in CHF, added in Rappen: 0.1 and 0.2 are 0.3. What is no amount counts as 0.
 */
export function sum(prices: Iterable<number | undefined>): number {
  let rappen = 0;
  for (const price of prices) rappen += toRappen(price) ?? 0;
  return rappen / 100;
}
