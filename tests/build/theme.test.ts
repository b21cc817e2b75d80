import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { catalogue } from '../../widgets/catalogue.ts';
import { sources } from '../docs/sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stylesheets = ['shared', 'widgets'].flatMap((folder) =>
  [...sources(root, folder)].filter(([path]) => path.endsWith('.css')),
);

test('widget styles do not use rem, because a theme may change its value', () => {
  expect(stylesheets.length).toBeGreaterThan(20);
  expect(stylesheets.flatMap(([path, text]) => (/[\d.]rem\b/.test(text) ? path : []))).toEqual([]);
});

test('each widget that a style sheet names exists in the catalogue', () => {
  const named = stylesheets.flatMap(([path, text]) =>
    [...text.matchAll(/\[data-widget="([^"]*)"\]/g)].map(([, name = '']) => [path, name] as const),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(([, name]) => !Object.hasOwn(catalogue, name))).toEqual([]);
});

/** Rules as `[selectors, declarations]`. Nested rules are separate entries. */
function rules(css: string, outer = ''): [string, string][] {
  const text = css.replace(/\/\*.*?\*\//gs, '');
  const found: [string, string][] = [];
  let [depth, start, own] = [0, 0, ''];
  let [head, body] = ['', 0];
  for (const [index, letter] of [...text].entries()) {
    if (letter === '{' && depth++ === 0) [head, body] = [text.slice(start, index).trim(), index + 1];
    if (letter === '}' && --depth === 0) {
      found.push(...rules(text.slice(body, index), `${outer} ${head}`));
      start = index + 1;
    }
    if (letter === ';' && depth === 0) {
      own += text.slice(start, index + 1);
      start = index + 1;
    }
  }
  return own.trim() ? [[outer.trim(), own], ...found] : found;
}

const all = stylesheets.flatMap(([path, text]) =>
  rules(text).map(([head, own]) => [path, head, own] as const),
);

test('fade animations take 300 ms (shop.md and site.md section 9)', () => {
  const fades = all.flatMap(([path, , own]) =>
    [...own.matchAll(/(?:krume-fade|\bopacity) (\d+m?s)/g)].map(([, time]) => [path, time] as const),
  );
  expect(fades.length).toBeGreaterThan(8);
  expect(fades.filter(([, time]) => time !== '300ms')).toEqual([]);
});

// Such a selector makes Chromium restyle all contents of a widget whenever the widget's state changes
test("selectors that contain a widget's state end with a type, class or attribute", () => {
  const stateful = all.filter(([, head]) => head.includes('[data-widget-state'));
  expect(stateful.length).toBeGreaterThan(15);
  const ofAnyElement = /::details-content$|[\s>+~](\*|:(?!is\b)[\w-]+(\([^)]*\))?)$/;
  const onTheWay = /[\s>+~](\*|:(?!(is|not|has)\b)[\w-]+(\([^)]*\))?)\s/;
  const found = stateful.filter(([, head]) => ofAnyElement.test(head) || onTheWay.test(head));
  expect(found.map(([path, head]) => `${path}: ${head}`)).toEqual([]);
});

test('a CSS rule with a background colour also sets the text colour', () => {
  const ground = /background(-color)?: var\(--krume-color-(raised|surface|accent|success|dark|text),/;
  const grounds = all.filter(([, head, own]) => ground.test(own) && !/::(before|after)$/.test(head));
  expect(grounds.length).toBeGreaterThan(10);
  expect(grounds.filter(([, , own]) => !/(^|[\s;])color:/.test(own))).toEqual([]);
});

test("widget styles repeat each class selector, so that it overrides a theme's selectors", () => {
  const once = all.flatMap(([path, head]) =>
    head
      .replace(/@\w+[^{]*?\)(?= |$)|@\w+ \w+/g, '')
      .split(',')
      .filter((selector) => /^\s*\.[\w-]+(:[\w-]+(\([^)]*\))?|::[\w-]+)*\s*$/.test(selector))
      .map((selector) => `${path}: ${selector.trim()}`),
  );
  expect(once.filter((selector) => !selector.endsWith('.krume-dialog'))).toEqual([]);
});
/** Classes with rules in several folders, each with the reason. */
const extended: Readonly<Record<string, string>> = {
  'krume-undo': 'the calendar positions the bar differently, and a printed cart page hides it',
  'krume-line': 'the lines of the cart page have a quantity, the lines of the wishlist do not',
  'krume-picture': 'the optional page transitions name the picture of the gallery',
  'krume-remove': 'part of krume-line',
  'krume-tab-list': 'type.css sets its font size, and product-tabs all other styles',
};

test('each class is styled in one folder only, unless it is listed as an exception', () => {
  const homes = new Map<string, Set<string>>();
  for (const [file, text] of stylesheets) {
    const styles = text.replace(/\/\*.*?\*\//gs, '');
    for (const [, name = ''] of styles.matchAll(/\.(krume-[\w-]+)\.\1(?=[\s,{:.[])/g)) {
      homes.set(name, new Set([...(homes.get(name) ?? []), dirname(file)]));
    }
  }
  expect(homes.size).toBeGreaterThan(50);
  const shared = [...homes].filter(([, folders]) => folders.size > 1).map(([name]) => name);
  expect(shared.sort()).toEqual(Object.keys(extended).sort());
});

test('a CSS rule that sets the background of a button also sets the text colour', () => {
  const buttons = all.filter(([, head, own]) => /^[^@]*[ (]button\)?$/.test(head) && /background/.test(own));
  expect(buttons.length).toBeGreaterThan(5);
  expect(
    buttons.filter(([, , own]) => !/(^|[\s;])color:/.test(own)).map(([path, head]) => `${path}: ${head}`),
  ).toEqual([]);
});

test('headings of widgets break long words', () => {
  const headings = all.filter(
    ([path, head]) => path === 'shared/ui/styles/reset.css' && head.endsWith('& :is(h2, h3)'),
  );
  expect(headings.map(([, , own]) => own)).toEqual([expect.stringContaining('overflow-wrap: anywhere')]);
});
