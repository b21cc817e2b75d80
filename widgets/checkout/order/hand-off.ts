import { pageBody, submitForm } from '../../../shared/registry/native.ts';
import type { AfterOrder } from '../../../shared/rules/checkout/payment.ts';

export type HandOff = Extract<AfterOrder, { kind: 'hand-off' }>;

/** Submits a form to the payment provider. @see shop.md section 7, "Hand-off to the payment provider" */
export function handOff({ action, fields }: HandOff): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of fields) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  pageBody().append(form);
  submitForm(form);
  // The submission has started; another payment builds a new form
  form.remove();
}
