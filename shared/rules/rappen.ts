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
