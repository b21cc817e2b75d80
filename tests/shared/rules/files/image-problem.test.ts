import { expect, test } from 'vitest';
import { imageProblem } from '../../../../shared/rules/files/image-problem.ts';

const alert = 'Das Bild darf eine maximale Auflösung von 800/600px besitzen.';

test.each([
  [800, 600, undefined],
  [801, 600, alert],
  // Marked as a defect in the specification: the height used to be compared with the width's limit.
  [800, 601, alert],
  [600, 800, alert],
])('an image of %d × %d where 800 × 600 are allowed: %j (shop.md section 5)', (width, height, expected) => {
  expect(imageProblem({ width, height }, { width: 800, height: 600 })).toBe(expected);
});

test('without a limit, every image fits', () => {
  expect(imageProblem({ width: 1e6, height: 1e6 }, undefined)).toBeUndefined();
});
