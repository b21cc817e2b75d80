// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import {
  cartCall,
  itemAddition,
  itemRemoval,
  quantityChange,
  wishlistMove,
} from '../../../shared/api/cart.ts';
import { request } from '../../../shared/api/client.ts';
import { fetchCart } from '../../../shared/api/fetch-cart.ts';
import { wish, wishCall } from '../../../shared/api/wishlist.ts';
import { respondWith } from '../../support/shop/shop.ts';

afterEach(() => vi.unstubAllGlobals());

const payload = {
  quantity: 2,
  productOptions: [{ id: '182', value: '371' }],
  customOptions: [{ id: 20, type: 'field', value: 'Alles Gute' }],
};

// shop.md section 7, "Cart and checkout" and "Products and wishlist": requests that change the cart or the wishlist
test.each([
  ['add a cart item', 'POST /rest/cart/item/4711', cartCall(itemAddition('4711', payload)), payload],
  ['change a quantity', 'PATCH /rest/cart/item/12', cartCall(quantityChange('12', 3)), { quantity: 3 }],
  ['remove a cart item', 'DELETE /rest/cart/item/12', cartCall(itemRemoval('12')), null],
  ['move all wishlist products into the cart', 'POST /rest/cart/wishlist', cartCall(wishlistMove()), null],
  [
    'add a product to the wishlist',
    'POST /rest/product/4711/wishlist',
    wishCall(wish('4711', true, 1)),
    { quantity: 1 },
  ],
  [
    'remove a product from the wishlist',
    'DELETE /rest/product/4711/wishlist',
    wishCall(wish('4711', false, 1)),
    null,
  ],
  ['remove the cart item a/b?c', 'DELETE /rest/cart/item/a%2Fb%3Fc', cartCall(itemRemoval('a/b?c')), null],
])('to %s, the bundle sends %s', async (_, what, call, body) => {
  const fetch = respondWith('{"totalItems": 5}');
  expect(await request(call, 'k')).toEqual({ totalItems: 5 });
  const [path, init] = fetch.mock.lastCall ?? [];
  expect(`${init?.method} ${path}`).toBe(what);
  expect(JSON.parse(String(init?.body))).toEqual(body);
  expect(init?.headers).toMatchObject({ 'Idempotency-Key': 'k' });
});

test('fetchCart sends no idempotency key', async () => {
  const fetch = respondWith('{"id":1,"itemsCount":0,"itemsQuantity":0,"items":[],"total":{"grandTotal":0}}');
  expect(await fetchCart()).toMatchObject({ items: [], itemsQuantity: 0 });
  expect(fetch.mock.lastCall?.[0]).toBe('/rest/cart/');
  expect(fetch.mock.lastCall?.[1].headers).not.toHaveProperty('Idempotency-Key');
});

test.each(['', '.', '..'])(
  'itemRemoval throws an error for the id «%s», which would change the request path',
  (id) => {
    expect(() => itemRemoval(id)).toThrow('invalid id');
  },
);

test('itemAddition converts numeric option ids and value ids to integers, and sends typed text unchanged', () => {
  const file = { name: 'anna.png', type: 'image/png', base64: 'AAAA' };
  const { body } = itemAddition('4732', {
    quantity: 1,
    productOptions: [],
    customOptions: [
      { id: '31', type: 'field', value: '2026' },
      { id: '32', type: 'file', value: file },
      { id: '33', type: 'drop_down', value: '332' },
      { id: 'kerzen', type: 'drop_down', value: '007' },
    ],
  });
  expect(body).toMatchObject({
    customOptions: [
      { id: 31, type: 'field', value: '2026' },
      { id: 32, type: 'file', value: file },
      { id: 33, type: 'drop_down', value: 332 },
      { id: 'kerzen', type: 'drop_down', value: '007' },
    ],
  });
});
