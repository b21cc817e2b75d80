import { valueText } from '../../text/diagnostics/values.ts';
import { expectation } from './expectation.ts';
import { placeholderIn } from './placeholder.ts';

// Must not import the core: on a page with a mistake, this file loads as a separate module next to the
// loader.

interface Value {
  /** Undefined if the value is missing */
  input: unknown;
  /**
   * The schema's name for the expected kind. For a missing key, valibot provides the key in quotes instead
   */
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
  return expected.startsWith(kind) ? valueText.invalidContents : valueText.is(kind);
}

/** Characters of a value: enough to find it on the page. */
const maxLength = 60;

function shown(input: unknown): string {
  if (Array.isArray(input)) return valueText.list;
  if (typeof input === 'object' && input) return valueText.object;
  // `JSON.stringify` returns undefined for other types, or throws
  if (input !== null && !/^(?:string|number|boolean)$/.test(typeof input)) return valueText.noJson;
  const text = JSON.stringify(input);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…"` : text;
}

/** The remedy for traces of a word processor or a template. */
function remedy(input: unknown): string {
  if (typeof input !== 'string') return '';
  const placeholder = placeholderIn(input);
  if (placeholder) return valueText.leftPlaceholder(placeholder);
  if (/[“”„‟«»‘’‚]/.test(input)) return valueText.curlyQuotes;
  return input.trim() === input && !/[\u00A0\u200B\u202F]/.test(input) ? '' : valueText.blanks;
}
