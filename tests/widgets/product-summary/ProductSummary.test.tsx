// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productSummary } from '../../../fixtures/markup/product-summary.ts';
import { combination, sizes } from '../../support/data/samples.ts';
import { openPage, textOf } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';

// shop.md section 2.2: name, price and weight of a product

let page: Awaited<ReturnType<typeof openPage>> | undefined;
beforeEach(() => {
  listenToConsole();
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
});

const configurableProduct = {
  productId: 4717,
  name: 'Zopf',
  lead: 'Frisch',
  regularPrice: 7.8,
  weight: 0.5,
  isFrom: true,
  note: 'inkl. MwSt.',
};
const price = () => textOf(document.querySelector('.krume-price'));
const weight = () => textOf(document.querySelector('.krume-weight'));

async function open(own: Partial<Parameters<typeof productSummary>[0]> = {}) {
  page = await openPage(productSummary({ ...configurableProduct, ...own }));
  const { productPage } = await import('../../../shared/stores/product/product-page.ts');
  return productPage('4717');
}

const variants = (
  priceInfo: { regularPrice: number; specialPrice?: number | undefined },
  kilograms?: number,
) => ({
  id: '4717',
  configurations: [sizes],
  combinations: [
    {
      ...combination('101', { size: '1' }),
      priceInfo: { specialPrice: undefined, ...priceInfo },
      weight: kilograms,
    },
    combination('102', { size: '2' }),
  ],
});

test('the summary shows the server-rendered name, price and weight', async () => {
  await open();
  expect([textOf(getElement('h1')), price(), weight()]).toEqual(['Zopf', 'ab CHF 7.80', 'Gewicht: 500 g']);
});

test('the summary shows the price of the server-rendered variant until the user selects another variant', async () => {
  const store = await open({ shown: { regularPrice: 14.6, specialPrice: 13, weight: 1 } });
  expect([price(), weight()]).toEqual(['CHF 13.00 statt CHF 14.60', 'Gewicht: 1000 g']);
  store.$selections.set({ size: '2' });
  await settled();
  expect(price()).toBe('ab CHF 7.80');
});

test('the summary shows price and weight of the selected variant, or of the product if no variant is selected', async () => {
  const store = await open();
  store.$product.set(variants({ regularPrice: 48, specialPrice: 40 }, 1.25));
  store.$selections.set({ size: '1' });
  await settled();
  expect([price(), weight()]).toEqual(['CHF 40.00 statt CHF 48.00', 'Gewicht: 1250 g']);
  store.$selections.set({});
  await settled();
  expect([price(), weight()]).toEqual(['ab CHF 7.80', 'Gewicht: 500 g']);
});

test('the summary adds the surcharges of options to the special price and to the regular price', async () => {
  const store = await open({ regularPrice: 10, specialPrice: 8, isFrom: false });
  store.$customOptions.set([{ id: '1', type: 'field', title: 'Text', isRequired: false, price: 4.5 }]);
  store.$options.set({ '1': 'Für Anna' });
  await settled();
  expect(price()).toBe('CHF 12.50 statt CHF 14.50');
});

test.each([
  [{ regularPrice: 0 }, undefined],
  [{ regularPrice: undefined }, undefined],
  [{ regularPrice: 0, specialPrice: 0 }, undefined],
  [{ regularPrice: 0, specialPrice: 5 }, 'CHF 5.00'],
  [{ regularPrice: 1_000_000 }, 'CHF 1000000.00'],
])('the summary of a product with %o shows the price %s', async (prices, text) => {
  const store = await open({ ...prices, isFrom: false });
  store.$customOptions.set([{ id: '1', type: 'field', title: 'Text', isRequired: false }]);
  store.$options.set({ '1': 'Für Anna' });
  await settled();
  expect(price()).toBe(text);
});

test('if a variant has no price and no weight, the summary shows neither', async () => {
  const store = await open();
  store.$product.set(variants({ regularPrice: 0 }));
  store.$selections.set({ size: '1' });
  await settled();
  expect([price(), weight()]).toEqual([undefined, undefined]);
});

test('the price in the product summary is in a live region', async () => {
  await open();
  expect(getElement('.krume-price').getAttribute('aria-live')).toBe('polite');
});
