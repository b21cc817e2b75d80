import { check, nullish, number, pipe, regex, string, transform, trim, union } from 'valibot';
import { formText } from '../../text/form.ts';

/** A whole number, typed as digits; comes out as a number. */
export const integer = pipe(
  nullish(union([string(), number()], formText.integer), ''),
  transform((value) => String(value)),
  trim(),
  regex(/^[+-]?\d+$/, formText.integer),
  transform(Number),
  check((value) => Number.isSafeInteger(value), formText.integer),
);
