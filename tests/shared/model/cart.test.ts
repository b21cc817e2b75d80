import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { Cart } from '../../../shared/model/cart.ts';

const item = { itemId: 1, name: 'Ruchbrot', price: 4.2, quantity: 1 };
const total = { grandTotal: 4.2 };

test('if a cart item has unsafe links, Cart keeps the item and omits the links', () => {
  const items = [{ ...item, slug: 'javascript:alert(1)', thumb: 'data:text/html,x' }, item];
  const cart = parse(Cart, { id: 1, itemsCount: 2, itemsQuantity: 2, items, total });
  expect(cart.items.map(({ name, slug, thumb }) => [name, slug, thumb])).toEqual([
    ['Ruchbrot', undefined, undefined],
    ['Ruchbrot', undefined, undefined],
  ]);
});
