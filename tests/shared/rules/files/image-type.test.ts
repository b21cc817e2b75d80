import { expect, test } from 'vitest';
import { isPickableImage } from '../../../../shared/rules/files/image-type.ts';

test.each(['image', 'image/png', 'image/jpg', 'image/jpeg', 'image/gif', 'image/bmp', 'IMAGE/PNG'])(
  '%s can be picked (shop.md section 5)',
  (type) => {
    expect(isPickableImage(type)).toBe(true);
  },
);

test.each(['', 'image/svg+xml', 'image/webp', 'application/pdf'])('%j cannot', (type) => {
  expect(isPickableImage(type)).toBe(false);
});
