import { attributeOf } from './attribute-name.ts';
import { expectation } from './expectation.ts';
import { placeholderIn } from './placeholder.ts';
import type { PropIssues } from './widget/template-error.ts';

/** What stands in a template and what was expected, of every prop that does not fit; in German. */
export const describePropIssues = ({ issues, schema, structured }: PropIssues): string =>
  issues
    .map(({ path = [], input, expected, message }) => {
      const keys = path.map(({ key }) => String(key));
      const [key = ''] = keys;
      const entry = schema.entries[key];
      const isJson = key in structured || keys.length > 1 || (entry !== undefined && isStructure(entry));
      const place = isJson ? keys.join('.') : attributeOf(key);
      const isMissing = input === undefined;
      // Of a missing entry, the issue only knows the name
      const wanted = isMissing && keys.length === 1 ? expectedOf(entry) : expected;
      const received = isMissing ? `fehlt${isJson ? ' in data-widget-props' : ''}` : `ist ${shown(input)}`;
      return `${place} ${received}, erwartet wird ${expectation(wanted ?? message)}${remedy(input)}`;
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

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'type' in value && 'expects' in value;

/** Characters of a value: enough to find it. */
const longest = 60;

function shown(input: unknown): string {
  if (Array.isArray(input)) return 'eine Liste';
  if (typeof input === 'object' && input) return 'ein Objekt';
  const text = JSON.stringify(input);
  return text.length > longest ? `${text.slice(0, longest)}…"` : text;
}

/** What is to be done about a value that a word processor or a template has left behind. */
function remedy(input: unknown): string {
  if (typeof input !== 'string') return '';
  const placeholder = placeholderIn(input);
  if (placeholder) return `. Der Platzhalter ${placeholder} ist stehen geblieben`;
  if (/[“”„‟«»‘’‚]/.test(input)) return '. Die Anführungszeichen eines Textprogramms gehören nicht dazu';
  return input.trim() === input && !/[\u00A0\u200B\u202F]/.test(input) ? '' : '. Die Leerzeichen müssen weg';
}
