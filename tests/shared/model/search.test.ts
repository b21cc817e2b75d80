import { parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { SearchResult } from '../../../shared/model/search.ts';
import { ShopMenu } from '../../../shared/model/shop-menu.ts';

// site.md section 3, "Search result" and "Shop menu node": responses to a search

const product = { destination: '/produkt/zopf', name: 'Zopf' };

test('if a response has an empty list or a total of 0, SearchResult parses it as a search without results', () => {
  for (const response of [
    { products: [] },
    { pages: [], totalProducts: null },
    { products: null, categories: null, pages: null, totalProducts: 0 },
  ]) {
    expect(parse(SearchResult, response)).toMatchObject({
      products: [],
      categories: [],
      pages: [],
      totalProducts: 0,
    });
  }
});

test('SearchResult omits search results that have no link or whose link starts with javascript:', () => {
  const { products, pages, productPage } = parse(SearchResult, {
    products: [product, { name: 'ohne Ziel' }, { ...product, destination: 'javascript:alert(1)' }, 7],
    pages: [{ destination: '', name: 'leer' }],
    productPage: 'javascript:alert(1)',
  });
  expect(products.map(({ name }) => name)).toEqual(['Zopf']);
  expect([pages, productPage]).toEqual([[], undefined]);
});

test('SearchResult omits the invalid price of a product and the invalid product count of a category', () => {
  const { products, categories } = parse(SearchResult, {
    products: [
      { ...product, price: '7.80' },
      { ...product, price: 'gratis' },
    ],
    categories: [{ destination: '/brote', name: 'Brote', products: 2.5 }],
  });
  expect(products.map(({ price }) => price)).toEqual([7.8, undefined]);
  expect(categories[0]).toEqual({ destination: '/brote', name: 'Brote', products: undefined });
});

test('SearchResult rejects a response that is HTML, a number or null', () => {
  expect(['<html>', 7, null].map((response) => safeParse(SearchResult, response).success)).toEqual([
    false,
    false,
    false,
  ]);
});

const node = (title: string, subPages: unknown = []) => ({ uid: 1, slug: `/${title}`, title, subPages });

test('ShopMenu parses the shop menu as a tree, and omits an invalid menu node and its sub-pages', () => {
  const menu = parse(ShopMenu, [
    node('Brote', [node('Ruchbrot'), { uid: 2, title: 'ohne Link' }, null]),
    { ...node('x'), slug: 'javascript:alert(1)' },
    node('Torten', 'nichts'),
    { ...node('Gebäck'), uid: { toString: 1, valueOf: 1 } },
  ]);
  expect(menu).toEqual([
    { ...node('Brote'), subPages: [node('Ruchbrot')] },
    node('Torten'),
    { ...node('Gebäck'), uid: 0 },
  ]);
  expect(safeParse(ShopMenu, '<html>').success).toBe(false);
});

test('if a menu node contains itself, ShopMenu cuts the tree after nine levels', () => {
  const endless: { subPages: unknown[] } = node('rund') as never;
  endless.subPages = [endless];
  const depth = (nodes: readonly { subPages: readonly never[] }[]): number =>
    nodes[0] ? 1 + depth(nodes[0].subPages) : 0;
  expect(depth(parse(ShopMenu, [endless]) as never)).toBe(9);
});
