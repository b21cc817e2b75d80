import { expect, test } from 'vitest';
import { boxHeight, clipCircle, slotSquare } from '../../../../shared/rules/cake/geometry.ts';
import { cakeLayouts } from '../../../../shared/rules/cake/layout.ts';

const square = cakeLayouts['rectangle-4x4'];

test.each([
  [cakeLayouts.circle, 976, 1014],
  [square, 600, 600],
  [cakeLayouts['rectangle-6x4'], 1904, 1284],
])('$name at %d px is %d px high (shop.md section 9)', (layout, width, height) => {
  expect(boxHeight(layout, width)).toBeCloseTo(height);
});

test('a slot of the 4 × 4 box is 21 % of the width', () => {
  expect(slotSquare(square, 0, 600).size).toBeCloseTo(126);
  expect(slotSquare(square, 0, 1200).size).toBeCloseTo(252);
});

test.each([
  [0, 19.2, 19.2],
  [3, 454.8, 19.2],
  [5, 164.4, 164.4],
  [12, 19.2, 454.8],
])('slot %d of the 4 × 4 box begins at %d, %d of 600 px', (index, left, top) => {
  const { x, y } = slotSquare(square, index, 600);
  expect(x).toBeCloseTo(left);
  expect(y).toBeCloseTo(top);
});

test.each([-1, 16, 0.5, Number.NaN])('slot %j does not exist, and is not guessed', (index) => {
  expect(() => slotSquare(square, index, 600)).toThrow(RangeError);
});

test('an element is clipped to a circle 6 units inside its slot (section 9, "Placement")', () => {
  const slot = slotSquare(square, 5, 600);
  const circle = clipCircle(square, 5, 600);
  expect(circle.radius).toBeCloseTo(63 - 6);
  expect([circle.x - slot.x, circle.y - slot.y]).toEqual([63, 63]);
  expect(clipCircle(square, 5, 1200).radius).toBeCloseTo(2 * (63 - 6));
});
