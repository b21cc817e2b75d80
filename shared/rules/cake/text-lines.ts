import { fontSize, graphemes, lineHeight } from './text.ts';

/** A text as it is set on a round cake. */
export interface TextLines {
  /** Pixels of the box at its optimal width */
  size: number;
  lines: readonly string[];
  /** Whether all of it stays within the circle */
  fits: boolean;
  /** Whether a word goes on in the next line */
  isBroken: boolean;
}

/** The width of a line in pixels, set in a size. */
export type Measure = (line: string, size: number) => number;

/** Font sizes, the largest first. @see shop.md section 9, "Cake creator: text" */
const sizes = [26, 20, 14] as const;

/** Pixels that a line stays away from the edge of the circle. */
const margin = 3;

/**
 * Sets a text in lines around the middle of a circle. It is as large as its length says, and smaller, within the sizes
 * that there are, where it would touch the edge. Words are only broken where nothing else helps.
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

/** The fewest lines in which the text fits; undefined when it does in none. */
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
    // Fewer lines than there is room for stand elsewhere in the circle
    if (lines?.length === count) return lines;
  }
  return undefined;
}

/** How wide a line may be: the narrower of the circle's chords at its upper and its lower edge. */
function chord(line: number, count: number, height: number, radius: number): number {
  const top = (line - count / 2) * height;
  const far = Math.max(Math.abs(top), Math.abs(top + height));
  return far >= radius ? 0 : 2 * Math.sqrt(radius ** 2 - far ** 2) - 2 * margin;
}

/** Puts as many words on each line as it takes; undefined when there are more of them than lines. */
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

/** The beginning of a word that fits, in whole characters. */
function longestPart(word: string, fits: (part: string) => boolean): string {
  let part = '';
  for (const character of graphemes(word)) {
    if (!fits(part + character)) break;
    part += character;
  }
  return part;
}
