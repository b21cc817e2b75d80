import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { Combination, type ConfigurableProduct, CustomOptions } from '../../../../shared/model/product.ts';
import { productPage, resetProductPage } from '../../../../shared/stores/product/product-page.ts';
import { combination, sizes } from '../../../support/data/samples.ts';

// shop.md sections 2.2 and 4, "Variant selection": the selection that the widgets of a product page share

let number = 0;
const newPage = () => productPage(`page-${number++}`);

const rolls: ConfigurableProduct = {
  id: '1',
  configurations: [sizes],
  combinations: [combination('101', { size: '1' }), combination('102', { size: '2' })],
};

test('two calls of productPage() for one product return the same state', () => {
  expect(productPage('4711')).toBe(productPage('4711'));
  expect(productPage('4711')).not.toBe(productPage('4712'));
});

test('$variant and $shown are undefined before the product is loaded', () => {
  const page = newPage();
  page.$selections.set({ size: '1' });
  expect([page.$variant.get(), page.$shown.get()]).toEqual([undefined, undefined]);
});

test('$shown is undefined unless a combination matches the complete selection', () => {
  const page = newPage();
  page.$product.set(rolls);
  expect([page.$variant.get()?.kind, page.$shown.get()]).toEqual(['incomplete', undefined]);
  page.$selections.set({ size: '2' });
  expect([page.$variant.get()?.kind, page.$shown.get()?.id]).toEqual(['one', '102']);
  page.$selections.set({ size: '3' });
  expect([page.$variant.get()?.kind, page.$shown.get()]).toEqual(['none', undefined]);
});

test('if several combinations match the selection, $shown is the first combination', () => {
  const page = newPage();
  page.$product.set({ ...rolls, combinations: [...rolls.combinations, combination('103', { size: '2' })] });
  page.$selections.set({ size: '2' });
  expect([page.$variant.get()?.kind, page.$shown.get()?.id]).toEqual(['several', '102']);
});

test('if a product has no combinations, the kind of $variant is ‘none’', () => {
  const page = newPage();
  page.$product.set({ ...rolls, combinations: [] });
  expect(page.$variant.get()).toEqual({ kind: 'none' });
});

test('$isPrinted is true while the selection equals the server HTML and the product is not loaded', () => {
  const page = newPage();
  page.$printed.set({ size: '1' });
  expect(page.$isPrinted.get()).toBe(false);
  page.$selections.set({ size: '1', cover: '' });
  expect(page.$isPrinted.get()).toBe(true);
  page.$product.set(rolls);
  expect(page.$isPrinted.get()).toBe(false);
});

test('$surcharges contains only the prices of custom options with a value', () => {
  const page = newPage();
  page.$customOptions.set(
    parse(CustomOptions, [
      { id: 1, type: 'field', title: 'Text', price: 4.5 },
      {
        id: 2,
        type: 'drop_down',
        title: 'Kerzen',
        values: [
          { value: 21, label: '6' },
          { value: 22, label: '12', price: 2 },
        ],
      },
    ]),
  );
  expect(page.$surcharges.get()).toEqual([]);
  page.$options.set({ '1': ' ', '2': '21' });
  expect(page.$surcharges.get()).toEqual([]);
  page.$options.set({ '1': 'Für Anna', '2': '22' });
  expect(page.$surcharges.get()).toEqual([4.5, 2]);
});

test('resetProductPage() clears the selection, the custom options and the quantity, and keeps the product', () => {
  const page = newPage();
  page.$product.set(rolls);
  page.$selections.set({ size: '2' });
  page.$options.set({ '1': 'Für Anna' });
  page.$quantity.set('3');
  resetProductPage(page);
  expect([page.$selections.get(), page.$options.get(), page.$quantity.get()]).toEqual([{}, {}, undefined]);
  expect(page.$product.get()).toBe(rolls);
});

test('Combination accepts a combination that has a regular price of 0 and no images', () => {
  expect(parse(Combination, { id: 1, attributes: [], priceInfo: { regularPrice: 0 } })).toMatchObject({
    id: '1',
    images: [],
  });
});
