import { check, nullish, pipe, string, trim, union, unknown } from 'valibot';
import { customSchema } from '../../model/custom-schema.ts';
import { formText } from '../../text/form.ts';
import { type Bounds, numberLimits } from './bounds.ts';
import { none } from './choice.ts';

/**
 * Default limits of the number of persons at a birthday party, and of the number of persons for one cake. `data-min`
 * and `data-max` of a page override these defaults.
 */
export const numberDefaults = {
  participants: { min: 1, max: 60 },
  count: { min: 1, max: 500 },
} as const;

/** A whole number within the limits of the field, typed as digits. The output is a number. */
export const wholeNumber = (field: keyof typeof numberDefaults, bounds: Bounds = {}) => {
  const { min, max } = numberLimits(bounds, numberDefaults[field]);
  return pipe(
    integer,
    check((number) => number >= min && number <= max, formText.between(min, max)),
  );
};

export const optionalWholeNumber = (field: keyof typeof numberDefaults, bounds?: Bounds) =>
  pipe(nullish(unknown(), ''), union([none, wholeNumber(field, bounds)], formText.integer));

const integer = customSchema(formText.integer, (raw) => {
  const number = /^\s*[+-]?\d+\s*$/.test(String(raw)) ? Number(raw) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
});

/** A Swiss postal code; the output is trimmed. @see site.md section 5 */
export const zip = pipe(nullish(string(formText.zip), ''), trim(), check(isZip, formText.zip));

/**
 * Whether the trimmed text is a Swiss postal code: exactly 4 digits, and the first digit is not 0.
 *
 * @see shop.md and site.md section 5
 */
export function isZip(text: string): boolean {
  return /^[1-9]\d{3}$/.test(text.trim());
}
