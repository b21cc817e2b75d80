import { isEntry } from '../shared/diagnostics/mistakes/describe-prop-issues.ts';
import { expectation } from '../shared/diagnostics/mistakes/expectation.ts';
import { attributeOf } from '../shared/registry/attribute-name.ts';
import type { PropsSchema } from '../shared/registry/widget/template-error.ts';
import type { CatalogueEntry } from './shop/product/catalogue-entry.ts';

type Entry = PropsSchema['entries'][string];
type PropRow = CatalogueEntry['props'][number];

/** What `data-widget-props` is for. Attributes have kinds that describe themselves. */
const structures: Readonly<Record<string, string>> = {
  array: 'eine Liste in data-widget-props',
  object: 'ein Objekt in data-widget-props',
};
const structured = /.* in data-widget-props$/;

/**
 * A widget's props as editors write them, in the order of its schema. `file` is where the descriptions stand.
 *
 * @throws naming the file, when a prop has no description, or a description no prop
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
    // A list of which what cannot be read is left out is a kind of its own
    const kind = 'entries' in inner || 'item' in inner ? inner.type : inner.expects === 'list' && 'array';
    const structure = kind ? structures[kind] : structured.exec(inner.expects)?.[0];
    return {
      name: structure ? prop : attributeOf(prop),
      type: structure ?? expectation(inner.expects),
      required,
      ...(isTold(fallback) && { default: String(fallback) }),
      description,
    };
  });
}

/** Nothing is said of what is empty anyway: no text, no list. */
const isTold = (fallback: unknown) =>
  fallback !== undefined && fallback !== '' && typeof fallback !== 'object';

/** `optional(flag, false)` is a flag that need not be there, and is false then. */
function unwrap(entry: Entry): { inner: Entry; required: boolean; fallback?: unknown } {
  if (!('wrapped' in entry) || !isEntry(entry.wrapped)) return { inner: entry, required: true };
  const fallback = 'default' in entry ? entry.default : undefined;
  return { inner: unwrap(entry.wrapped).inner, required: false, fallback };
}
