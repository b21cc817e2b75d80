import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { expectation } from '../../diagnostics/mistakes/expectation.ts';
import { count } from '../../model/attributes.ts';
import { CustomOptions, optionTypes } from '../../model/product.ts';
import { ShopMenu } from '../../model/shop-menu.ts';
import { type JsonSchema, kinds, link, name, text } from './kinds.ts';

/** A schema of valibot or of this project, with the properties that contain other schemas. */
export interface SchemaParts extends GenericSchema {
  entries?: Readonly<Record<string, SchemaParts>>;
  /** The schema of the entries of a list */
  item?: SchemaParts;
  wrapped?: SchemaParts;
  inner?: SchemaParts;
  /** The alternatives of a union */
  options?: readonly SchemaParts[];
  default?: unknown;
}

/**
 * The JSON Schema (draft 2020-12) of a value as a server writes it, before `schema` converts the value. `kinds`
 * describes the values of custom schemas, because valibot does not describe them. The title of a value is its German
 * description.
 *
 * @throws Error naming the custom schema that `kinds` does not describe
 */
export function jsonSchemaOf(schema: SchemaParts): JsonSchema {
  const known = special.get(schema);
  if (known) return known();
  const { type, entries, item, wrapped, inner, expects, options } = schema;
  if (inner) return orNull(jsonSchemaOf(inner));
  if (wrapped) {
    const value = withDefault(jsonSchemaOf(wrapped), schema.default);
    return type === 'nullish' || type === 'nullable' ? orNull(value) : value;
  }
  if (entries) return objectOf(entries);
  if (item) return { type: 'array', items: jsonSchemaOf(item) };
  if (type === 'union') return { anyOf: options?.map(jsonSchemaOf) ?? [] };
  // A custom schema is a pipe from `unknown`
  if (type === 'unknown') return custom(expects);
  return bare(schema);
}

function custom(expects: string): JsonSchema {
  if (expects === 'unknown') return {};
  const [, names] = /^eines von (.+)$/.exec(expects) ?? [];
  const kind = names ? { enum: names.split(', ') } : kinds[expects];
  if (!kind) throw Error(`shared/tools/json-schema/kinds.ts does not describe "${expects}"`);
  return { title: expectation(expects), ...kind };
}

function objectOf(entries: Readonly<Record<string, SchemaParts>>): JsonSchema {
  const all = Object.entries(entries);
  const required = all
    .filter(([, { type }]) => type !== 'optional' && type !== 'nullish')
    .map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(([name, entry]) => [name, jsonSchemaOf(entry)])),
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

function bare(schema: GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode: 'input' }) as JsonSchema;
  return { title: expectation(schema.type), ...rest };
}

/**
 * Schemas that `kinds` cannot describe: lists that parse their own entries, and `count`, which has the same description
 * as another schema
 */
const special: ReadonlyMap<unknown, () => JsonSchema> = new Map<unknown, () => JsonSchema>([
  [
    CustomOptions,
    () => ({
      type: 'array',
      items: {
        oneOf: Object.entries(optionTypes).map(([type, fields]) => {
          const { properties, required = [], ...rest } = jsonSchemaOf(fields);
          return {
            ...rest,
            properties: { type: { const: type }, ...properties },
            required: ['type', ...required],
          };
        }),
      },
    }),
  ],
  // For an unknown visitor, a server may print an empty text instead of a number
  [count, () => withEmpty(custom('eine ganze Zahl'))],
  [ShopMenu, () => ({ type: 'array', items: page(2) })],
]);

/** A page of the menu, with its sub-pages down to the maximum depth */
const page = (deeper: number): JsonSchema => ({
  type: 'object',
  properties: {
    uid: name,
    slug: link,
    title: text,
    ...(deeper && { subPages: { type: 'array', items: page(deeper - 1) } }),
  },
  required: ['slug', 'title'],
});
