/**
 * A price as the shop writes it: `CHF 12.50`; `-` when it is undefined or 0.
 *
 * @param price in CHF, VAT included
 * @see shop.md section 9, "Prices"
 */
export function formatPrice(price: number | undefined): string {
  return price ? `CHF ${price.toFixed(2)}` : '-';
}
