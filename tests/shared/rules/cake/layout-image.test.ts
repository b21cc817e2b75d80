import { expect, test } from 'vitest';
import { cakeLayouts } from '../../../../shared/rules/cake/layout.ts';
import { layoutImage } from '../../../../shared/rules/cake/layout-image.ts';

test.each([
  ['circle', 665],
  ['rectangle-4x4', 640],
  ['rectangle-6x4', 432],
] as const)('the picture of %s is 640 × %d px, JPEG 0.8 (shop.md section 9)', (name, height) => {
  expect(layoutImage(cakeLayouts[name])).toEqual({ width: 640, height, quality: 0.8 });
});
