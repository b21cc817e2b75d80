// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as cartModule from '../../../../shared/stores/cart/cart.ts';
import * as loadCartModule from '../../../../shared/stores/cart/load-cart.ts';
import { listenToConsole, settled } from '../../../support/page/page.ts';
import { connectShop } from '../../../support/shop/shop.ts';
import { openStores } from '../../../support/shop/stores.ts';
import { openOtherTab } from '../../../support/shop/tabs.ts';

let shop: ReturnType<typeof connectShop>;
let otherTab: ReturnType<typeof openOtherTab>;

async function open() {
  openStores();
  return {
    ...cartModule,
    ...loadCartModule,
  };
}

beforeEach(() => {
  listenToConsole();
  shop = connectShop();
  otherTab = openOtherTab();
});
afterEach(() => vi.unstubAllGlobals());

test('parallel calls of loadCart() share one request', async () => {
  const { loadCart } = await open();
  const [one, two] = await Promise.all([loadCart(), loadCart()]);
  expect(one).toBe(two);
  expect(shop.calls()).toEqual(['GET /rest/cart/']);
});

test('if a request fails, all calls of loadCart() that share it reject, and the next call sends a new request', async () => {
  const { loadCart } = await open();
  await shop.fail('GET /rest/cart/', '500');
  expect(await Promise.allSettled([loadCart(), loadCart()])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(shop.calls()).toEqual(['GET /rest/cart/']);
  await shop.fail('GET /rest/cart/', 'ok');
  expect(await loadCart()).toMatchObject({ itemsQuantity: 0 });
});

test('loadCart() sends a new request if a cart change has started after the pending request', async () => {
  const { addToCart, loadCart } = await open();
  const letGo = shop.hold();
  const before = loadCart();
  await settled();
  const adding = addToCart('4711', { quantity: 1, productOptions: [], customOptions: [] });
  const after = loadCart();
  letGo();
  await Promise.all([before, adding]);
  expect(await after).toMatchObject({ itemsQuantity: 1 });
});

test('loadCart() rejects for an unmounted widget, and resolves for a second widget that shares the request', async () => {
  const { loadCart } = await open();
  const life = new AbortController();
  const letGo = shop.hold();
  const calls = [loadCart(life.signal), loadCart()];
  await settled();
  life.abort();
  letGo();
  expect(await Promise.allSettled(calls)).toMatchObject([
    { status: 'rejected', reason: { name: 'AbortError' } },
    { status: 'fulfilled' },
  ]);
});

test('loadCart() repeats its request if another tab changes the cart during the request', async () => {
  const { loadCart, $cartCount } = await open();
  const letGo = shop.hold();
  const loading = loadCart();
  await settled();
  await shop.put(4711, 2);
  otherTab.postMessage({ cartCount: 2 });
  letGo();
  expect(await loading).toMatchObject({ itemsQuantity: 2 });
  expect(shop.calls()).toEqual(['GET /rest/cart/', 'GET /rest/cart/']);
  expect($cartCount.get()).toBe(2);
});

test('isCartUnsettled() returns true after a lost response until loadCart() succeeds', async () => {
  const { addToCart, seedCartCount, isCartUnsettled, followStaleCart, loadCart } = await open();
  const stop = new AbortController();
  followStaleCart(stop.signal);
  seedCartCount(0);
  await shop.fail('/rest/cart/*', 'lost');
  const payload = { quantity: 1, productOptions: [], customOptions: [] };
  await expect(addToCart('4711', payload)).rejects.toMatchObject({ name: 'UnknownOutcome' });
  await settled();
  expect(isCartUnsettled()).toBe(true);
  await expect(loadCart()).rejects.toMatchObject({ name: 'ApiError' });
  expect(isCartUnsettled()).toBe(true);
  await shop.fail('/rest/cart/*', 'ok');
  expect(await loadCart()).toMatchObject({ itemsQuantity: 1 });
  expect(isCartUnsettled()).toBe(false);
  stop.abort();
});
