import { array, object, optional, safeParse, string } from 'valibot';
import { isRefusal } from './errors.ts';

const Fields = object({ field: optional(string()), fields: optional(array(string()), []) });

/**
 * The fields that the shop refused, such as `billingAddress.zip`, from `Data` of the error response. Empty if the error
 * names no fields.
 *
 * @see shop.md section 7, "About the address call"
 */
export function refusedFields(error: unknown): readonly string[] {
  const data = isRefusal(error) ? safeParse(Fields, error.data) : undefined;
  if (!data?.success) return [];
  const { field, fields } = data.output;
  return field === undefined || fields.some((name) => name.startsWith(`${field}.`))
    ? fields
    : [...new Set([field, ...fields])];
}
