import { formatPrice, sum, toRappen } from '../price/price.ts';

/** Prices in CHF, VAT included */
export interface ProductPrice {
  regularPrice?: number | undefined;
  specialPrice?: number | undefined;
}

/**
 * The two parts of the price on a product page, '{now} statt {before}': the current price and, if the current price is
 * a special price, the regular price.
 *
 * @param options the prices in CHF of the selected custom options, added to both parts
 * @returns an object without `now` and `before` if the product has no price, whatever its options cost
 * @see shop.md section 2.2
 */
export function productPrices(
  { regularPrice, specialPrice }: ProductPrice,
  options: readonly (number | undefined)[] = [],
): { now?: string | undefined; before?: string | undefined } {
  const withOptions = (price: number | undefined) =>
    toRappen(price) ? formatPrice(sum([price, ...options])) : undefined;
  const [regular, special] = [withOptions(regularPrice), withOptions(specialPrice)];
  return special ? { now: special, before: regular } : { now: regular };
}

/**
 * Formats a weight in grams: 0.25 kg is '250 g'.
 *
 * @returns undefined if the weight is missing, 0, or not a number
 * @see shop.md section 2.2
 */
export function formatWeight(kilograms: number | undefined): string | undefined {
  if (kilograms === undefined || !Number.isFinite(kilograms) || kilograms <= 0) return undefined;
  // The weight is rounded, because 1.001 * 1000 is 1000.9999999999999.
  return `${Number((kilograms * 1000).toPrecision(12))} g`;
}
