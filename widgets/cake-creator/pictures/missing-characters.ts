import { graphemes } from '../../../shared/rules/cake/text.ts';

/**
 * A code point that no font contains. A device draws this code point in the same way as all characters without a font.
 */
const unassigned = '\u{3FFFD}';

/** Matches characters for which every device has a font, invisible characters, and combining characters */
const isAlwaysThere = /^[\p{ASCII}\p{Script=Latin}\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}]$/u;

/**
 * The characters of a text for which the device has no font, such as emoji, without duplicates. The printed cake would
 * show boxes instead of these characters.
 *
 * @param draw returns the picture of a code point as a text; equal pictures have equal texts
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
