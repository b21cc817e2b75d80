import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { graphemes } from '../../../../shared/rules/cake/text.ts';
import { textLines } from '../../../../widgets/cake-creator/pictures/text-lines.ts';
import { seeded } from '../../../support/data/seeded.ts';

// shop.md section 9, "Cake creator: text". In these tests, a character is 0.6 of the font size wide. The circle is a
// slot of the box with 16 pieces

const radius = 57;
const measure = (line: string, size: number) => graphemes(line).length * size * 0.6;
const set = (text: string) => textLines(text, radius, measure);

describe('the font size of a cake text depends on the length of the text', () => {
  test.each([
    ['A', 26, ['A']],
    ['Anna!', 26, ['Anna!']],
    ['Für Anna', 20, ['Für Anna']],
    ['Alles Gute!!', 14, ['Alles Gute!!']],
  ])('textLines sets the cake text «%s» in the font size %i', (text, size, lines) => {
    expect(set(text)).toEqual({ size, lines, fits: true, isBroken: false });
  });
});

test('a cake text wraps between words, and keeps typed line breaks', () => {
  expect(set('Alles Gute zum Geburtstag')).toEqual({
    size: 14,
    lines: ['Alles Gute', 'zum', 'Geburtstag'],
    fits: true,
    isBroken: false,
  });
  expect(set('Anna\nBen').lines).toEqual(['Anna', 'Ben']);
});

test('a cake text that would touch the edge of its slot has a smaller font size', () => {
  expect(set('A\nB\nC')).toMatchObject({ size: 26, fits: true });
  expect(set('A\nB\nC\nD')).toMatchObject({ size: 20, lines: ['A', 'B', 'C', 'D'], fits: true });
  expect(set('WWWWWWWWWWW')).toMatchObject({ size: 14, fits: true, lines: ['WWWWWWWWWWW'] });
});

test('textLines splits a word only if no font size fits, and never splits a grapheme', () => {
  const long = set('Donaudampfschifffahrtsgesellschaft');
  expect([long.fits, long.isBroken]).toEqual([true, true]);
  expect(long.lines.join('')).toBe('Donaudampfschifffahrtsgesellschaft');
  const families = set('👨‍👩‍👧‍👦'.repeat(30));
  expect(families.lines.flatMap(graphemes).every((each) => each === '👨‍👩‍👧‍👦')).toBe(true);
});

test('in a cake text, line breaks of every operating system start a new line', () => {
  for (const end of ['\n', '\r\n', '\r']) expect(set(`Anna${end}Ben`).lines).toEqual(['Anna', 'Ben']);
});

/** Lays out lines of any length: a character is only a twentieth of the font size wide. */
const narrow = (...lengths: number[]) =>
  textLines(
    lengths.map((length) => 'i'.repeat(length)).join(' '),
    radius,
    (line, size) => line.length * size * 0.05,
  );
/** The distance from the centre to the farthest corner of each line. */
const corners = ({ size, lines }: ReturnType<typeof narrow>) =>
  lines.map((line, index) => {
    const top = (index - lines.length / 2) * size * 0.9;
    return Math.hypot((line.length * size * 0.05) / 2, Math.max(Math.abs(top), Math.abs(top + size * 0.9)));
  });

test.each([
  ['both lines have about the same length', [140, 151]],
  ['the text wraps to three lines', [130, 149, 149]],
  ['a single line almost fills the width', [158]],
])('the cake text fits in its slot when %s', (_, lengths) => {
  const words = narrow(...lengths);
  expect(words.fits).toBe(true);
  // The text keeps a margin of 3 px to the edge
  for (const corner of corners(words)) expect(corner).toBeLessThan(radius - 2);
});

test('a cake text that is too long for every font size does not fit', () => {
  expect(set('Anna '.repeat(40).trim())).toMatchObject({ size: 14, fits: false });
  expect(set('A\n'.repeat(9))).toMatchObject({ fits: false });
});

test('every cake text that fits is complete and inside the circle of its slot', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }), (text) => {
      const { size, lines, fits } = set(text);
      if (!fits) return;
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      lines.forEach((line, index) => {
        const top = (index - lines.length / 2) * size * 0.9;
        const far = Math.max(Math.abs(top), Math.abs(top + size * 0.9));
        if (line) expect(Math.hypot(measure(line, size) / 2, far)).toBeLessThanOrEqual(radius);
      });
    }),
    seeded(200),
  );
});
