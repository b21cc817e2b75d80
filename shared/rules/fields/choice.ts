import { literal, nullish, number, picklist, pipe, string, transform, union, unknown } from 'valibot';
import { formText } from '../../text/form.ts';

/** A checkbox: ticked or not. A browser sends a text for a ticked one and nothing otherwise. */
export const checkbox = pipe(nullish(unknown(), false), transform(isTicked));

/** A checkbox that must be ticked, such as the terms. */
export const ticked = pipe(checkbox, literal(true, formText.accept));

/** Whether the value of a checkbox, in a state or in form data, means ticked. */
export function isTicked(value: unknown): boolean {
  return value === true || (typeof value === 'string' && !['', '0', 'false'].includes(value));
}

/** Herr (1) or Frau (2) has been chosen; comes out as a number. @see site.md section 3 */
export const gender = pipe(
  nullish(union([number(), string()], formText.choose), ''),
  transform(Number),
  picklist([1, 2], formText.choose),
);

/** Nothing was entered: absent. */
export const none = pipe(
  literal(''),
  transform(() => undefined),
);

/** Herr, Frau, or nothing. */
export const optionalGender = pipe(nullish(unknown(), ''), union([none, gender], formText.choose));

/** A field that is not shown: whatever it holds is absent. */
export const hidden = pipe(
  nullish(unknown(), ''),
  transform(() => undefined),
);
