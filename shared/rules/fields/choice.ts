import { literal, nullish, number, picklist, pipe, string, transform, union, unknown } from 'valibot';
import { formText } from '../../text/form.ts';

/** A checkbox. Browsers send a text for a checked checkbox, and no value otherwise. */
export const checkbox = pipe(nullish(unknown(), false), transform(isTicked));

/** A checkbox that must be checked, such as the terms. */
export const ticked = pipe(checkbox, literal(true, formText.accept));

/** Whether the value of a checkbox means checked. The value comes from a component's state or from form data. */
export function isTicked(value: unknown): boolean {
  return value === true || (typeof value === 'string' && !['', '0', 'false'].includes(value));
}

/** The field 'Anrede', which is required: Herr (1) or Frau (2). The output is a number. @see site.md section 3 */
export const gender = pipe(
  nullish(union([number(), string()], formText.choose), ''),
  transform(Number),
  picklist([1, 2], formText.choose),
);

/** Accepts only an empty value. The output is undefined. */
export const none = pipe(
  literal(''),
  transform(() => undefined),
);

export const optionalGender = pipe(nullish(unknown(), ''), union([none, gender], formText.choose));

/** A field that is not shown: any value is valid, and the output is undefined. */
export const hidden = pipe(
  nullish(unknown(), ''),
  transform(() => undefined),
);
