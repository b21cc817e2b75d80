import { priceText } from '../text/price.ts';
import { formatPrice } from './price.ts';
import { toRappen } from './rappen.ts';

/**
 * The price of a shipping method: '(gratis)' when it is 0.
 *
 * @param price in CHF
 * @see shop.md section 9, "Prices"
 */
export function formatShippingPrice(price: number | undefined): string {
  return toRappen(price) === 0 ? priceText.free : formatPrice(price);
}
