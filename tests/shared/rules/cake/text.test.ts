import { expect, test } from 'vitest';
import { cakeColors, cakeFonts, fontSize, lineHeight } from '../../../../shared/rules/cake/text.ts';
import { cakeColorText } from '../../../../shared/text/cake.ts';

test('there are 14 cake text colours, and the first colour, black, is the default (shop.md section 9)', () => {
  expect(cakeColors.join(', ')).toBe(
    '#000000, #847545, #b88b61, #e84427, #e81123, #f4a214, #f9d300, #1ea53e, #018574, #498205, #1a09ff, #02c3da, #df05e2, #515c6b',
  );
});

test('no two cake text colours have the same name', () => {
  expect(Object.keys(cakeColorText)).toEqual([...cakeColors]);
  expect(new Set(Object.values(cakeColorText)).size).toBe(14);
});

test('the first cake font, Arial, is the default (shop.md section 9)', () => {
  expect(cakeFonts.join(', ')).toBe('Arial, Comic Sans MS, Courier New, Impact, Times New Roman, Verdana');
  expect(lineHeight).toBe(0.9);
});

test.each([
  ['', 26],
  ['12345', 26],
  ['123456', 20],
  ['12345678901', 20],
  ['123456789012', 14],
  ['x'.repeat(5000), 14],
  ['🎂🎂🎂🎂🎂', 26],
])('the font size of the cake text %j is %i', (text, size) => {
  expect(fontSize(text)).toBe(size);
});

test.each([
  ['👨‍👩‍👧‍👦'.repeat(5), 26],
  ['e\u0301'.repeat(5), 26],
  ['🇨🇭'.repeat(6), 20],
])('the font size of the cake text %s is %i, because emojis and accents count as graphemes', (text, size) => {
  expect(fontSize(text)).toBe(size);
});
