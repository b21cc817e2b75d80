import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { expectation } from '../../diagnostics/mistakes/expectation.ts';
import { count } from '../../model/attributes.ts';
import { CustomOptions, optionTypes } from '../../model/product.ts';
import { ShopMenu } from '../../model/shop-menu.ts';
import { type JsonSchema, kinds } from './kinds.ts';

/** The parts of valibot's schemas, and of our own, that contain other schemas. */
interface Parts {
  type: string;
  /** What a custom schema accepts */
  expects?: string | null;
  entries?: Readonly<Record<string, Parts>>;
  /** The schema of a list's entries */
  item?: Parts;
  wrapped?: Parts;
  inner?: Parts;
  options?: readonly unknown[];
  default?: unknown;
  pipe?: readonly Parts[];
}

/**
 * The JSON Schema (draft 2020-12) of a value as a server writes it, before the schema converts it. Custom schemas are
 * opaque to valibot: `kinds` describes them. The title of a value is its German description.
 *
 * @throws Error naming the custom schema that `kinds` does not describe
 */
export const jsonSchemaOf = (schema: GenericSchema): JsonSchema => convert(schema as unknown as Parts);

function convert(schema: Parts): JsonSchema {
  const known = special.get(schema);
  if (known) return known();
  const { type, entries, item, wrapped, inner, expects, options } = schema;
  if (inner) return orNull(convert(inner));
  if (wrapped) {
    const value = withDefault(convert(wrapped), schema.default);
    return type === 'nullish' || type === 'nullable' ? orNull(value) : value;
  }
  if (entries) return objectOf(entries);
  if (item) return { type: 'array', items: convert(item) };
  if (type === 'union') return { anyOf: (options as readonly Parts[]).map(convert) };
  // A custom schema is a pipe from `unknown`
  if (type === 'unknown') return custom(expects ?? '');
  return bare(schema);
}

function custom(expects: string): JsonSchema {
  if (expects === 'unknown') return {};
  const [, names] = /^eines von (.+)$/.exec(expects) ?? [];
  const kind = names ? { enum: names.split(', ') } : kinds[expects];
  if (!kind) throw Error(`shared/tools/json-schema/kinds.ts does not describe "${expects}"`);
  return { title: expectation(expects), ...kind };
}

function objectOf(entries: Readonly<Record<string, Parts>>): JsonSchema {
  const all = Object.entries(entries);
  const required = all
    .filter(([, { type }]) => type !== 'optional' && type !== 'nullish')
    .map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(([name, entry]) => [name, convert(entry)])),
    ...(required.length > 0 && { required }),
  };
}

const withDefault = (schema: JsonSchema, value: unknown): JsonSchema =>
  value === undefined || value === null || typeof value === 'function'
    ? schema
    : { ...schema, default: value };

const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

const withEmpty = ({ title, ...schema }: JsonSchema): JsonSchema => ({
  title,
  anyOf: [schema, { const: '' }],
});

function bare(schema: Parts): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema as unknown as GenericSchema, { typeMode: 'input' });
  return { title: expectation(schema.type), ...rest };
}

/** Lists that read their entries themselves, and a schema that shares its description with another */
const special: ReadonlyMap<unknown, () => JsonSchema> = new Map<unknown, () => JsonSchema>([
  [
    CustomOptions,
    () => ({
      type: 'array',
      items: {
        oneOf: Object.entries(optionTypes).map(([type, fields]) => {
          const { properties, required, ...rest } = jsonSchemaOf(fields) as {
            properties: object;
            required: string[];
          };
          return {
            ...rest,
            properties: { type: { const: type }, ...properties },
            required: ['type', ...required],
          };
        }),
      },
    }),
  ],
  // A server that does not know the visitor may print no number
  [count, () => withEmpty(custom('eine ganze Zahl'))],
  [ShopMenu, () => ({ type: 'array', items: page(2) })],
]);

/** A page of the menu, with its sub-pages as far as a menu shows them */
const page = (deeper: number): JsonSchema => ({
  type: 'object',
  properties: {
    uid: kinds.id,
    slug: kinds.link,
    title: kinds.text,
    ...(deeper && { subPages: { type: 'array', items: page(deeper - 1) } }),
  },
  required: ['slug', 'title'],
});
