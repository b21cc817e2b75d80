import { fontSize, graphemes, lineHeight } from '../../../shared/rules/cake/text.ts';

export interface TextLines {
  /** Font size in pixels of the box at its optimal width */
  size: number;
  lines: readonly string[];
  /** Whether the whole text is inside the circle */
  fits: boolean;
  isBroken: boolean;
}

/** Returns the width of a line in pixels at a font size. */
export type Measure = (line: string, size: number) => number;

/** Font sizes in pixels, the largest first. @see shop.md section 9, "Cake creator: text" */
const sizes = [26, 20, 14] as const;

/** Minimum distance in pixels between a line and the edge of the circle. */
const margin = 3;

/**
 * Sets a text in lines around the centre of a circle. The font size depends on the length of the text. If the text
 * would touch the edge, the next smaller font size is used. Words are split only if no font size fits.
 *
 * @param radius of the circle, in pixels of the box at its optimal width
 * @see shop.md section 9, "Cake creator: text"
 */
export function textLines(text: string, radius: number, measure: Measure): TextLines {
  const first = fontSize(text);
  for (const breaks of [false, true]) {
    for (const size of sizes.filter((each) => each <= first)) {
      const lines = setIn(size, text, radius, measure, breaks);
      if (lines) return { size, lines, fits: true, isBroken: breaks };
    }
  }
  return { size: 14, lines: paragraphs(text), fits: false, isBroken: false };
}

const paragraphs = (text: string) => text.split(/\r\n|\r|\n/).map((line) => line.trim());

/** The lines of a text, as few as possible; undefined if the text does not fit in any number of lines. */
function setIn(
  size: number,
  text: string,
  radius: number,
  measure: Measure,
  breaks: boolean,
): string[] | undefined {
  const height = size * lineHeight;
  const most = Math.floor((2 * radius) / height);
  for (let count = paragraphs(text).length; count <= most; count += 1) {
    const widths = Array.from({ length: count }, (_, line) => chord(line, count, height, radius));
    const lines = wrap(text, widths, (line) => measure(line, size), breaks);
    // The widths are valid only for `count` lines, because the number of lines changes the vertical position of each
    // line
    if (lines?.length === count) return lines;
  }
  return undefined;
}

/** The maximum width of a line: the shorter of the circle's chords at the upper and the lower edge of the line. */
function chord(line: number, count: number, height: number, radius: number): number {
  const top = (line - count / 2) * height;
  const far = Math.max(Math.abs(top), Math.abs(top + height));
  return far >= radius ? 0 : 2 * Math.sqrt(radius ** 2 - far ** 2) - 2 * margin;
}

/** Fills each line with as many words as fit; undefined if the text needs more lines. */
function wrap(
  text: string,
  widths: readonly number[],
  measure: (line: string) => number,
  breaks: boolean,
): string[] | undefined {
  const lines: string[] = [];
  const fits = (line: string) => measure(line) <= (widths[lines.length] ?? 0);
  for (const paragraph of paragraphs(text)) {
    let line = '';
    for (const word of paragraph.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = word;
      while (!fits(line)) {
        const part = breaks ? longestPart(line, fits) : '';
        if (part === '') return undefined;
        lines.push(part);
        line = line.slice(part.length);
      }
    }
    lines.push(line);
    if (lines.length > widths.length) return undefined;
  }
  return lines;
}

/** The longest beginning of a word that fits. Graphemes are not split. */
function longestPart(word: string, fits: (part: string) => boolean): string {
  let part = '';
  for (const character of graphemes(word)) {
    if (!fits(part + character)) break;
    part += character;
  }
  return part;
}
