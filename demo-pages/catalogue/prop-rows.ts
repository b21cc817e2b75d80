import { isEntry } from '../../shared/diagnostics/mistakes/describe-prop-issues.ts';
import { expectation } from '../../shared/diagnostics/mistakes/expectation.ts';
import { attributeOf } from '../../shared/registry/attribute-name.ts';
import type { PropsSchema } from '../../shared/registry/widget/template-error.ts';
import { fieldRows } from '../../shared/tools/json-schema/field-rows.ts';
import { jsonSchemaOf } from '../../shared/tools/json-schema/json-schema.ts';
import type { CatalogueEntry } from '../shop/product/catalogue-entry.ts';

type Entry = PropsSchema['entries'][string];
type PropRow = CatalogueEntry['props'][number];

/** The German description of a value in `data-widget-props`, by kind of schema. */
const structures: Readonly<Record<string, string>> = {
  array: 'eine Liste in data-widget-props',
  object: 'ein Objekt in data-widget-props',
};
const structured = /.* in data-widget-props$/;

/**
 * Describes a widget's props as HTML attributes, in the order of the schema. `file` contains the descriptions.
 *
 * @throws an error that names `file` if a prop has no description or a description has no prop
 */
export function propRows(
  schema: PropsSchema,
  descriptions: Readonly<Record<string, string>>,
  file: string,
): PropRow[] {
  const stray = Object.keys(descriptions).find((name) => !Object.hasOwn(schema.entries, name));
  if (stray !== undefined) throw Error(`${file}: "${stray}" is described, but the widget has no such prop`);
  return Object.entries(schema.entries).map(([prop, entry]) => {
    const description = descriptions[prop];
    if (description === undefined) throw Error(`${file}: the prop "${prop}" has no description`);
    const { inner, required, fallback } = unwrap(entry);
    // The schema of a list has `item`, also if the schema skips invalid items
    const kind = 'entries' in inner ? 'object' : 'item' in inner && 'array';
    const structure = kind ? structures[kind] : structured.exec(inner.expects)?.[0];
    const fields = fieldRows(jsonSchemaOf(entry), prop);
    return {
      name: structure ? prop : attributeOf(prop),
      type: structure ?? expectation(inner.expects),
      required,
      ...(isShownDefault(fallback) && { default: String(fallback) }),
      description,
      ...(fields.length > 0 && { fields }),
    };
  });
}

const isShownDefault = (fallback: unknown) =>
  fallback !== undefined && fallback !== '' && typeof fallback !== 'object';

/** Unwraps optional schemas: `optional(flag, false)` becomes a `flag` that is not required and defaults to false. */
function unwrap(entry: Entry): { inner: Entry; required: boolean; fallback?: unknown } {
  if (!('wrapped' in entry) || !isEntry(entry.wrapped)) return { inner: entry, required: true };
  const fallback = 'default' in entry ? entry.default : undefined;
  return { inner: unwrap(entry.wrapped).inner, required: false, fallback };
}
