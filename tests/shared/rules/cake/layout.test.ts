import { describe, expect, test } from 'vitest';
import { boxHeight, slotSquare } from '../../../../shared/rules/cake/geometry.ts';
import { cakeLayout, cakeLayouts } from '../../../../shared/rules/cake/layout.ts';

describe('the cake boxes (shop.md section 9, "Cake creator: layouts")', () => {
  test.each([
    ['367', 'circle', 8, 976 / 1014, 600, 0.266],
    ['371', 'rectangle-4x4', 16, 1, 600, 0.21],
    ['378', 'rectangle-6x4', 24, 1904 / 1284, 762, 0.142],
    [undefined, 'rectangle-4x4', 16, 1, 600, 0.21],
    ['999', 'rectangle-4x4', 16, 1, 600, 0.21],
  ])(
    'the cake layout for the pieces id %j is %s with %d slots',
    (pieces, name, slots, ratio, optimalWidth, slotSize) => {
      const layout = cakeLayout(pieces);
      expect(layout).toMatchObject({ name, ratio, optimalWidth, slotSize });
      expect(layout.slots).toHaveLength(slots);
    },
  );

  test.each(Object.values(cakeLayouts))('every slot of the cake layout $name is inside the box', (layout) => {
    for (const index of layout.slots.keys()) {
      const { x, y, size } = slotSquare(layout, index, 1000);
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(x + size).toBeLessThan(1000);
      expect(y + size).toBeLessThan(boxHeight(layout, 1000));
    }
  });

  // Elements are clipped to circles, so the corners of the squares may touch in the circle layout
  test.each(Object.values(cakeLayouts))(
    'no two slots of the cake layout $name overlap',
    ({ slots, slotSize }) => {
      for (const [one, a] of slots.entries()) {
        for (const b of slots.slice(one + 1)) {
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(slotSize);
        }
      }
    },
  );

  test.each([
    ['rectangle-4x4', 4, 1000],
    ['rectangle-6x4', 6, (1000 * 1284) / 1904],
  ] as const)(
    'in the cake layout %s, the margins are as wide as the gaps between slots',
    (name, columns, height) => {
      const layout = cakeLayouts[name];
      const [first, second, below] = [0, 1, columns].map((index) => slotSquare(layout, index, 1000));
      const last = slotSquare(layout, layout.slots.length - 1, 1000);
      if (!first || !second || !below) throw new Error('Every grid has two rows.');
      expect(second.x - first.x - first.size).toBeCloseTo(first.x);
      expect(below.y - first.y - first.size).toBeCloseTo(first.y);
      expect(1000 - last.x - last.size).toBeCloseTo(first.x);
      expect(height - last.y - last.size).toBeCloseTo(first.y);
    },
  );

  test('the round cake layout has seven slots clockwise around an eighth slot in the centre', () => {
    const centre = cakeLayouts.circle.slots[7];
    const distances = cakeLayouts.circle.slots
      .slice(0, 7)
      .map(({ x, y }) => Math.hypot(x - (centre?.x ?? 0), y - (centre?.y ?? 0)));
    for (const distance of distances) expect(distance).toBeCloseTo(distances[0] ?? 0);
    const [top, next] = cakeLayouts.circle.slots;
    expect(top?.x).toBeCloseTo(0.5);
    expect(top?.y).toBeCloseTo(0.18, 2);
    expect(next?.x).toBeCloseTo(0.765, 2);
    expect(next?.y).toBeCloseTo(0.308, 2);
    expect(centre).toEqual({ x: 0.5, y: 1014 / 976 / 2 });
  });
});
