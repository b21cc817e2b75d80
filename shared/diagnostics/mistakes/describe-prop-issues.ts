import { attributeOf } from '../../registry/attribute-name.ts';
import type { PropIssues } from '../../registry/widget/template-error.ts';
import { describePath } from './describe-path.ts';
import { describeValue } from './describe-value.ts';

/** What stands in a template and what was expected, of every prop that does not fit; in German. */
export const describePropIssues = ({ issues, schema, structured }: PropIssues): string =>
  issues
    .map(({ path = [], input, expected, message }) => {
      const keys = path.map(({ key }) => key);
      const key = String(keys[0] ?? '');
      const entry = Object.hasOwn(schema.entries, key) ? schema.entries[key] : undefined;
      const isJson =
        Object.hasOwn(structured, key) || keys.length > 1 || (entry !== undefined && isStructure(entry));
      const place = isJson ? describePath(keys) : attributeOf(key);
      // Of a missing entry, the issue only knows the name
      const wanted = input === undefined && keys.length === 1 ? expectedOf(entry) : expected;
      return describeValue(place, { input, wanted: wanted ?? message, isJson });
    })
    .join('; ');

type Entry = PropIssues['schema']['entries'][string];

/** Lists and objects have no attribute; other kinds say it in what they expect. */
export function isStructure(entry: Entry): boolean {
  const { type, expects = '' } = innerOf(entry);
  return type === 'array' || type === 'object' || /data-widget-props|^eine Liste|^list$/.test(expects ?? '');
}

/** valibot's own kinds call themselves `Object` and `Array`. */
function expectedOf(entry: Entry | undefined): string | undefined {
  if (!entry) return undefined;
  return innerOf(entry).expects ?? undefined;
}

/** `optional(flag, false)` is a flag. */
function innerOf(entry: Entry): Pick<Entry, 'type'> & { expects?: string | null } {
  const wrapped: unknown = 'wrapped' in entry ? entry.wrapped : undefined;
  return isEntry(wrapped) ? innerOf(wrapped) : entry;
}

/** A schema that says of what kind it is. */
export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'type' in value && 'expects' in value;
