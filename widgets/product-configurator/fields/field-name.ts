import type { ProductField } from '../../../shared/rules/product/cart-addition.ts';

/** Returns the name of a form field, which is the same as in the server HTML. */
export function fieldName(field: ProductField): string {
  if (field.kind === 'configuration') return field.code;
  return field.kind === 'option' ? optionField(field.id) : 'quantity';
}

export const optionField = (id: string) => `option-${id}`;
