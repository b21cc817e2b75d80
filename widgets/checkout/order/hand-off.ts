import { pageBody, submitForm } from '../../../shared/registry/native.ts';
import type { AfterOrder } from '../../../shared/rules/checkout/payment.ts';
import { createElement } from '../../../shared/ui/dom/create-element.ts';

export type HandOff = Extract<AfterOrder, { kind: 'hand-off' }>;

/** Submits a form to the payment provider. @see shop.md section 7, "Hand-off to the payment provider" */
export function handOff({ action, fields }: HandOff): void {
  const inputs = fields.map(([name, value]) => createElement('input', { type: 'hidden', name, value }));
  const form = createElement('form', { method: 'post', action, hidden: '' }, ...inputs);
  pageBody().append(form);
  submitForm(form);
  // The form can be removed, because the submission has started and another payment creates a new form
  form.remove();
}
