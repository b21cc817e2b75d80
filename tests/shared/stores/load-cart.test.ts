// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as cartModule from '../../../shared/stores/cart.ts';
import * as loadCartModule from '../../../shared/stores/load-cart.ts';
import { listenToConsole, settled } from '../../page.ts';
import { connectShop } from '../../shop.ts';
import { openStores } from '../../stores.ts';
import { openOtherTab } from '../../tabs.ts';

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

test('two who ask at the same time cost one call', async () => {
  const { loadCart } = await open();
  const [one, two] = await Promise.all([loadCart(), loadCart()]);
  expect(one).toBe(two);
  expect(shop.calls()).toEqual(['GET /rest/cart/']);
});

test('contents that another tab has changed meanwhile are asked for again', async () => {
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
