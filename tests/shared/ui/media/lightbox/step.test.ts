import { expect, test } from 'vitest';
import { step } from '../../../../../shared/ui/media/lightbox/step.ts';
import { move } from '../../../../../widgets/product-gallery/row.ts';

test.each([
  ['ArrowRight', 0, 5, 1],
  ['ArrowRight', 4, 5, 4],
  ['ArrowLeft', 0, 5, 0],
  ['ArrowLeft', 3, 5, 2],
  ['Home', 3, 5, 0],
  ['End', 1, 5, 4],
  ['Enter', 1, 5, undefined],
  ['constructor', 1, 5, undefined],
])(
  'the key %s moves the lightbox from index %i of %i pictures to index %s',
  (key, current, count, target) => {
    expect(step(key, current, count)).toBe(target);
  },
);

// shop.md section 9: the arrows of the gallery move by four thumbnails
test.each([
  [0, 1, 12, 4],
  [4, 1, 12, 8],
  [8, 1, 12, 8],
  [4, 1, 9, 5],
  [5, -1, 9, 1],
  [1, -1, 9, 0],
  [0, 1, 3, 0],
] as const)(
  'from thumbnail %i, the gallery arrow with the direction %i moves in a row of %i thumbnails to thumbnail %i',
  (first, direction, count, target) => {
    expect(move(first, direction, count)).toBe(target);
  },
);
