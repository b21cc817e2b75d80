import { literal, nullish, pipe, transform, unknown } from 'valibot';
import { formText } from '../../text/form.ts';

/** A checkbox: ticked or not. A browser sends a text for a ticked one and nothing otherwise. */
export const checkbox = pipe(nullish(unknown(), false), transform(isTicked));

/** A checkbox that must be ticked, such as the terms. */
export const ticked = pipe(checkbox, literal(true, formText.accept));

/** Whether the value of a checkbox, in a state or in form data, means ticked. */
export function isTicked(value: unknown): boolean {
  return value === true || (typeof value === 'string' && !['', '0', 'false'].includes(value));
}
