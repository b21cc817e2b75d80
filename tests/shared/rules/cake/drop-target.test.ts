import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dropTarget } from '../../../../shared/rules/cake/drop-target.ts';
import { slotSquare } from '../../../../shared/rules/cake/geometry.ts';
import { cakeLayouts } from '../../../../shared/rules/cake/layout.ts';
import { repeatable } from '../../../repeatable.ts';

const layout = cakeLayouts['rectangle-4x4'];
const centreOf = (index: number) => {
  const { x, y, size } = slotSquare(layout, index, 600);
  return { x: x + size / 2, y: y + size / 2 };
};

describe('dropping a slot (shop.md section 4, "Dragging")', () => {
  test('with its centre on another slot means to swap them', () => {
    expect(dropTarget(layout, 0, centreOf(5), 600)).toBe(5);
  });

  test.each([
    ['on its own slot', centreOf(0)],
    ['between two slots', { x: (centreOf(0).x + centreOf(1).x) / 2, y: centreOf(0).y }],
    ['outside the box', { x: -20, y: 40 }],
    ['nowhere', { x: Number.NaN, y: Number.NaN }],
  ])('%s snaps back', (_, centre) => {
    expect(dropTarget(layout, 0, centre, 600)).toBeUndefined();
  });

  test('near the next slot counts only when the centre lies on it', () => {
    const { x, y } = slotSquare(layout, 1, 600);
    expect(dropTarget(layout, 0, { x: x + 1, y: y + 1 }, 600)).toBe(1);
    expect(dropTarget(layout, 0, { x: x - 1, y: y + 1 }, 600)).toBeUndefined();
  });

  test.each([
    [{ x: 0.6328, y: 0.18 }, 0],
    [{ x: 0.6322, y: 0.308 }, 1],
  ])('where the corners of two slots touch, at %j, the nearer one counts', (centre, target) => {
    expect(dropTarget(cakeLayouts.circle, 7, centre, 1)).toBe(target);
  });

  test('every box answers at every size: the centre of a slot hits that slot', () => {
    const box = fc.constantFrom(...Object.values(cakeLayouts));
    fc.assert(
      fc.property(box, fc.nat(), fc.nat(), fc.integer({ min: 50, max: 2000 }), (any, a, b, width) => {
        const [from, to] = [a % any.slots.length, b % any.slots.length];
        const { x, y, size } = slotSquare(any, to, width);
        const target = dropTarget(any, from, { x: x + size / 2, y: y + size / 2 }, width);
        expect(target).toBe(from === to ? undefined : to);
      }),
      repeatable(200),
    );
  });
});
