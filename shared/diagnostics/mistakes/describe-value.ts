import { valueText } from '../../text/diagnostics/values.ts';
import { expectation } from './expectation.ts';
import { placeholderIn } from './placeholder.ts';

// This file must not import the core, because a page that reports a mistake may have loaded only the loader.

interface Value {
  input: unknown;
  /** The schema's description of the expected value. For a missing key, valibot provides the key in quotes instead */
  wanted: string;
  isJson: boolean;
}

/** The German sentence about a wrong or missing value: its position, the value, the expected value, and the remedy. */
export function describeValue(place: string, { input, wanted, isJson }: Value): string {
  const expected = /^"[^"]*"$/.test(wanted) ? '' : expectation(wanted);
  return valueText.expected(place, received(input, expected, isJson), expected) + remedy(input);
}

function received(input: unknown, expected: string, isJson: boolean): string {
  if (input === undefined) return isJson ? valueText.missingInJson : valueText.missing;
  const kind = shown(input);
  return expected.startsWith(kind) ? valueText.invalidContents : valueText.is(kind);
}

/** Maximum number of characters of a shown value: enough for editors to recognise the value. */
const maxLength = 60;

function shown(input: unknown): string {
  if (Array.isArray(input)) return valueText.list;
  if (typeof input === 'object' && input) return valueText.object;
  // For other types, `JSON.stringify` returns undefined or throws
  if (input !== null && !/^(?:string|number|boolean)$/.test(typeof input)) return valueText.noJson;
  const text = JSON.stringify(input);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…"` : text;
}

/** The remedy for a text from a word processor or a template. */
function remedy(input: unknown): string {
  if (typeof input !== 'string') return '';
  const placeholder = placeholderIn(input);
  if (placeholder) return valueText.leftPlaceholder(placeholder);
  if (/[“”„‟«»‘’‚]/.test(input)) return valueText.curlyQuotes;
  return input.trim() === input && !/[\u00A0\u200B\u202F]/.test(input) ? '' : valueText.blanks;
}
