import { check, nullish, pipe, string, trim } from 'valibot';
import { customSchema } from '../../model/custom-schema.ts';
import { formText } from '../../text/form.ts';

/** A whole number, typed as digits; comes out as a number. */
export const integer = customSchema(formText.integer, (raw) => {
  const number = /^\s*[+-]?\d+\s*$/.test(String(raw)) ? Number(raw) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
});

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
