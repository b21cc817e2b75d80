import { expect, test } from 'vitest';
import { spots } from '../../../../shared/diagnostics/overlay/spots.ts';

const window = { width: 390, height: 844 };
const size = { width: 120, height: 20 };
const area = (x: number, y: number, width: number, height: number) => ({ x, y, width, height }) as DOMRect;

test('the debug overlay places a label above its widget', () => {
  expect(spots(window)(area(100, 300, 200, 50), size)).toEqual({ left: 100, top: 280 });
});

test('if a widget is narrower than its label, the debug overlay centres the label on the widget', () => {
  expect(spots(window)(area(100, 300, 44, 44), size)).toEqual({ left: 62, top: 280 });
});

test('if a widget is at an edge of the window, the debug overlay keeps its label inside the window', () => {
  expect(spots(window)(area(346, 0, 44, 44), size)).toEqual({ left: 266, top: 4 });
  expect(spots(window)(area(-30, 2000, 44, 44), size)).toEqual({ left: 4, top: 820 });
});

test('the debug overlay omits a label that would cover another label', () => {
  const next = spots(window);
  const placed = Array.from({ length: 60 }, (_, i) => next(area(100 + (i % 6) * 20, 300 + i, 18, 18), size));
  const kept = placed.filter((spot) => spot !== undefined);
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.length).toBeLessThan(60);
  for (const [i, a] of kept.entries())
    for (const b of kept.slice(i + 1))
      expect(Math.abs(a.left - b.left) >= size.width || Math.abs(a.top - b.top) >= size.height).toBe(true);
});

test('the debug overlay moves a label down if an earlier label is in the same place', () => {
  const next = spots(window);
  expect(next(area(100, 300, 200, 50), size)).toEqual({ left: 100, top: 280 });
  expect(next(area(150, 300, 200, 50), size)).toEqual({ left: 150, top: 301 });
  expect(next(area(240, 300, 120, 50), size)).toEqual({ left: 240, top: 280 });
});
