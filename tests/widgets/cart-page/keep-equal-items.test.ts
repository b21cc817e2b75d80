import { expect, test } from 'vitest';
import type { CartItem } from '../../../shared/model/cart.ts';
import { keepEqualItems } from '../../../widgets/cart-page/keep-equal-items.ts';

const item = (itemId: string, quantity: number) => ({ itemId, quantity, name: 'Ruchbrot' }) as CartItem;

test('if an item has not changed, the reloaded cart contains the same object', () => {
  const before = [item('1', 2), item('2', 6)];
  const after = keepEqualItems(before, [item('2', 6), item('1', 3), item('3', 1)]);
  expect(after).toEqual([item('2', 6), item('1', 3), item('3', 1)]);
  expect(after.map((each) => before.indexOf(each))).toEqual([1, -1, -1]);
});
