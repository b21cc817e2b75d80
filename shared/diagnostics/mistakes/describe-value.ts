import { valueText } from '../../text/diagnostics/values.ts';
import { expectation } from './expectation.ts';
import { placeholderIn } from './placeholder.ts';

// Nothing of the core is imported: what is fetched late would split it.

interface Value {
  /** Undefined where it is missing */
  input: unknown;
  /** What is expected, in the schema's word for it; valibot only names a missing key: `"og"` */
  wanted: string;
  isJson: boolean;
}

/** The German sentence about a wrong or missing value: the place, the value, what is expected, the remedy. */
export function describeValue(place: string, { input, wanted, isJson }: Value): string {
  const expected = /^"[^"]*"$/.test(wanted) ? '' : expectation(wanted);
  return valueText.expected(place, received(input, expected, isJson), expected) + remedy(input);
}

function received(input: unknown, expected: string, isJson: boolean): string {
  if (input === undefined) return isJson ? valueText.missingInJson : valueText.missing;
  const kind = shown(input);
  return expected.startsWith(kind) ? valueText.unfit : valueText.is(kind);
}

/** Characters of a value: enough to find it. */
const maxLength = 60;

function shown(input: unknown): string {
  if (Array.isArray(input)) return valueText.list;
  if (typeof input === 'object' && input) return valueText.object;
  // What no JSON holds has no text there, or throws
  if (input !== null && !/^(?:string|number|boolean)$/.test(typeof input)) return valueText.noJson;
  const text = JSON.stringify(input);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…"` : text;
}

/** What is to be done about a value that a word processor or a template has left behind. */
function remedy(input: unknown): string {
  if (typeof input !== 'string') return '';
  const placeholder = placeholderIn(input);
  if (placeholder) return valueText.leftPlaceholder(placeholder);
  if (/[“”„‟«»‘’‚]/.test(input)) return valueText.curlyQuotes;
  return input.trim() === input && !/[\u00A0\u200B\u202F]/.test(input) ? '' : valueText.blanks;
}
