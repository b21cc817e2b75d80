import {
  fallback,
  type GenericSchema,
  type InferOutput,
  optional,
  pipe,
  rawTransform,
  safeParse,
  unknown,
} from 'valibot';
import { kind } from '../registry/widget/kind.ts';

const amount = (raw: unknown) => (typeof raw === 'string' && raw.trim() ? Number(raw) : raw);

/** A price in CHF, VAT included. Servers that print decimals as text ("12.50") are understood too. */
export const price = kind('a price', (raw) => {
  const value = amount(raw);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
});

/** A whole number: a count, a quantity, days. */
export const whole = kind('a whole number', (raw) =>
  typeof raw === 'number' && Number.isInteger(raw) ? raw : undefined,
);

/** An id on the wire: a number or a text; here always a text, so that two ids compare with `===`. */
export const id = kind('a number or a text', (raw) =>
  typeof raw === 'string' || Number.isFinite(raw) ? String(raw) : undefined,
);

/** A field that a server may leave out or send as null: absent in both cases. */
// @__NO_SIDE_EFFECTS__
export function maybe<const S extends GenericSchema>(schema: S) {
  return optional(
    pipe(
      unknown(),
      rawTransform<unknown, InferOutput<S> | undefined>(({ dataset, addIssue, NEVER }) => {
        if (dataset.value === null) return undefined;
        const result = safeParse(schema, dataset.value);
        if (result.success) return result.output;
        for (const { message, path } of result.issues) addIssue({ message, path });
        return NEVER;
      }),
    ),
  );
}

/** A field that is dropped instead of failing the whole response when it does not fit. */
// @__NO_SIDE_EFFECTS__
export function orAbsent<const S extends GenericSchema>(schema: S) {
  return fallback(maybe(schema), undefined);
}
