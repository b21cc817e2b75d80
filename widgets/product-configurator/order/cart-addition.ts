import type { CartAddition, CustomOption, ProductConfiguration } from '../../../shared/model/product.ts';
import { type CustomOptionValues, customOptionValue } from '../../../shared/rules/product/custom-option.ts';
import { parseQuantity, type QuantityLimits } from '../../../shared/rules/product/quantity.ts';
import { type Selections, withOnlyChoices } from '../../../shared/rules/product/variant.ts';

export interface ProductForm {
  configurations: readonly ProductConfiguration[];
  selections: Selections;
  customOptions: readonly CustomOption[];
  values: CustomOptionValues;
  quantity: string | number | undefined;
  limits?: QuantityLimits;
}

/** A field to highlight: a configuration by its code, a custom option by its id, or the quantity. */
export type ProductField =
  | { kind: 'configuration'; code: string }
  | { kind: 'option'; id: string }
  | { kind: 'quantity' };

export type CartAdditionResult =
  | { valid: true; addition: CartAddition }
  /** The fields to highlight, in the order of the page */
  | { valid: false; failing: readonly ProductField[] };

/**
 * Validates the values of a product page and creates the payload, before the product is added to the cart or opened in
 * the cake creator. Every configuration must be selected, every required option filled in, and the quantity above 0.
 *
 * @see shop.md section 5, "Product page", and section 3, "Add-to-cart payload"
 */
export function cartAddition(form: ProductForm): CartAdditionResult {
  const failing: ProductField[] = [];
  const productOptions: CartAddition['productOptions'] = [];
  const selections = withOnlyChoices(form.configurations, form.selections);
  for (const { id, code, values } of form.configurations) {
    const value = selections[code];
    if (value && values.some((offered) => offered.id === value)) productOptions.push({ id, value });
    else failing.push({ kind: 'configuration', code });
  }
  const customOptions: CartAddition['customOptions'] = [];
  for (const option of form.customOptions) {
    const { id, type } = option;
    const value = customOptionValue(option, form.values);
    if (value !== undefined) customOptions.push({ id, type, value });
    else if (option.isRequired) failing.push({ kind: 'option', id });
  }
  const quantity = parseQuantity(form.quantity, form.limits);
  if (quantity === undefined || quantity <= 0) failing.push({ kind: 'quantity' });
  else if (failing.length === 0) {
    return { valid: true, addition: { quantity, productOptions, customOptions } };
  }
  return { valid: false, failing };
}
