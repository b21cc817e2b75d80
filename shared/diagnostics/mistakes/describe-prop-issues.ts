import { attributeOf } from '../../registry/attribute-name.ts';
import type { PropIssues } from '../../registry/widget/template-error.ts';
import { structureText } from '../../text/diagnostics/values.ts';
import { describePath } from './describe-path.ts';
import { describeValue } from './describe-value.ts';

/** The German text about all props that the schema rejects: each value, and the expected value. */
export const describePropIssues = ({ issues, schema, structured }: PropIssues): string =>
  issues
    .map((issue) => {
      const keys = keysOf(issue);
      const key = String(keys[0] ?? '');
      const entry = Object.hasOwn(schema.entries, key) ? schema.entries[key] : undefined;
      const isJson =
        Object.hasOwn(structured, key) || keys.length > 1 || (entry !== undefined && isStructure(entry));
      const place = isJson ? describePath(keys) : attributeOf(key);
      return describeValue(place, { input: issue.input, wanted: wantedBy(issue, schema), isJson });
    })
    .join('; ');

type Issue = PropIssues['issues'][number];

const keysOf = ({ path }: Issue): unknown[] => path?.map(({ key }) => key) ?? [];

/** The German sentence about a mistake in an entry of a JSON list. */
export const describeIssue = (issue: Issue, schema: unknown): string =>
  describeValue(`«${describePath(keysOf(issue))}»`, {
    input: issue.input,
    wanted: wantedBy(issue, schema),
    isJson: true,
  });

/**
 * The description of the expected value. For a missing key, the description comes from the schema, because the issue
 * contains only the key.
 */
function wantedBy(issue: Issue, schema: unknown): string {
  const wanted = issue.input === undefined ? expectedAt(schema, keysOf(issue)) : undefined;
  return wanted ?? issue.expected ?? issue.message;
}

type Entry = PropIssues['schema']['entries'][string];

/** Whether a prop must be written in JSON, because its value is a list or an object. */
export function isStructure(entry: Entry): boolean {
  const { type, expects = '' } = innerOf(entry);
  return type === 'array' || type === 'object' || structureText.test(expects ?? '');
}

/** The property `expects` of the schema at a path. */
function expectedAt(schema: unknown, [key, ...rest]: readonly unknown[]): string | undefined {
  const { inner, wrapped, entries, item, expects } = Object(schema);
  if (inner ?? wrapped) return expectedAt(inner ?? wrapped, [key, ...rest]);
  if (key === undefined) return expects ?? undefined;
  return expectedAt(typeof key === 'number' ? item : Object(entries)[String(key)], rest);
}

function innerOf(entry: Entry): Pick<Entry, 'type'> & { expects?: string | null } {
  const wrapped: unknown = 'wrapped' in entry ? entry.wrapped : undefined;
  return isEntry(wrapped) ? innerOf(wrapped) : entry;
}

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'type' in value && 'expects' in value;
