import { jsonText } from '../../text/diagnostics/json.ts';
import { jsonWords } from '../../text/diagnostics/vocabulary.ts';
import { placeholderIn } from '../mistakes/placeholder.ts';

const curly = /^[“”„‟«»″‘’‚‛′`´']/;
const blank = /^[\u00A0\u1680\u2000-\u200B\u202F\u205F\u2060\u3000]/;
const entity = /^&(?:#\d+|#x[\da-f]+|\w+);/i;

/**
 * Describes characters that cannot be the start of a JSON value, such as a curly quote; undefined for other characters.
 */
export function startPart(rest: string): string | undefined {
  const placeholder = placeholderIn(rest);
  if (placeholder !== undefined && rest.startsWith(placeholder) && !/^\w/.test(rest))
    return jsonText.leftPlaceholder(placeholder);
  if (rest.startsWith('\uFEFF')) return jsonText.byteOrderMark;
  if (curly.test(rest)) return jsonText.curlyQuote(rest[0]);
  if (blank.test(rest)) return jsonText.specialBlank;
  const [written] = entity.exec(rest) ?? [];
  if (written) return jsonText.entity(written);
  const [tag] = /^<\/?[a-z][^<>]*>/i.exec(rest) ?? [];
  if (tag) return jsonText.insertedTag(tag);
  if (/^(?:\/\/|\/\*|#|<!--)/.test(rest)) return jsonText.comment;
  return undefined;
}

/** Describes an invalid word or number without quotes. @param isKey whether a key is expected */
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

/** Describes the mistake at a position where a comma or a closing bracket is expected. */
export function separatorPart(rest: string, end: string): string {
  const misplaced = startPart(rest);
  if (misplaced) return misplaced;
  if (rest.startsWith(';')) return jsonText.semicolon;
  if (/^[}\]]/.test(rest)) return jsonText.otherBracket(rest[0], end);
  if (/^\p{L}/u.test(rest)) return jsonText.missingCommaOrBackslash;
  return jsonText.missingComma;
}

/** Describes the mistake in a string without an end, and its offset in characters from the start of the string. */
export function quotePart(text: string): [text: string, at: number] {
  const at = text.search(/[“”„‟″»](?=\s*[,:}\]]|\s*$)/);
  if (at > 0) return [jsonText.curlyEnd(text[at]), at];
  return [jsonText.endlessText, 0];
}
