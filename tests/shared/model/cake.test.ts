import { parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { CakeElement } from '../../../shared/model/cake.ts';

test('if a text has no style, CakeElement adds the font Arial and the colour black (shop.md section 9)', () => {
  expect(parse(CakeElement, { type: 'text', index: 0, text: 'Alles Gute' })).toEqual({
    type: 'text',
    index: 0,
    text: 'Alles Gute',
    font: 'Arial',
    color: '#000000',
  });
});

test.each([
  { type: 'pattern', index: 3, name: 'Herz', imagePath: '/motifs/heart.svg' },
  { type: 'image', index: 15, fileName: 'oma.jpg', imageDataUrl: 'data:image/png;base64,AA==' },
])('CakeElement leaves an element of the type ‘$type’ unchanged (shop.md section 3)', (element) => {
  expect(parse(CakeElement, element)).toEqual(element);
});

test.each([-1, 0.5, Number.NaN])('CakeElement rejects the slot index %j', (index) => {
  expect(safeParse(CakeElement, { type: 'text', index, text: 'A' }).success).toBe(false);
});
