import { expect, test } from 'vitest';
import { missingCharacters } from '../../../../shared/rules/cake/missing-characters.ts';

// shop.md section 2.3, "Add view": characters that a device cannot draw

/** A device whose fonts have Latin letters and these code points */
const deviceWith = (known: string) => (codePoint: string) => (known.includes(codePoint) ? codePoint : 'box');

test.each([
  ['Für Anna, 80 Jahre!', '', []],
  ['Zoë\nà la crème – «2 × 3»', '–«»×', []],
  ['Anna 🎂', '', ['🎂']],
  ['Anna 🎂', '🎂', []],
  ['🎂🎂🥳 Anna 🎂', '🥳', ['🎂']],
  // A family is one character; it is missing if one of its parts is
  ['👨‍👩‍👧', '👨👩', ['👨‍👩‍👧']],
  ['👨‍👩‍👧', '👨👩👧', []],
  // The emoji style is a part without a picture
  ['❤️', '❤', []],
  ['生日', '生', ['日']],
])('of the text %j, a device with %j cannot draw %j', (text, known, missing) => {
  expect(missingCharacters(text, deviceWith(known))).toEqual(missing);
});

test('a Latin text draws nothing', () => {
  const drawn: string[] = [];
  missingCharacters('Happy Birthday, Zoë!', (codePoint) => {
    drawn.push(codePoint);
    return codePoint;
  });
  expect(drawn).toEqual([]);
});
