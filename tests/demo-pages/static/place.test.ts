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
])('places %s at %s, and on a page at %s', (url, inWorker, onPage) => {
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
])('leaves %j as it is', (url) => {
  expect(placeUrl(url, place)).toBe(url);
});

test.each([
  ['/a/b/', '/'],
  ['/a/b/produkte/', '/produkte'],
  ['/a/b/produkte', '/produkte'],
  ['/a/b/rest/cart/', '/rest/cart/'],
  ['/a/b/dienste/zahlstelle/token/', '/zahlstelle/token'],
])('reads %s as the path %s of the shop', (placed, path) => {
  expect(unplacedPath(placed, '/a/b/')).toBe(path);
});

test('reads the paths of a copy that is at the root of its host', () => {
  expect(['/', '/produkte/', '/dienste/fotodienst/media/'].map((path) => unplacedPath(path, '/'))).toEqual([
    '/',
    '/produkte',
    '/fotodienst/media',
  ]);
});

test('places the URLs in JSON, at any depth', () => {
  const value = {
    url: '/blog',
    entries: [{ picture: '/artwork/a.svg', name: 'Brot / Weggli', count: 2, none: null }],
  };
  expect(placeJson(value, place)).toEqual({
    url: '/a/b/blog/',
    entries: [{ picture: '/a/b/artwork/a.svg', name: 'Brot / Weggli', count: 2, none: null }],
  });
});

test('leaves truncated JSON as it is', () => {
  expect(placeJsonText('{"url": "/blo', place)).toBe('{"url": "/blo');
});

test('places the complete URL that a link passes to another site', () => {
  const url = `https://network.example/?u=${encodeURIComponent('https://shop.example/produkt/weggli')}&x=1`;
  expect(placeEncoded(url, page)).toBe(
    `https://network.example/?u=${encodeURIComponent('https://host.example/a/b/produkt/weggli/')}&x=1`,
  );
});
