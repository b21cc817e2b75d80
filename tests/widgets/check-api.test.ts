// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { checkApi } from '../../widgets/check-api.ts';
import { contracts } from '../support/data/contracts.ts';
import { connectShop, respondWith } from '../support/shop/shop.ts';

const heart = '<div data-widget="heart-toggle" data-product-id="4711"></div>';

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

/** Returns the reports for a page with this API path. */
async function reportsOf(apiPath: string, html = heart): Promise<string[]> {
  document.head.innerHTML = `<script type="application/json" data-krume-config>${JSON.stringify({ apiPath })}</script>`;
  document.body.innerHTML = html;
  const found = await checkApi(contracts, new AbortController().signal);
  return found.map(({ text }) => text);
}

test('the API check reports no mistake if the shop API responds', async () => {
  connectShop();
  expect(await reportsOf('')).toEqual([]);
});

test('if no API responds at the configured path, the API check reports the requested URL', async () => {
  connectShop();
  expect(await reportsOf('/shop')).toEqual([
    'data-krume-config: «apiPath» ist "/shop". Unter /shop/rest/cart/ antwortet der Server mit 404: Dort ist keine Shop-API.',
  ]);
});

test.each([
  ['<!doctype html><title>Brot</title>', 'einer HTML-Seite'],
  ['', 'nichts'],
  ['ok', 'einem Text'],
])('the API check reports that %j is not a response of the shop API', async (body, received) => {
  respondWith(body);
  expect(await reportsOf('/api')).toEqual([
    `data-krume-config: «apiPath» ist "/api". Unter /api/rest/cart/ antwortet der Server mit ${received} statt mit JSON: Dort ist keine Shop-API.`,
  ]);
});

test('the API check accepts a shop API that refuses the request or returns an error', async () => {
  for (const status of [401, 403, 500, 503]) {
    respondWith('<h1>Oh</h1>', { status });
    expect(await reportsOf('/api')).toEqual([]);
  }
});

test('the API check mentions CORS and the CSP if an API on another server does not respond', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await reportsOf('https://api.example')).toEqual([
    `data-krume-config: «apiPath» ist "https://api.example". Unter https://api.example/rest/cart/ kommt keine Antwort an: https://api.example muss sie ${location.origin} erlauben (Access-Control-Allow-Origin), und die Richtlinie der Seite den Aufruf (connect-src https://api.example).`,
  ]);
  expect(await reportsOf('/api')).toEqual([
    'data-krume-config: «apiPath» ist "/api". Unter /api/rest/cart/ antwortet niemand.',
  ]);
});

test('the API check sends no request if no widget on the page uses the API', async () => {
  const fetch = respondWith('<p>');
  expect(await reportsOf('/api', '<ul data-widget="reveal-list"><li>Brot</li></ul>')).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});
