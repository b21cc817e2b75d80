import { jsonText } from '../../text/diagnostics/json.ts';
import { jsonWords } from '../../text/diagnostics/vocabulary.ts';
import { placeholderIn } from '../mistakes/placeholder.ts';

// Typical mistakes of editors in JSON, with the remedy.

const curly = /^[“”„‟«»″‘’‚‛′`´']/;
const blank = /^[\u00A0\u1680\u2000-\u200B\u202F\u205F\u2060\u3000]/;
const entity = /^&(?:#\d+|#x[\da-f]+|\w+);/i;

/** The mistake in characters that no JSON value can start with. */
export function startPart(rest: string): string | undefined {
  const placeholder = placeholderIn(rest);
  if (placeholder !== undefined && rest.startsWith(placeholder) && !/^\w/.test(rest))
    return jsonText.leftPlaceholder(placeholder);
  if (rest.startsWith('\uFEFF')) return jsonText.byteOrderMark;
  if (curly.test(rest)) return jsonText.curlyQuote(rest[0]);
  if (blank.test(rest)) return jsonText.specialBlank;
  const [written] = entity.exec(rest) ?? [];
  if (written) return jsonText.entity(written);
  if (/^(?:\/\/|\/\*|#|<!--)/.test(rest)) return jsonText.comment;
  return undefined;
}

/** The mistake in a word or number without quotes; `isKey` where a key is expected. */
export function barePart(rest: string, isKey = false): string {
  if (!rest) return jsonText.unfinished;
  if (/^[,}\]]/.test(rest)) return jsonText.missingBefore(rest[0]);
  const [word = ''] = /^[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(rest) ?? [];
  if (isKey) return word ? jsonText.unquotedName(word) : jsonText.missingName;
  const lower = word.toLowerCase();
  const known = Object.hasOwn(jsonWords, lower) ? jsonWords[lower] : undefined;
  if (known && known !== word) return jsonText.otherWord(word, known);
  const [number] = /^[+-]?[\d.][\d.,'’]*(?:\s?[\p{L}%]+)?/u.exec(rest) ?? [];
  if (number) return jsonText.illegibleNumber(number);
  return word ? jsonText.unquotedText(word) : jsonText.strayStart(rest[0]);
}

/** The mistake where only a comma or a closing bracket is valid. */
export function separatorPart(rest: string, end: string): string {
  const misplaced = startPart(rest);
  if (misplaced) return misplaced;
  if (rest.startsWith(';')) return jsonText.semicolon;
  if (/^[}\]]/.test(rest)) return jsonText.otherBracket(rest[0], end);
  if (/^\p{L}/u.test(rest)) return jsonText.missingCommaOrBackslash;
  return jsonText.missingComma;
}

/** The mistake in an unclosed string, and its offset in characters from the start. */
export function quotePart(text: string): [text: string, at: number] {
  const at = text.search(/[“”„‟″»](?=\s*[,:}\]]|\s*$)/);
  if (at > 0) return [jsonText.curlyEnd(text[at]), at];
  return [jsonText.endlessText, 0];
}
