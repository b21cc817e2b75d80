import type { ProductField } from '../order/cart-addition.ts';

/** Returns the name of a form field. The server HTML uses the same name. */
export function fieldName(field: ProductField): string {
  if (field.kind === 'configuration') return field.code;
  return field.kind === 'option' ? optionField(field.id) : 'quantity';
}

export const optionField = (id: string) => `option-${id}`;
