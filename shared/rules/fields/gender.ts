import { literal, nullish, number, picklist, pipe, string, transform, union, unknown } from 'valibot';
import { formText } from '../../text/form.ts';

/** Herr (1) or Frau (2) has been chosen; comes out as a number. @see site.md section 3 */
export const gender = pipe(
  nullish(union([number(), string()], formText.choose), ''),
  transform(Number),
  picklist([1, 2], formText.choose),
);

const none = pipe(
  literal(''),
  transform(() => undefined),
);

/** Herr, Frau, or nothing. */
export const optionalGender = pipe(nullish(unknown(), ''), union([none, gender], formText.choose));
