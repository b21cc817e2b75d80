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

// shop.md section 7, "Cart and checkout" and "Products and wishlist"
test.each([
  [() => request(cartCall(itemAddition('4711', payload)), 'k'), 'POST /rest/cart/item/4711', payload],
  [() => request(cartCall(quantityChange('12', 3)), 'k'), 'PATCH /rest/cart/item/12', { quantity: 3 }],
  [() => request(cartCall(itemRemoval('12')), 'k'), 'DELETE /rest/cart/item/12', null],
  [() => request(cartCall(wishlistMove()), 'k'), 'POST /rest/cart/wishlist', null],
  [() => request(wishCall(wish('4711', true, 1)), 'k'), 'POST /rest/product/4711/wishlist', { quantity: 1 }],
  [() => request(wishCall(wish('4711', false, 1)), 'k'), 'DELETE /rest/product/4711/wishlist', null],
  [() => request(cartCall(itemRemoval('a/b?c')), 'k'), 'DELETE /rest/cart/item/a%2Fb%3Fc', null],
])('the API call %s sends the request %s', async (call, what, body) => {
  const fetch = respondWith('{"totalItems": 5}');
  expect(await call()).toEqual({ totalItems: 5 });
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
  'itemRemoval throws for the id «%s», because this id would change the path of the request',
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
