import { expect, test } from 'vitest';
import { placePage } from '../../../demo-pages/static/place-page.ts';

const place = { origin: 'https://shop.example', root: '../', url: 'https://host.example/' };
const placed = (html: string) => placePage(html, { place, scripts: () => '' }).html;

test.each([
  ['<a href="/produkte">Alle</a>', '<a href="../produkte/">Alle</a>'],
  ["<a href='/produkte'>Alle</a>", '<a href="../produkte/">Alle</a>'],
  [
    '<img src="/a.svg" srcset="/a.svg 1x, /b.svg 2x">',
    '<img src="../a.svg" srcset="../a.svg 1x, ../b.svg 2x">',
  ],
  ['<option data-url="/produkte?x=1&amp;y=2">', '<option data-url="../produkte/?x=1&amp;y=2">'],
  ['<div data-pictures=\'["/a.svg"]\'></div>', '<div data-pictures="[&quot;../a.svg&quot;]"></div>'],
  ['<template><a href="/x">X</a></template>', '<template><a href="../x/">X</a></template>'],
  ['<noscript><a href="/x">X</a></noscript>', '<noscript><a href="../x/">X</a></noscript>'],
  ['<svg><use href="/i.svg#x"/></svg>', '<svg><use href="../i.svg#x"/></svg>'],
  [
    '<script type="application/json">{"a":"/x","b":"\\u003c/script>"}</script>',
    '<script type="application/json">{"a":"../x/","b":"\\u003c/script>"}</script>',
  ],
])('placePage() makes URLs in %s relative', (html, expected) => {
  expect(placed(html)).toBe(expected);
});

test.each([
  '<pre>&lt;a href="/produkte"></pre>',
  '<input name="weiter" value="/wunschliste" placeholder="/rest/cart/*">',
  '<!-- <a href="/x"> -->',
  '<textarea><a href="/x"></textarea>',
  '<P  class=a>Unchanged&nbsp;',
])('placePage() does not change %s', (html) => {
  expect(placed(html)).toBe(html);
});

test.each([
  ['<link rel="canonical" href="/x">', '<link rel="canonical" href="https://host.example/x/">'],
  [
    '<meta property="og:image" content="https://shop.example/a.png">',
    '<meta property="og:image" content="https://host.example/a.png">',
  ],
  [
    '<script type="application/ld+json">{"url":"https://shop.example/x"}</script>',
    '<script type="application/ld+json">{"url":"https://host.example/x/"}</script>',
  ],
])('placePage() makes URLs in %s absolute', (html, expected) => {
  expect(placed(html)).toBe(expected);
});

test("placePage() adds configuration entries whose default URL would point outside the demo's root", () => {
  const html =
    '<script type="application/json" data-krume-config>{"apiPath":"","loginUrl":"/anmelden"}</script>';
  const json = />(.*)</.exec(placed(html))?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({
    apiPath: '..',
    loginUrl: '../anmelden/',
    signOutUrl: '../logout/',
    privacyUrl: '../datenschutz/',
  });
});

const page = `<!doctype html><html><head><title>T</title>
<script type="module" src="/assets/a.js"></script>
<script type="module" src="/assets/b.js" integrity="x"></script>
</head><body><main id="inhalt"><a href="/x?y#z">X</a><form action="/suche"></form><form method="post" action="/weg"></form></main></body></html>`;

test('placePage() lists the paths of links and of GET forms', () => {
  expect(placePage(page, { place, scripts: () => '' }).paths).toEqual(['/x', '/suche']);
});

test('placePage() inserts markup into the head, into <main> and before the scripts', () => {
  const { html } = placePage(page, {
    place,
    head: '<!--head-->',
    main: '<!--main-->',
    scripts: () => '<!--start-->',
  });
  expect(html).toContain('<head><!--head--><title>');
  expect(html).toContain('<main id="inhalt"><!--main--><a');
  expect(html).toContain('<!--start--><script type="module" src="../assets/a.js"></script>\n<script');
});

test('placePage() replaces the scripts with generated markup', () => {
  const { html } = placePage(page, {
    place,
    removesScripts: true,
    scripts: (urls) => `<!--${urls.join(' ')}-->`,
  });
  expect(html).toContain('<!--../assets/a.js ../assets/b.js-->');
  expect(html).not.toContain('<script');
});
