import { valueText } from '../../text/diagnostics/values.ts';
import { expectation } from './expectation.ts';
import { placeholderIn } from './placeholder.ts';

// Nothing of the core is imported: what is fetched late would split it.

interface Value {
  /** Undefined where it is missing */
  input: unknown;
  /** What is expected, in the schema's word for it */
  wanted: string;
  isJson: boolean;
}

/** `data-weight ist "500 g", erwartet wird eine Zahl mit Punkt`: what stands somewhere, and what to do about it. */
export function describeValue(place: string, { input, wanted, isJson }: Value): string {
  const missing = isJson ? valueText.missingInJson : valueText.missing;
  const received = input === undefined ? missing : valueText.is(shown(input));
  return valueText.expected(place, received, expectation(wanted)) + remedy(input);
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
