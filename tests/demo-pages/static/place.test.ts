import { expect, test } from 'vitest';
import {
  placeEncoded,
  placeJson,
  placeJsonText,
  placeUrl,
  unplacedPath,
} from '../../../demo-pages/static/place.ts';

const place = { origin: 'https://shop.example', root: '/a/b/', url: 'https://host.example/a/b/' };
const page = { ...place, root: '../../' };

test.each([
  ['/', '/a/b/', '../../'],
  ['/produkte', '/a/b/produkte/', '../../produkte/'],
  [
    '/produkte/brot?sortierung=preis#liste',
    '/a/b/produkte/brot/?sortierung=preis#liste',
    '../../produkte/brot/?sortierung=preis#liste',
  ],
  ['/artwork/weggli.svg', '/a/b/artwork/weggli.svg', '../../artwork/weggli.svg'],
  ['/rest/cart/item/4711', '/a/b/rest/cart/item/4711', '../../rest/cart/item/4711'],
  ['/zahlstelle/token', '/a/b/dienste/zahlstelle/token/', '../../dienste/zahlstelle/token/'],
  [
    'https://shop.example/kasse?bestellung=1',
    'https://shop.example/a/b/kasse/?bestellung=1',
    '../../kasse/?bestellung=1',
  ],
])('placeUrl() turns %s into %s for the worker and %s for a page', (url, inWorker, onPage) => {
  expect(placeUrl(url, place)).toBe(inWorker);
  expect(placeUrl(url, page)).toBe(onPage);
});

test.each([
  'https://www.instagram.com/p/1/',
  '//elsewhere.example/x',
  '#inhalt',
  'tel:+41615550124',
  '/ Stück',
  '',
])('placeUrl() does not change %j', (url) => {
  expect(placeUrl(url, place)).toBe(url);
});

test.each([
  ['/a/b/', '/'],
  ['/a/b/produkte/', '/produkte'],
  ['/a/b/produkte', '/produkte'],
  ['/a/b/rest/cart/', '/rest/cart/'],
  ['/a/b/dienste/zahlstelle/token/', '/zahlstelle/token'],
])('unplacedPath() turns %s into the shop path %s', (placed, path) => {
  expect(unplacedPath(placed, '/a/b/')).toBe(path);
});

test('unplacedPath() works for a demo at the root of its host', () => {
  expect(['/', '/produkte/', '/dienste/fotodienst/media/'].map((path) => unplacedPath(path, '/'))).toEqual([
    '/',
    '/produkte',
    '/fotodienst/media',
  ]);
});

test('placeJson() changes URLs at any depth of the JSON', () => {
  const value = {
    url: '/blog',
    entries: [{ picture: '/artwork/a.svg', name: 'Brot / Weggli', count: 2, none: null }],
  };
  expect(placeJson(value, place)).toEqual({
    url: '/a/b/blog/',
    entries: [{ picture: '/a/b/artwork/a.svg', name: 'Brot / Weggli', count: 2, none: null }],
  });
});

test('placeJsonText() does not change truncated JSON', () => {
  expect(placeJsonText('{"url": "/blo', place)).toBe('{"url": "/blo');
});

test('placeEncoded() changes the shop URL inside a share link to another site', () => {
  const url = `https://network.example/?u=${encodeURIComponent('https://shop.example/produkt/weggli')}&x=1`;
  expect(placeEncoded(url, page)).toBe(
    `https://network.example/?u=${encodeURIComponent('https://host.example/a/b/produkt/weggli/')}&x=1`,
  );
});
