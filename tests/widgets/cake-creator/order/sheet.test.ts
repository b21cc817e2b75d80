import { describe, expect, test } from 'vitest';
import { cakeLayouts } from '../../../../shared/rules/cake/layout.ts';
import { layoutImage, printSheet } from '../../../../widgets/cake-creator/order/sheet.ts';

const filled = (...slots: number[]) => slots.map((index) => ({ index }));

describe('the print sheet (shop.md section 9, "Cake creator: exports")', () => {
  test.each([
    [1, 566, 544],
    [2, 1059, 544],
    [6, 3031, 544],
    [7, 3031, 1037],
    [8, 3031, 1037],
    [24, 3031, 2023],
  ])('the print sheet for %d cakes is %d × %d px', (cakes, width, height) => {
    expect(printSheet(filled(...Array(cakes).keys()))).toMatchObject({ width, height });
  });

  test('cakes on the print sheet are 378 px wide, start at x = 94 px and y = 83 px, and are 115 px apart', () => {
    expect(printSheet(filled(0, 1, 2, 3, 4, 5, 6))?.cakes.map(({ x, y }) => [x, y])).toEqual([
      [94, 83],
      [587, 83],
      [1080, 83],
      [1573, 83],
      [2066, 83],
      [2559, 83],
      [94, 576],
    ]);
  });

  test('the print sheet contains only the filled slots of the cake box, in slot order', () => {
    expect(printSheet(filled(14, 3))?.cakes).toEqual([
      { index: 3, x: 94, y: 83, size: 378 },
      { index: 14, x: 587, y: 83, size: 378 },
    ]);
  });

  test('printSheet returns undefined for an empty cake box', () => {
    expect(printSheet([])).toBeUndefined();
  });
});

test.each([
  ['circle', 665],
  ['rectangle-4x4', 640],
  ['rectangle-6x4', 432],
] as const)(
  'the layout image of the box %s is 640 × %d px, JPEG quality 0.8 (shop.md section 9)',
  (name, height) => {
    expect(layoutImage(cakeLayouts[name])).toEqual({ width: 640, height, quality: 0.8 });
  },
);
