import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boxHeight,
  clipCircle,
  clipRadius,
  dropTarget,
  neighbour,
  slotSquare,
} from '../../../../shared/rules/cake/geometry.ts';
import { cakeLayouts } from '../../../../shared/rules/cake/layout.ts';
import { seeded } from '../../../support/data/seeded.ts';

const square = cakeLayouts['rectangle-4x4'];

test.each([
  [cakeLayouts.circle, 976, 1014],
  [square, 600, 600],
  [cakeLayouts['rectangle-6x4'], 1904, 1284],
])('the cake box $name is %d px wide and %d px high (shop.md section 9)', (layout, width, height) => {
  expect(boxHeight(layout, width)).toBeCloseTo(height);
});

test('the diameter of a slot in the 4 × 4 cake box is 21 % of the width of the box', () => {
  expect(slotSquare(square, 0, 600).size).toBeCloseTo(126);
  expect(slotSquare(square, 0, 1200).size).toBeCloseTo(252);
});

test.each([
  [0, 19.2, 19.2],
  [3, 454.8, 19.2],
  [5, 164.4, 164.4],
  [12, 19.2, 454.8],
])('in a 4 × 4 cake box of 600 px, the slot %d starts at x = %d, y = %d', (index, left, top) => {
  const { x, y } = slotSquare(square, index, 600);
  expect(x).toBeCloseTo(left);
  expect(y).toBeCloseTo(top);
});

test.each([-1, 16, 0.5, Number.NaN])('the cake box throws an error for the nonexistent slot %j', (index) => {
  expect(() => slotSquare(square, index, 600)).toThrow(RangeError);
});

test('a cake element is clipped to a circle that is 6 units inside its slot (shop.md section 9, "Placement")', () => {
  const slot = slotSquare(square, 5, 600);
  const circle = clipCircle(square, slot);
  expect(circle.radius).toBeCloseTo(63 - 6);
  expect([circle.x - slot.x, circle.y - slot.y]).toEqual([63, 63]);
  expect(clipCircle(square, slotSquare(square, 5, 1200))).toMatchObject({
    radius: expect.closeTo(2 * (63 - 6)),
    unit: 2,
  });
  expect(clipRadius(square)).toBe(63 - 6);
});

const layout = cakeLayouts['rectangle-4x4'];
const centreOf = (index: number) => {
  const { x, y, size } = slotSquare(layout, index, 600);
  return { x: x + size / 2, y: y + size / 2 };
};

describe('dropping a cake slot (shop.md section 4, "Dragging")', () => {
  test('a dropped cake slot is swapped with the slot that contains the centre of the dropped slot', () => {
    expect(dropTarget(layout, 0, centreOf(5), 600)).toBe(5);
  });

  test.each([
    ['on its own position', centreOf(0)],
    ['between two slots', { x: (centreOf(0).x + centreOf(1).x) / 2, y: centreOf(0).y }],
    ['outside the box', { x: -20, y: 40 }],
    ['at an invalid position', { x: Number.NaN, y: Number.NaN }],
  ])('a cake slot dropped %s returns to its position', (_, centre) => {
    expect(dropTarget(layout, 0, centre, 600)).toBeUndefined();
  });

  test('a cake slot is not a drop target unless it contains the centre of the dragged slot', () => {
    const { x, y } = slotSquare(layout, 1, 600);
    expect(dropTarget(layout, 0, { x: x + 1, y: y + 1 }, 600)).toBe(1);
    expect(dropTarget(layout, 0, { x: x - 1, y: y + 1 }, 600)).toBeUndefined();
  });

  test.each([
    [{ x: 0.6328, y: 0.18 }, 0],
    [{ x: 0.6322, y: 0.308 }, 1],
  ])('where two cake slots touch, a drop at %j chooses the nearer slot %i', (centre, target) => {
    expect(dropTarget(cakeLayouts.circle, 7, centre, 1)).toBe(target);
  });

  test('in every cake box, dropping a slot on the centre of another slot swaps the two slots', () => {
    const box = fc.constantFrom(...Object.values(cakeLayouts));
    fc.assert(
      fc.property(box, fc.nat(), fc.nat(), fc.integer({ min: 50, max: 2000 }), (any, a, b, width) => {
        const [from, to] = [a % any.slots.length, b % any.slots.length];
        const { x, y, size } = slotSquare(any, to, width);
        const target = dropTarget(any, from, { x: x + size / 2, y: y + size / 2 }, width);
        expect(target).toBe(from === to ? undefined : to);
      }),
      seeded(200),
    );
  });
});

const directions = ['left', 'right', 'up', 'down'] as const;

describe('moving a cake slot with the arrow keys', () => {
  test.each([
    [5, 'left', 4],
    [5, 'right', 6],
    [5, 'up', 1],
    [5, 'down', 9],
    [0, 'left', undefined],
    [0, 'up', undefined],
    [15, 'right', undefined],
    [15, 'down', undefined],
    [99, 'down', undefined],
  ] as const)(
    'in the 4 × 4 cake box, the neighbour of the slot %d in the direction %s is the slot %j',
    (from, direction, to) => {
      expect(neighbour(cakeLayouts['rectangle-4x4'], from, direction)).toBe(to);
    },
  );

  test.each([
    [0, 'down', 7],
    [0, 'right', 1],
    [0, 'left', 6],
    [1, 'down', 2],
    // Slot 1 has no right neighbour: the next slot on its right is farther below than to the right
    [1, 'right', undefined],
  ] as const)(
    'in the round cake box, the neighbour of the slot %d in the direction %s is the slot %j',
    (from, direction, to) => {
      expect(neighbour(cakeLayouts.circle, from, direction)).toBe(to);
    },
  );

  test.each(Object.values(cakeLayouts))(
    'the arrow keys can reach every slot of the cake box $name from the first slot',
    (layout) => {
      const reached = new Set([0]);
      for (const from of reached) {
        for (const direction of directions) {
          const to = neighbour(layout, from, direction);
          if (to !== undefined) reached.add(to);
        }
      }
      expect(reached.size).toBe(layout.slots.length);
    },
  );
});
