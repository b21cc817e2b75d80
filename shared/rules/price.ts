import { priceText } from '../text/price.ts';
import { toRappen } from './rappen.ts';

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
