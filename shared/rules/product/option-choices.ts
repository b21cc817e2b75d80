import { type CustomOption, noSelection } from '../../model/product.ts';
import { priceText } from '../../text/price.ts';
import { productText } from '../../text/product.ts';
import { formatPrice, toRappen } from '../price/price.ts';

/**
 * The choices of a drop-down. The first choice of an optional drop-down is 'keine Auswahl'.
 *
 * @see shop.md section 2.2
 */
export function dropDownChoices(
  option: Extract<CustomOption, { type: 'drop_down' }>,
): { value: string; label: string; price?: number | undefined }[] {
  return option.isRequired
    ? option.values
    : [{ value: noSelection, label: productText.noSelection }, ...option.values];
}

/**
 * A surcharge as text: '+ CHF 2.00'. Undefined if the price is missing, 0 or negative.
 *
 * @param price in CHF
 * @see shop.md section 2.2
 */
export function formatSurcharge(price: number | undefined): string | undefined {
  return (toRappen(price) ?? 0) > 0 ? priceText.surcharge(formatPrice(price)) : undefined;
}
