// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as productPageModule from '../../../../shared/stores/product/product-page.ts';
import * as loadProductModule from '../../../../widgets/product-configurator/opening/load-product.ts';
import { listenToConsole } from '../../../support/page/page.ts';
import { connectShop } from '../../../support/shop/shop.ts';
import { openStores } from '../../../support/shop/stores.ts';

let shop: ReturnType<typeof connectShop>;
beforeEach(() => {
  listenToConsole();
  openStores();
  shop = connectShop();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const modules = async () => ({
  ...loadProductModule,
  ...productPageModule,
});

test('two simultaneous calls of loadProduct() for one product send one request', async () => {
  const { loadProduct, productPage } = await modules();
  expect(await Promise.all([loadProduct('4717'), loadProduct('4717')])).toEqual([true, true]);
  expect(shop.calls()).toEqual(['GET /rest/product/4717/configurable']);
  expect(productPage('4717').$product.get()?.combinations).toHaveLength(8);
});

test('loadProduct() sends another request after a failed request', async () => {
  const { loadProduct } = await modules();
  await shop.fail('GET /rest/product/4717/configurable', '500', 1);
  await expect(loadProduct('4717')).rejects.toMatchObject({ status: 500 });
  expect(await loadProduct('4717')).toBe(true);
});

test('loadProduct() returns false for an empty response', async () => {
  const { loadProduct } = await modules();
  await shop.fail('GET /rest/product/4717/configurable', 'empty', 1);
  expect(await loadProduct('4717')).toBe(false);
  expect(await loadProduct('4717')).toBe(true);
});

test("loadProduct() throws a 'shape' error for a response without a list of variants", async () => {
  const { loadProduct } = await modules();
  vi.stubGlobal('fetch', async () => Response.json({ id: 4717, configurations: [] }));
  await expect(loadProduct('4717')).rejects.toMatchObject({ code: 'shape' });
});
