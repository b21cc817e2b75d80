import {
  check,
  fallback,
  finite,
  type GenericSchema,
  integer,
  null_,
  number,
  optional,
  pipe,
  string,
  transform,
  union,
} from 'valibot';
import { isSafeLink } from '../registry/safe-link.ts';

/** A price in CHF, VAT included. Servers that print decimals as text ("12.50") are understood too. */
export const price = pipe(union([number(), pipe(string(), transform(Number))]), finite());

/** A whole number: a count, a quantity, days. */
export const whole = pipe(number(), integer());

/** An id on the wire: a number or a text; here always a text, so that two ids compare with `===`. */
export const id = pipe(union([string(), number()]), transform(String));

/**
 * An address to link to or load from: relative to the site, or http(s). Anything else, such as
 * `javascript:`, does not fit.
 */
export const link = pipe(string(), check(isSafeLink, 'an address on this site, or http(s)'));

/** A field that a server may leave out or send as null: absent in both cases. */
export function maybe<const S extends GenericSchema>(schema: S) {
  return optional(
    union([
      schema,
      pipe(
        null_(),
        transform(() => undefined),
      ),
    ]),
  );
}

/** A field that is dropped instead of failing the whole response when it does not fit. */
export function orAbsent<const S extends GenericSchema>(schema: S) {
  return fallback(maybe(schema), undefined);
}
