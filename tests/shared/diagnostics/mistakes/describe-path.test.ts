import { expect, test } from 'vitest';
import { describePath } from '../../../../shared/diagnostics/mistakes/describe-path.ts';

test.each([
  [['cart'], 'cart'],
  [['cart', 'total', 'grandTotal'], 'cart.total.grandTotal'],
  [['branches', 0], 'branches, Eintrag 1'],
  [['branches', 11, 'holidays', 1, 'name'], 'branches, Eintrag 12, holidays, Eintrag 2, name'],
  [['a', 0, 1, 'b', 'c'], 'a, Eintrag 1, Eintrag 2, b.c'],
  [['regularities', '0'], 'regularities.0'],
  [[2, 'name'], 'Eintrag 3, name'],
  [[], ''],
])('describePath describes the path %j as «%s»', (keys, text) => {
  expect(describePath(keys)).toBe(text);
});
