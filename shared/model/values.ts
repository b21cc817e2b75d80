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

/** A price in CHF, VAT included, as a number or as text ("12.50"). */
export const price = customSchema('price', (raw) => {
  const value = amount(raw);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
});

export const integer = customSchema('integer', (raw) =>
  typeof raw === 'number' && Number.isInteger(raw) ? raw : undefined,
);

/** An id of the API: a number or a text. The output is always a text, so that `===` can compare ids. */
export const id = customSchema('id', (raw) =>
  typeof raw === 'string' || Number.isFinite(raw) ? String(raw) : undefined,
);

/** An id that is used as a key of objects. Names of `Object.prototype` members are invalid. */
export const key = customSchema('key', (raw) => {
  const text = typeof raw === 'string' || Number.isFinite(raw) ? String(raw) : undefined;
  return text === undefined || text in Object.prototype ? undefined : text;
});

/** A text. This schema is ten times smaller than valibot's `string`. */
export const text = customSchema('text', (raw) => (typeof raw === 'string' ? raw : undefined));

export const flag = customSchema('flag', (raw) => (typeof raw === 'boolean' ? raw : undefined));

/** A field that a server may omit or send as null. The output of a missing field is `otherwise`. */
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
  // The debug overlay reads `inner`, because `pipe` hides the inner schema
  return Object.assign(field, { inner: schema });
}

/** A field like `maybe`, except that an invalid value becomes undefined instead of invalidating the whole response. */
// @__NO_SIDE_EFFECTS__
export function orAbsent<const S extends GenericSchema>(schema: S) {
  return fallback(maybe(schema), undefined);
}

/** A list that a server may omit or send as null. The output is then an empty list. */
// @__NO_SIDE_EFFECTS__
export function orNone<const S extends GenericSchema>(schema: S) {
  return maybe(array(schema), []);
}

/** A list from which invalid entries are removed. If all entries are invalid, the list is invalid. */
// @__NO_SIDE_EFFECTS__
export function readable<const S extends GenericSchema>(schema: S) {
  return listOf(schema, (raw) => {
    const entries = entriesOf(schema, raw);
    return entries?.length === 0 && Object(raw).length > 0 ? undefined : entries;
  });
}

/** A list like `readable`, except that the output is empty if all entries are invalid. */
// @__NO_SIDE_EFFECTS__
export const entries = <const S extends GenericSchema>(schema: S) =>
  listOf(schema, (raw) => entriesOf(schema, raw));

/** A list like `entries`, except that a missing list becomes an empty list. */
// @__NO_SIDE_EFFECTS__
export const readableOrNone = <const S extends GenericSchema>(schema: S) => maybe(entries(schema), []);

/** An object with any keys and valid values; lists are invalid. This schema is smaller than valibot's `record`. */
// @__NO_SIDE_EFFECTS__
export const recordOf = <const S extends GenericSchema>(expects: string, schema: S) =>
  customSchema(expects, (raw): Record<string, InferOutput<S>> | undefined =>
    typeof raw === 'object' &&
    raw &&
    !Array.isArray(raw) &&
    Object.values(raw).every((value) => safeParse(schema, value).success)
      ? { ...raw }
      : undefined,
  );

/** The debug overlay reads `item`, because the custom schema hides the schema of its entries. */
// @__NO_SIDE_EFFECTS__
const listOf = <T>(item: GenericSchema, read: (raw: unknown) => T | undefined) => ({
  ...customSchema('list', read),
  item,
});

const entriesOf = <const S extends GenericSchema>(schema: S, raw: unknown): InferOutput<S>[] | undefined =>
  Array.isArray(raw)
    ? raw.flatMap((entry) => {
        const result = safeParse(schema, entry);
        return result.success ? [result.output] : [];
      })
    : undefined;
