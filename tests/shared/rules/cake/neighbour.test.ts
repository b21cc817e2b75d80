import { describe, expect, test } from 'vitest';
import { cakeLayouts } from '../../../../shared/rules/cake/layout.ts';
import { neighbour } from '../../../../shared/rules/cake/neighbour.ts';

const directions = ['left', 'right', 'up', 'down'] as const;

describe('moving a slot with the arrow keys', () => {
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
  ] as const)('from slot %d of the 4 × 4 box, %s leads to %j', (from, direction, to) => {
    expect(neighbour(cakeLayouts['rectangle-4x4'], from, direction)).toBe(to);
  });

  test.each([
    [0, 'down', 7],
    [0, 'right', 1],
    [0, 'left', 6],
    [1, 'down', 2],
    // What lies there is further down than to the right.
    [1, 'right', undefined],
  ] as const)('from slot %d of the circle, %s leads to %j', (from, direction, to) => {
    expect(neighbour(cakeLayouts.circle, from, direction)).toBe(to);
  });

  test.each(Object.values(cakeLayouts))('in $name, every slot can be reached from the first', (layout) => {
    const reached = new Set([0]);
    for (const from of reached) {
      for (const direction of directions) {
        const to = neighbour(layout, from, direction);
        if (to !== undefined) reached.add(to);
      }
    }
    expect(reached.size).toBe(layout.slots.length);
  });
});
