/**
 * The font size of a text on a cake, in pixels of the box at its optimal width: the longer, the smaller.
 *
 * @see shop.md section 9, "Cake creator: text"
 */
export function fontSize(text: string): number {
  // Characters as people count them: an emoji is one.
  const length = [...text].length;
  if (length < 6) return 26;
  return length < 12 ? 20 : 14;
}
