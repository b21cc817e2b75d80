import { literal, nullish, number, picklist, pipe, string, transform, union, unknown } from 'valibot';
import { formText } from '../../text/form.ts';

/** A checkbox. A browser sends a text if it is checked, and no value otherwise. */
export const checkbox = pipe(nullish(unknown(), false), transform(isTicked));

/** A checkbox that must be checked, such as the terms. */
export const ticked = pipe(checkbox, literal(true, formText.accept));

/** Whether the value of a checkbox, from a state or form data, means checked. */
export function isTicked(value: unknown): boolean {
  return value === true || (typeof value === 'string' && !['', '0', 'false'].includes(value));
}

/** Herr (1) or Frau (2) is required; the output is a number. @see site.md section 3 */
export const gender = pipe(
  nullish(union([number(), string()], formText.choose), ''),
  transform(Number),
  picklist([1, 2], formText.choose),
);

/** An empty value: the output is undefined. */
export const none = pipe(
  literal(''),
  transform(() => undefined),
);

export const optionalGender = pipe(nullish(unknown(), ''), union([none, gender], formText.choose));

/** A hidden field: the output is undefined for any value. */
export const hidden = pipe(
  nullish(unknown(), ''),
  transform(() => undefined),
);
