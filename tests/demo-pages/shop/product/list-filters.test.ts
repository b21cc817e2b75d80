import { expect, test } from 'vitest';
import {
  filterProducts,
  offerFilters,
  readFilters,
} from '../../../../demo-pages/shop/product/list-filters.ts';
import { products } from '../../../../fixtures/shop/products.ts';

// site.md section 2.7: filters beside a product list

test('the URL of a product list can select one filter per group, and unknown filters are ignored', () => {
  expect(
    readFilters({ versand: 'post', preis: '5', ohne: 'luft', farbe: 'rot', sortierung: 'name' }),
  ).toEqual({
    versand: 'post',
    preis: '5',
  });
});

test('a selected filter shortens the product list, and each filter shows how many products match', () => {
  const chosen = { versand: 'post' };
  const left = filterProducts(products, chosen);
  expect(left.length).toBeGreaterThan(0);
  expect(left.every(({ isPostal }) => isPostal)).toBe(true);
  const filters = offerFilters(products, chosen).flatMap((group) => group.filters);
  for (const { isChosen, count, next } of filters)
    if (!isChosen) expect(filterProducts(products, next)).toHaveLength(count);
  // A second click removes the filter
  expect(filters.find(({ isChosen }) => isChosen)?.next).toEqual({});
});

test('a product list has no filters if its products do not differ in any property', () => {
  expect(offerFilters([], {})).toEqual([]);
  expect(offerFilters(products.slice(0, 1), {})).toEqual([]);
});
