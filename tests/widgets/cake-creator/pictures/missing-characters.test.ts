import { expect, test } from 'vitest';
import { missingCharacters } from '../../../../widgets/cake-creator/pictures/missing-characters.ts';

// shop.md section 2.3, "Add view": characters that a device cannot draw

/** A device whose fonts contain Latin letters and the given code points. */
const deviceWith = (known: string) => (codePoint: string) => (known.includes(codePoint) ? codePoint : 'box');

test.each([
  ['Für Anna, 80 Jahre!', '', []],
  ['Zoë\nà la crème – «2 × 3»', '–«»×', []],
  ['Anna 🎂', '', ['🎂']],
  ['Anna 🎂', '🎂', []],
  ['🎂🎂🥳 Anna 🎂', '🥳', ['🎂']],
  // The family emoji is a single character, but a device must have all of its code points
  ['👨‍👩‍👧', '👨👩', ['👨‍👩‍👧']],
  ['👨‍👩‍👧', '👨👩👧', []],
  // The second code point only selects the emoji style and has no picture
  ['❤️', '❤', []],
  ['生日', '生', ['日']],
])('missingCharacters for the text %j on a device that can draw %j returns %j', (text, known, missing) => {
  expect(missingCharacters(text, deviceWith(known))).toEqual(missing);
});

test('missingCharacters measures no character of a Latin text', () => {
  const drawn: string[] = [];
  missingCharacters('Happy Birthday, Zoë!', (codePoint) => {
    drawn.push(codePoint);
    return codePoint;
  });
  expect(drawn).toEqual([]);
});
