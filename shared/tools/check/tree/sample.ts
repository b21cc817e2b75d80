import { safeParse } from 'valibot';
import { isObject } from '../../../diagnostics/checks/json.ts';
import { attributeOf } from '../../../registry/attribute-name.ts';
import { isUnknown } from '../masks/characters.ts';

/** Sample values for the types of props, the most frequent first. */
const candidates: readonly unknown[] = [
  '1',
  1,
  'x',
  '/x',
  true,
  [],
  {},
  '2030-01-01',
  '10:00',
  'a@b.ch',
  0.5,
];

const texts = candidates.filter((each) => typeof each === 'string');

interface Schema {
  type: string;
  entries?: Readonly<Record<string, unknown>>;
  item?: unknown;
  wrapped?: unknown;
  inner?: unknown;
}

const accepts = (schema: unknown, value: unknown): boolean => {
  const known: Partial<Schema> & Record<string, unknown> = Object(schema);
  return (
    typeof known['~run'] !== 'function' || safeParse(schema as Parameters<typeof safeParse>[0], value).success
  );
};

/** The schema inside `optional` and custom schemas. */
const innerOf = (schema: unknown): Partial<Schema> => {
  const { inner, wrapped } = Object(schema);
  return inner || wrapped ? innerOf(inner ?? wrapped) : Object(schema);
};

/** A sample value that a schema accepts; undefined if the schema accepts none of the samples. */
function sampleOf(schema: unknown): unknown {
  const { entries } = innerOf(schema);
  // The sample object comes first, because the schema of an object accepts `[]` if each entry is optional
  const all = entries ? [sampleObject(entries), ...candidates] : candidates;
  return all.find((value) => accepts(schema, value));
}

/** An object with a value for each required entry. `isKnown` returns whether an entry already has a value. */
export function sampleObject(
  entries: Readonly<Record<string, unknown>>,
  isKnown: (key: string) => boolean = () => false,
): Record<string, unknown> {
  const required = Object.entries(entries).filter(
    ([key, entry]) => Object(entry).type !== 'optional' && !isKnown(key),
  );
  return Object.fromEntries(required.map(([key, entry]) => [key, sampleOf(entry)]));
}

/**
 * A text that the schema of an attribute accepts. If possible, the text contains the known parts of the written text.
 */
export const sampleText = (schema: unknown, written: string): string | undefined => {
  const filled = ['1', 'x'].map((each) => written.replace(/[\uE000\uE002]+/g, each));
  return [...filled, ...texts].map(String).find((value) => accepts(schema, value));
};

/** Replaces unknown parts of a value with values that the schema accepts. */
export function fill(value: unknown, schema: unknown): unknown {
  if (typeof value === 'string') {
    if (!isUnknown(value)) return value;
    const text = sampleText(schema, value);
    return /^[\uE000\uE002]+$/.test(value)
      ? (sampleOf(schema) ?? '1')
      : (text ?? value.replace(/[\uE000\uE002]+/g, '1'));
  }
  const { item, entries } = innerOf(schema);
  if (Array.isArray(value)) return value.map((each) => fill(each, item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, fill(each, Object(entries)[key])]),
  );
}

/** The entry of the schema for an attribute. */
export const entryOf = (entries: Readonly<Record<string, unknown>>, attribute: string): unknown =>
  Object.entries(entries).find(([prop]) => attributeOf(prop) === attribute)?.[1];
