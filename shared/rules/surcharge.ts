import { priceText } from '../text/price.ts';
import { formatPrice } from './price.ts';
import { toRappen } from './rappen.ts';

/**
 * What a custom option adds, as in '+ CHF 2.00'; undefined unless it is more than 0.
 *
 * @param price in CHF
 * @see shop.md section 2.2
 */
export function formatSurcharge(price: number | undefined): string | undefined {
  return (toRappen(price) ?? 0) > 0 ? priceText.surcharge(formatPrice(price)) : undefined;
}
