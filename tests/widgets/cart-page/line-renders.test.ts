// @vitest-environment page
import { options, type VNode } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartPage } from '../../../fixtures/markup/cart-page.ts';
import { LineQuantity } from '../../../widgets/cart-page/LineQuantity.tsx';
import { openPage, type } from '../../support/page/live-page.ts';
import { getElement, settled } from '../../support/page/page.ts';
import { connectShop } from '../../support/shop/shop.ts';

let shop: ReturnType<typeof connectShop>;
let page: Awaited<ReturnType<typeof openPage>> | undefined;

const rendered: string[] = [];
const { diffed } = options;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  shop = connectShop();
  await shop.put(4711, 2);
  await shop.put(4723, 6);
  await shop.put(4801, 1);
  const parts = {
    lines: [],
    maximum: 999,
    subtotal: 0,
    allergens: [],
    checkoutUrl: '/kasse',
    shopUrl: '/produkte',
  };
  page = await openPage(cartPage({ cart: await shop.cart(), ...parts }));
  rendered.length = 0;
  options.diffed = (node: VNode<{ item?: { name?: string } }>) => {
    diffed?.(node);
    if (node.type === LineQuantity) rendered.push(String(node.props.item?.name));
  };
});
afterEach(() => {
  options.diffed = diffed;
  page?.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const field = () => getElement<HTMLInputElement>('.krume-line input');

test('a new quantity renders only its own cart line, on input and again when the new cart has loaded', async () => {
  type(field(), '3');
  await settled();
  await vi.advanceTimersByTimeAsync(400);
  await settled();
  expect((await shop.cart()).items[0]?.quantity).toBe(3);
  expect(field().value).toBe('3');
  expect(new Set(rendered)).toEqual(new Set(['Ruchbrot']));
});

test('if another device has restored the previous quantity, the quantity field shows the quantity of the reloaded cart', async () => {
  type(field(), '3');
  await settled();
  const send = fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const response = await send(url, init);
    // Another device restores the previous quantity before this page reloads the cart
    const headers = { 'Content-Type': 'application/json' };
    if (init?.method === 'PATCH') await send(url, { method: 'PATCH', headers, body: '{"quantity":2}' });
    return response;
  });
  await vi.advanceTimersByTimeAsync(400);
  await settled();
  expect(shop.calls().filter((call) => call.startsWith('PATCH'))).toHaveLength(2);
  expect(field().value).toBe('2');
});
