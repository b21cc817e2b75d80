import { type GenericSchema, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { Addresses } from '../../../shared/model/address.ts';
import { Branch, Branches } from '../../../shared/model/branch.ts';
import { Cart } from '../../../shared/model/cart.ts';
import { SiteEvents } from '../../../shared/model/event.ts';
import { CheckoutOptions } from '../../../shared/model/payment.ts';
import { Reviews } from '../../../shared/model/review.ts';
import { SearchResult } from '../../../shared/model/search.ts';
import { ShippingMethods } from '../../../shared/model/shipping.ts';
import { ShopMenu } from '../../../shared/model/shop-menu.ts';

// site.md section 7, "General": an invalid response is an error, never an empty list

const lists: readonly (readonly [string, GenericSchema, object, (list: unknown) => unknown])[] = [
  ['addresses', Addresses, { city: 'Basel' }, (list) => list],
  ['branches', Branches, { id: 1, name: 'Rebgasse' }, (list) => list],
  ['events', SiteEvents, { id: 1, title: 'Brotkurs', start: '2026-12-01T10:00:00+01:00' }, (list) => list],
  ['reviews', Reviews, { id: 1, rating: 5, customer: 'A', createdAt: '2026-01-01' }, (list) => list],
  ['shop menu nodes', ShopMenu, { uid: 1, slug: '/brote', title: 'Brote' }, (list) => list],
  [
    'shipping methods',
    ShippingMethods,
    { price: 1, title: 'P', carrierCode: 'c', methodCode: 'm' },
    (list) => list,
  ],
  [
    'payment methods',
    CheckoutOptions,
    { code: '19', title: 'Karte' },
    (paymentMethods) => ({ paymentMethods }),
  ],
  [
    'products in a search result',
    SearchResult,
    { destination: '/p', name: 'Zopf' },
    (products) => ({ products }),
  ],
  [
    'pages in a search result',
    SearchResult,
    { destination: '/p', name: 'Zopf' },
    (pages) => ({ pages, categories: [] }),
  ],
];

describe.each(lists)('the schema of the list of %s', (_, schema, good, response) => {
  const fits = (list: unknown) => safeParse(schema, response(list)).success;

  test('the schema accepts an empty list, and a list that contains at least one valid entry', () => {
    expect([fits([]), fits([good]), fits([{ titel: 'Falsch' }, good, null])]).toEqual([true, true, true]);
  });

  test.each([
    ['an object', {}],
    ['an object whose keys are numbers, as PHP prints a list', { 1: good }],
    ['a text', 'keine'],
    ['a number', 0],
    ['false', false],
    ['a list whose entries are all invalid', [{ titel: 'Falsch' }, null, 7, 'x', []]],
  ])('the schema of a list rejects %s', (_, list) => {
    expect(fits(list)).toBe(false);
  });
});

test.each([
  {},
  { status: 'ok' },
  { products: null, categories: null, pages: null, totalProducts: null },
  { products: [{ titel: 'Falsch' }], categories: [], pages: [], totalProducts: 0 },
  { products: 'keine', categories: [], pages: [] },
  { totalProducts: 3 },
])('SearchResult rejects the response %j', (response) => {
  expect(safeParse(SearchResult, response).success).toBe(false);
});

test('if the nested lists of a branch contain invalid entries, Branch accepts the branch and omits these entries', () => {
  const branch = { id: 1, name: 'Rebgasse', holidays: [{ name: 'Umbau' }], branches: [7] };
  expect(safeParse(Branch, branch)).toMatchObject({ success: true, output: { holidays: [], branches: [] } });
});

test('Cart rejects a cart whose list of items is missing or contains an invalid item', () => {
  const cart = { id: 1, itemsCount: 1, itemsQuantity: 1 };
  for (const items of [undefined, null, {}, [{}]])
    expect(safeParse(Cart, { ...cart, items }).success).toBe(false);
});
