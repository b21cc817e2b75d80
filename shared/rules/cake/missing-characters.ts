import { graphemes } from './text.ts';

/** A code point that no font contains. A device draws it like every other unknown character. */
const unassigned = '\u{3FFFD}';

/** Characters that every font contains, and characters that are invisible or combine with others */
const isAlwaysThere = /^[\p{ASCII}\p{Script=Latin}\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}]$/u;

/**
 * The characters of a text, each once, for which a device has no font, such as emoji. The device would print boxes
 * instead.
 *
 * @param draw returns the picture of a code point; equal pictures are equal texts
 * @see shop.md section 2.3, "Add view"
 */
export function missingCharacters(text: string, draw: (codePoint: string) => string): string[] {
  const suspects = [...new Set(graphemes(text))].filter((character) =>
    [...character].some((codePoint) => !isAlwaysThere.test(codePoint)),
  );
  if (suspects.length === 0) return [];
  const box = draw(unassigned);
  const isMissing = (codePoint: string) => !isAlwaysThere.test(codePoint) && draw(codePoint) === box;
  return suspects.filter((character) => [...character].some(isMissing));
}
