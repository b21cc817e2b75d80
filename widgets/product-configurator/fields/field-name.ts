import type { ProductField } from '../../../shared/rules/product/cart-addition.ts';

/** The name of a form field, equal to the server's HTML. */
export function fieldName(field: ProductField): string {
  if (field.kind === 'configuration') return field.code;
  return field.kind === 'option' ? optionField(field.id) : 'quantity';
}

/** The name of a custom option's field. */
export const optionField = (id: string) => `option-${id}`;
