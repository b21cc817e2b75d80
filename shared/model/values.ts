import {
  array,
  fallback,
  type GenericSchema,
  type InferOutput,
  optional,
  pipe,
  rawTransform,
  safeParse,
  unknown,
} from 'valibot';
import { customSchema } from './custom-schema.ts';

const amount = (raw: unknown) => (typeof raw === 'string' && raw.trim() ? Number(raw) : raw);

/** A price in CHF, VAT included. Servers that print decimals as text ("12.50") are understood too. */
export const price = customSchema('price', (raw) => {
  const value = amount(raw);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
});

/** A whole number: a count, a quantity, days. */
export const integer = customSchema('integer', (raw) =>
  typeof raw === 'number' && Number.isInteger(raw) ? raw : undefined,
);

/** An id on the wire: a number or a text; here always a text, so that two ids compare with `===`. */
export const id = customSchema('id', (raw) =>
  typeof raw === 'string' || Number.isFinite(raw) ? String(raw) : undefined,
);

/** What values are kept under: an id, but no name that every object has by itself. */
export const key = customSchema('key', (raw) => {
  const text = typeof raw === 'string' || Number.isFinite(raw) ? String(raw) : undefined;
  return text === undefined || text in Object.prototype ? undefined : text;
});

/** Kinds weigh a tenth of valibot's own schemas. */
export const text = customSchema('text', (raw) => (typeof raw === 'string' ? raw : undefined));

export const flag = customSchema('flag', (raw) => (typeof raw === 'boolean' ? raw : undefined));

/** A field that a server may leave out or send as null: the default in both cases, else absent. */
// @__NO_SIDE_EFFECTS__
export function maybe<const S extends GenericSchema, Default extends InferOutput<S> | undefined = undefined>(
  schema: S,
  otherwise?: Default,
) {
  const field = optional(
    pipe(
      unknown(),
      rawTransform<unknown, InferOutput<S> | Default>(({ dataset, addIssue, NEVER }) => {
        if (dataset.value === null) return otherwise as Default;
        const result = safeParse(schema, dataset.value);
        if (result.success) return result.output;
        for (const { message, expected, path, input } of result.issues)
          addIssue({ message: expected ?? message, path, input });
        return NEVER;
      }),
    ),
    otherwise as Default,
  );
  // What no function of valibot looks into is said to the debug overlay
  return Object.assign(field, { inner: schema });
}

/** A field that is dropped instead of failing the whole response when it does not fit. */
// @__NO_SIDE_EFFECTS__
export function orAbsent<const S extends GenericSchema>(schema: S) {
  return fallback(maybe(schema), undefined);
}

/** A list that a server may leave out or send as null: empty then. */
// @__NO_SIDE_EFFECTS__
export function orNone<const S extends GenericSchema>(schema: S) {
  return maybe(array(schema), []);
}

/**
 * The entries of a list that can be read: one broken entry must not hide the others. A list of nothing but broken entries
 * does not fit: it cannot be read, which is not the same as empty.
 */
// @__NO_SIDE_EFFECTS__
export function readable<const S extends GenericSchema>(schema: S) {
  return customSchema('list', (raw) => {
    const entries = entriesOf(schema, raw);
    return entries?.length === 0 && Object(raw).length > 0 ? undefined : entries;
  });
}

/** The same without that: also of a list that has nothing else, the broken entries are left out. */
// @__NO_SIDE_EFFECTS__
export const entries = <const S extends GenericSchema>(schema: S) =>
  customSchema('list', (raw) => entriesOf(schema, raw));

/** Such a list inside an entity, which is worth more than the list: empty where it is missing. */
// @__NO_SIDE_EFFECTS__
export const readableOrNone = <const S extends GenericSchema>(schema: S) => maybe(entries(schema), []);

const entriesOf = <const S extends GenericSchema>(schema: S, raw: unknown): InferOutput<S>[] | undefined =>
  Array.isArray(raw)
    ? raw.flatMap((entry) => {
        const result = safeParse(schema, entry);
        return result.success ? [result.output] : [];
      })
    : undefined;
