import { priceText } from '../../text/price.ts';
import { formatPrice } from '../price.ts';
import { toRappen } from '../rappen.ts';
import { sum } from '../sum.ts';

/** CHF, VAT included */
export interface ProductPrice {
  regularPrice?: number | undefined;
  specialPrice?: number | undefined;
}

/**
 * The price on a product page: the regular price, or '<special> statt <regular>'.
 *
 * @param options the prices in CHF of the selected custom options, added to both
 * @returns undefined when the product has neither price, whatever its options cost
 * @see shop.md section 2.2
 */
export function formatProductPrice(
  price: ProductPrice,
  options: readonly (number | undefined)[] = [],
): string | undefined {
  const { now, before } = productPrices(price, options);
  return now && before ? priceText.special(now, before) : now;
}

/** The same in its parts: what it costs now, and, where that is a special price, what it costs otherwise. */
export function productPrices(
  { regularPrice, specialPrice }: ProductPrice,
  options: readonly (number | undefined)[] = [],
): { now?: string | undefined; before?: string | undefined } {
  const withOptions = (price: number | undefined) =>
    toRappen(price) ? formatPrice(sum([price, ...options])) : undefined;
  const [regular, special] = [withOptions(regularPrice), withOptions(specialPrice)];
  return special ? { now: special, before: regular } : { now: regular };
}
