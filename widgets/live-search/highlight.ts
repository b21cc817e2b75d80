/**
 * Splits a text around the first occurrence of a term, ignoring case. If the term does not occur, `before` is
 * the whole text.
 *
 * @see site.md section 2.8
 */
export function splitAtTerm(text: string, term: string): [before: string, found: string, after: string] {
  const literal = term.trim().replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  const match = literal ? new RegExp(literal, 'i').exec(text) : null;
  if (!match) return [text, '', ''];
  const end = match.index + match[0].length;
  return [text.slice(0, match.index), match[0], text.slice(end)];
}
