import { expect, test } from 'vitest';
import { holdBack } from '../../../../shared/rules/cake/hold-back.ts';

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
])('dragged to %j, a picture stays at %j: at most 30 px out (shop.md section 9)', (to, held) => {
  const [x = 0, y = 0] = to;
  expect(holdBack({ x, y, size: 126 }, slot)).toEqual({ x: held[0], y: held[1], size: 126 });
});

test('a picture larger than its slot can be moved from edge to edge', () => {
  expect(holdBack({ x: -500, y: 500, size: 226 }, slot)).toEqual({ x: -30, y: 130, size: 226 });
});
