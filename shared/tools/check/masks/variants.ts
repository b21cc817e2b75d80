import { blocksOf, leftOutBy } from './branches.ts';
import { maskOf, masks, nothing } from './characters.ts';
import { tokensOf } from './tokens.ts';

/**
 * The HTML that a template can print, in up to eight variants, which take different branches of the template's blocks.
 * In each variant, masks replace the expressions, the statements and the branches that the variant leaves out. A mask
 * is as long as the text that it replaces, so that all positions equal the positions in the source.
 */
export function variantsOf(source: string, name: string): string[] {
  if (masks.test(source)) return [];
  const tokens = tokensOf(source, name);
  if (!tokens.length) return [source];
  let masked = '';
  let index = 0;
  for (const { start, end, mask } of tokens) {
    masked += source.slice(index, start) + maskOf(source.slice(start, end), mask);
    index = end;
  }
  masked += source.slice(index);
  return leftOutBy(blocksOf(source, tokens)).map((ranges) => blankOutside(cut(masked, ranges)));
}

/** Replaces ranges of a text with masks of empty output. The ranges are in order and do not overlap. */
function cut(text: string, ranges: readonly { start: number; end: number }[]): string {
  let result = '';
  let index = 0;
  for (const { start, end } of ranges) {
    result += text.slice(index, start) + maskOf(text.slice(start, end), nothing);
    index = end;
  }
  return result + text.slice(index);
}

/**
 * Matches comments, scripts and tags. Everywhere else, masks of empty output become spaces, because the HTML parser
 * would move a text out of a table.
 */
const inside =
  /<!--[\s\S]*?-->|(<(script|style|textarea|title)\b(?:"[^"]*"|'[^']*'|[^"'>])*>)([\s\S]*?)(?=<\/\2\s*>)|(<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>)/gi;

function blankOutside(text: string): string {
  const blank = (part: string) => part.replaceAll(nothing, ' ');
  const tag = (part: string) =>
    part.replace(/("[^"]*"|'[^']*')|\uE001/g, (all, quoted) => quoted ?? ' '.repeat(all.length));
  let result = '';
  let index = 0;
  for (const match of text.matchAll(inside)) {
    const [all, start, , content = '', other] = match;
    result += blank(text.slice(index, match.index));
    result += start ? tag(start) + content : other ? tag(other) : all;
    index = match.index + all.length;
  }
  return result + blank(text.slice(index));
}
