import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boxAfterKey,
  clampBox,
  isSameBox,
  wholeBox,
} from '../../../../../shared/ui/media/image-crop/crop-box.ts';
import { seeded } from '../../../../support/data/seeded.ts';

// site.md section 4.12: the crop box is a square inside the picture

test('the default crop box is the largest square in the centre of the picture', () => {
  expect(wholeBox({ width: 600, height: 400 })).toEqual({ x: 100, y: 0, size: 400 });
  expect(wholeBox({ width: 1, height: 9 })).toEqual({ x: 0, y: 4, size: 1 });
});

test('clampBox keeps the crop box inside the picture', () => {
  const number = fc.integer({ min: -5_000, max: 5_000 });
  const side = fc.integer({ min: 1, max: 3_000 });
  fc.assert(
    fc.property(number, number, number, side, side, (x, y, size, width, height) => {
      const held = clampBox({ x, y, size }, { width, height }, 48);
      expect(held.size).toBeGreaterThanOrEqual(Math.min(48, width, height));
      expect(held.x).toBeGreaterThanOrEqual(0);
      expect(held.y).toBeGreaterThanOrEqual(0);
      expect(held.x + held.size).toBeLessThanOrEqual(width);
      expect(held.y + held.size).toBeLessThanOrEqual(height);
    }),
    seeded(300),
  );
});

test('the arrow keys move the crop box, and the keys + and - resize the crop box around the centre', () => {
  const box = { x: 100, y: 100, size: 200 };
  expect(boxAfterKey(box, 'ArrowRight', 10)).toEqual({ x: 110, y: 100, size: 200 });
  expect(boxAfterKey(box, 'ArrowUp', 10)).toEqual({ x: 100, y: 90, size: 200 });
  expect(boxAfterKey(box, '+', 10)).toEqual({ x: 95, y: 95, size: 210 });
  expect(boxAfterKey(box, '-', 10)).toEqual({ x: 105, y: 105, size: 190 });
  expect(boxAfterKey(box, 'Tab', 10)).toBeUndefined();
});

test('isSameBox() ignores differences of less than a pixel between two crop boxes', () => {
  expect(isSameBox({ x: 0, y: 0, size: 400 }, { x: 0.4, y: 0, size: 399.6 })).toBe(true);
  expect(isSameBox({ x: 0, y: 0, size: 400 }, { x: 1, y: 0, size: 400 })).toBe(false);
});
