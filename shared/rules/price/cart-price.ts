import { priceText } from '../../text/price.ts';
import { formatPrice, toRappen } from './price.ts';

/**
 * The price of a cart item: price × quantity in CHF, without floating-point errors.
 *
 * @returns undefined if the price or the quantity is not a number, or if the result is too large
 * @see shop.md sections 2.5 and 2.7
 */
export function linePrice(price: number | undefined, quantity: number | undefined): number | undefined {
  const rappen = toRappen(price);
  if (rappen === undefined || quantity === undefined) return undefined;
  const line = rappen * quantity;
  return Number.isSafeInteger(line) ? line / 100 : undefined;
}

/**
 * The text for the price of a shipping method: '(gratis)' when the price is 0.
 *
 * @param price in CHF
 * @see shop.md section 9, "Prices"
 */
export function formatShippingPrice(price: number | undefined): string {
  return toRappen(price) === 0 ? priceText.free : formatPrice(price);
}
