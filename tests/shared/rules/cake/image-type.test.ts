import { expect, test } from 'vitest';
import { isCakeImage } from '../../../../shared/rules/cake/image-type.ts';

test.each(['image', 'image/png', 'image/jpg', 'image/jpeg', 'image/gif', 'image/bmp', 'IMAGE/PNG'])(
  '%s can be put on a cake (shop.md section 5)',
  (type) => {
    expect(isCakeImage(type)).toBe(true);
  },
);

test.each(['', 'image/svg+xml', 'image/webp', 'application/pdf'])('%j cannot', (type) => {
  expect(isCakeImage(type)).toBe(false);
});
