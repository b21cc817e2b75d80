import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { graphemes } from '../../../../shared/rules/cake/text.ts';
import { textLines } from '../../../../shared/rules/cake/text-lines.ts';
import { seeded } from '../../../support/data/seeded.ts';

// shop.md section 9, "Cake creator: text"; a character is 0.6 of its size wide, the circle that of the box of 16

const radius = 57;
const measure = (line: string, size: number) => graphemes(line).length * size * 0.6;
const set = (text: string) => textLines(text, radius, measure);

describe('a text is as large as its length says', () => {
  test.each([
    ['A', 26, ['A']],
    ['Anna!', 26, ['Anna!']],
    ['Für Anna', 20, ['Für Anna']],
    ['Alles Gute!!', 14, ['Alles Gute!!']],
  ])('%s: %i', (text, size, lines) => {
    expect(set(text)).toEqual({ size, lines, fits: true, isBroken: false });
  });
});

test('it is wrapped between words, and lines of its own stay lines', () => {
  expect(set('Alles Gute zum Geburtstag')).toEqual({
    size: 14,
    lines: ['Alles Gute', 'zum', 'Geburtstag'],
    fits: true,
    isBroken: false,
  });
  expect(set('Anna\nBen').lines).toEqual(['Anna', 'Ben']);
});

test('where it would touch the edge, it is set smaller, within the sizes that there are', () => {
  expect(set('A\nB\nC')).toMatchObject({ size: 26, fits: true });
  expect(set('A\nB\nC\nD')).toMatchObject({ size: 20, lines: ['A', 'B', 'C', 'D'], fits: true });
  expect(set('WWWWWWWWWWW')).toMatchObject({ size: 14, fits: true, lines: ['WWWWWWWWWWW'] });
});

test('a word is only broken where nothing else helps, and never within a character', () => {
  const long = set('Donaudampfschifffahrtsgesellschaft');
  expect([long.fits, long.isBroken]).toEqual([true, true]);
  expect(long.lines.join('')).toBe('Donaudampfschifffahrtsgesellschaft');
  const families = set('👨‍👩‍👧‍👦'.repeat(30));
  expect(families.lines.flatMap(graphemes).every((each) => each === '👨‍👩‍👧‍👦')).toBe(true);
});

test('lines end where the text says so, on whatever device it was typed', () => {
  for (const end of ['\n', '\r\n', '\r']) expect(set(`Anna${end}Ben`).lines).toEqual(['Anna', 'Ben']);
});

/** Narrow letters, so that a line can be any length: a twentieth of its size each */
const narrow = (...lengths: number[]) =>
  textLines(
    lengths.map((length) => 'i'.repeat(length)).join(' '),
    radius,
    (line, size) => line.length * size * 0.05,
  );
/** How far a corner of each line is from the middle */
const corners = ({ size, lines }: ReturnType<typeof narrow>) =>
  lines.map((line, index) => {
    const top = (index - lines.length / 2) * size * 0.9;
    return Math.hypot((line.length * size * 0.05) / 2, Math.max(Math.abs(top), Math.abs(top + size * 0.9)));
  });

test.each([
  ['the lower of two lines is as long as the upper one', [140, 151]],
  ['a third line is set as a third one, not as one of four', [130, 149, 149]],
  ['a single line ends before the edge', [158]],
])('%s', (_, lengths) => {
  const words = narrow(...lengths);
  expect(words.fits).toBe(true);
  // 3 px of room on each side
  for (const corner of corners(words)) expect(corner).toBeLessThan(radius - 2);
});

test('what fits in no size says so', () => {
  expect(set('Anna '.repeat(40).trim())).toMatchObject({ size: 14, fits: false });
  expect(set('A\n'.repeat(9))).toMatchObject({ fits: false });
});

test('whatever is said to fit lies within the circle, and nothing of it is lost', () => {
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
