import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addElement,
  clampDrag,
  cloneElement,
  deleteElement,
  firstEmptySlot,
  hasSpace,
  swapSlots,
} from '../../../../shared/rules/cake/box.ts';
import { seeded } from '../../../support/data/seeded.ts';

const slots = 8;
const heart = { name: 'Herz', index: 0 };
const star = { name: 'Stern', index: 2 };
const named = (elements: readonly { name: string; index: number }[]) =>
  elements.map(({ index, name }) => `${index} ${name}`);

describe('the slots of a cake box (shop.md section 4, "Slots")', () => {
  test('addElement puts an element into the first empty slot of the cake box', () => {
    expect(named(addElement([heart, star], { name: 'Rose', index: 99 }, slots))).toEqual([
      '0 Herz',
      '1 Rose',
      '2 Stern',
    ]);
  });

  test('cloneElement puts a copy of an element into the first empty slot of the cake box', () => {
    expect(named(cloneElement([heart, star], 2, slots))).toEqual(['0 Herz', '1 Stern', '2 Stern']);
  });

  test('if the slot to copy is empty, cloneElement does not change the cake box', () => {
    expect(cloneElement([heart], 5, slots)).toEqual([heart]);
  });

  test('if no slot is empty, addElement does not change the cake box', () => {
    const full = [0, 1].map((index) => ({ name: 'Herz', index }));
    expect(hasSpace(full, 2)).toBe(false);
    expect(firstEmptySlot(full, 2)).toBeUndefined();
    expect(addElement(full, star, 2)).toEqual(full);
    expect(cloneElement(full, 0, 2)).toEqual(full);
  });

  test('deleteElement empties the slot of the deleted element', () => {
    const freed = deleteElement([heart, star], 0);
    expect(freed).toEqual([star]);
    expect(firstEmptySlot(freed, slots)).toBe(0);
  });
});

describe('swapping slots (shop.md section 4, "Dragging")', () => {
  test('swapSlots exchanges two elements and the slot indexes of these elements', () => {
    expect(named(swapSlots([heart, star], 0, 2))).toEqual(['0 Stern', '2 Herz']);
  });

  test('swapSlots moves an element to an empty slot', () => {
    expect(named(swapSlots([heart, star], 0, 5))).toEqual(['2 Stern', '5 Herz']);
  });

  const box = fc
    .uniqueArray(fc.nat(slots - 1))
    .map((taken) => taken.sort((a, b) => a - b).map((index) => ({ index, name: `Nr. ${index}` })));
  const slot = fc.nat(slots - 1);

  test('swapping the same two slots twice restores the cake box', () => {
    fc.assert(
      fc.property(box, slot, slot, (elements, one, other) => {
        expect(swapSlots(swapSlots(elements, one, other), one, other)).toEqual(elements);
      }),
      seeded(200),
    );
  });

  test('no two elements of a cake box share a slot after swapSlots', () => {
    fc.assert(
      fc.property(box, slot, slot, (elements, one, other) => {
        const swapped = swapSlots(elements, one, other);
        const taken = swapped.map(({ index }) => index);
        expect(taken).toEqual([...new Set(taken)].sort((a, b) => a - b));
        expect(swapped.map(({ name }) => name).sort()).toEqual(elements.map(({ name }) => name).sort());
      }),
      seeded(200),
    );
  });

  test('no two elements of a cake box share a slot after addElement', () => {
    fc.assert(
      fc.property(box, (elements) => {
        const added = addElement(elements, heart, slots).map(({ index }) => index);
        expect(new Set(added).size).toBe(added.length);
        expect(Math.max(-1, ...added)).toBeLessThan(slots);
      }),
      seeded(100),
    );
  });
});

const slot = { x: 100, y: 100, width: 126, height: 126 };

test.each([
  [
    [100, 100],
    [100, 100],
  ],
  [
    [125, 80],
    [125, 80],
  ],
  [
    [500, 100],
    [130, 100],
  ],
  [
    [100, -500],
    [100, 70],
  ],
])(
  'a cake picture dragged to %j moves to %j, at most 30 px outside its slot (shop.md section 9)',
  (to, held) => {
    const [x = 0, y = 0] = to;
    expect(clampDrag({ x, y, size: 126 }, slot)).toEqual({ x: held[0], y: held[1], size: 126 });
  },
);

test('a cake picture that is larger than its slot moves at most 30 px beyond the edges of the slot', () => {
  expect(clampDrag({ x: -500, y: 500, size: 226 }, slot)).toEqual({ x: -30, y: 130, size: 226 });
});
