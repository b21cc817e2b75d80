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

/** A Swiss postal code. Comes out trimmed. @see site.md section 5 */
export const zip = pipe(nullish(string(formText.zip), ''), trim(), check(isZip, formText.zip));

/**
 * Whether a text is a Swiss postal code: trimmed, an integer of exactly 4 digits (so none begins with 0).
 *
 * @see shop.md and site.md section 5
 */
export function isZip(text: string): boolean {
  return /^[1-9]\d{3}$/.test(text.trim());
}
