import type { JsonSchema } from './kinds.ts';

/** A field inside a list or an object in `data-widget-props`. */
export interface FieldRow {
  /** Path of the field, for example `configurations[].values[].name` */
  path: string;
  /** German description of the value */
  type: string;
  required: boolean;
}

/** The fields of every object and list inside a value, outer fields first. */
export function fieldRows(schema: JsonSchema, path: string): FieldRow[] {
  const { properties = {}, required = [], items, anyOf, oneOf } = schema;
  const fields = Object.entries(properties).flatMap(([name, field]) => [
    { path: `${path}.${name}`, type: typeOf(field), required: required.includes(name) },
    ...fieldRows(field, `${path}.${name}`),
  ]);
  const inner = [...(anyOf ?? []), ...(oneOf ?? [])].flatMap((each) => fieldRows(each, path));
  return unique([...fields, ...(items ? fieldRows(items, `${path}[]`) : []), ...inner]);
}

function typeOf({ title, type, anyOf, const: constant }: JsonSchema): string {
  if (title) return title;
  if (constant !== undefined) return `«${constant}»`;
  if (type === 'array') return 'eine Liste';
  if (type === 'object') return 'ein Objekt';
  return (anyOf ?? [])
    .filter((each) => each.type !== 'null')
    .map(typeOf)
    .join(' oder ');
}

/** Combines the rows of a field that occurs in several alternatives of a union into a row with all types. */
function unique(rows: readonly FieldRow[]): FieldRow[] {
  return [...new Set(rows.map(({ path }) => path))].map((path) => {
    const same = rows.filter((row) => row.path === path);
    return {
      path,
      type: [...new Set(same.map(({ type }) => type))].join(' oder '),
      required: same.every(({ required }) => required),
    };
  });
}
