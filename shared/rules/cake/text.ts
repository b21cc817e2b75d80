/** The colours of texts on a cake; the first colour is the default. @see shop.md section 9, "Cake creator: text" */
export const cakeColors = [
  '#000000',
  '#847545',
  '#b88b61',
  '#e84427',
  '#e81123',
  '#f4a214',
  '#f9d300',
  '#1ea53e',
  '#018574',
  '#498205',
  '#1a09ff',
  '#02c3da',
  '#df05e2',
  '#515c6b',
] as const;

/** The fonts of texts on a cake; the first font is the default. @see shop.md section 9, "Cake creator: text" */
export const cakeFonts = [
  'Arial',
  'Comic Sans MS',
  'Courier New',
  'Impact',
  'Times New Roman',
  'Verdana',
] as const;

/**
 * Maximum number of characters of a text; longer texts do not fit on a cake in any font. @see shop.md section 5, "Cake
 * creator"
 */
export const maxTextLength = 200;

/** Height of a line as a multiple of the font size */
export const lineHeight = 0.9;

const characters = new Intl.Segmenter('de', { granularity: 'grapheme' });

/** The characters of a text as people count them. An emoji of a family, for example, is one character. */
export const graphemes = (text: string): string[] =>
  [...characters.segment(text)].map(({ segment }) => segment);

/**
 * The font size of a text on a cake, in pixels of the box at its optimal width. Longer texts have smaller fonts.
 *
 * @see shop.md section 9, "Cake creator: text"
 */
export function fontSize(text: string): number {
  const { length } = graphemes(text);
  if (length < 6) return 26;
  return length < 12 ? 20 : 14;
}
