import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { catalogue } from '../../widgets/catalogue.ts';
import { sources } from '../docs/sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stylesheets = ['shared', 'widgets'].flatMap((folder) =>
  [...sources(root, folder)].filter(([path]) => path.endsWith('.css')),
);

test('no size of a widget hangs on the root element, whose text a theme makes ten pixels', () => {
  expect(stylesheets.length).toBeGreaterThan(20);
  expect(stylesheets.flatMap(([path, text]) => (/[\d.]rem\b/.test(text) ? path : []))).toEqual([]);
});

test('a style of a widget names one that there is', () => {
  const named = stylesheets.flatMap(([path, text]) =>
    [...text.matchAll(/\[data-widget="([^"]*)"\]/g)].map(([, name = '']) => [path, name] as const),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(([, name]) => !Object.hasOwn(catalogue, name))).toEqual([]);
});

/** Rules with what they say themselves, without those inside: `[selectors, declarations]`. */
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

test('what fades takes 300 ms (shop.md and site.md section 9)', () => {
  const fades = all.flatMap(([path, , own]) =>
    [...own.matchAll(/(?:krume-fade|\bopacity) (\d+m?s)/g)].map(([, time]) => [path, time] as const),
  );
  expect(fades.length).toBeGreaterThan(8);
  expect(fades.filter(([, time]) => time !== '300ms')).toEqual([]);
});

// Chromium looks by attribute alone: one such rule, and the state of any widget styles all that is in that widget anew
test('what hangs on the state of a widget is an element by its kind, class or attribute', () => {
  const stateful = all.filter(([, head]) => head.includes('[data-widget-state'));
  expect(stateful.length).toBeGreaterThan(15);
  const ofAnyElement = /::details-content$|[\s>+~](\*|:(?!is\b)[\w-]+(\([^)]*\))?)$/;
  // What stands inside a rule says `> &`
  const onTheWay = /[\s>+~](\*|:(?!(is|not|has)\b)[\w-]+(\([^)]*\))?)\s/;
  const found = stateful.filter(([, head]) => ofAnyElement.test(head) || onTheWay.test(head));
  expect(found.map(([path, head]) => `${path}: ${head}`)).toEqual([]);
});

test('a ground of ours brings the colour of its text, whatever the page has', () => {
  const ground = /background(-color)?: var\(--krume-color-(raised|surface|accent|success|dark|text),/;
  const grounds = all.filter(([, head, own]) => ground.test(own) && !/::(before|after)$/.test(head));
  expect(grounds.length).toBeGreaterThan(10);
  expect(grounds.filter(([, , own]) => !/(^|[\s;])color:/.test(own))).toEqual([]);
});

test('a class of ours stands twice: it wins over what ends the rules of a theme, which is an element in a widget', () => {
  const once = all.flatMap(([path, head]) =>
    head
      .replace(/@\w+[^{]*?\)(?= |$)|@\w+ \w+/g, '')
      .split(',')
      .filter((selector) => /^\s*\.[\w-]+(:[\w-]+(\([^)]*\))?|::[\w-]+)*\s*$/.test(selector))
      .map((selector) => `${path}: ${selector.trim()}`),
  );
  expect(once.filter((selector) => !selector.endsWith('.krume-dialog'))).toEqual([]);
});
/** Classes that one style sheet defines and another one of another folder adds to, each with its reason. */
const extended: Readonly<Record<string, string>> = {
  'krume-undo': 'paper',
  'krume-line': 'the lines of the cart page add a quantity to those that the wishlist has, too',
  'krume-remove': 'as its line',
  'krume-tab-list': 'type',
};

test('no two folders style one class: two widgets on a page would dress each other', () => {
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

test('a button with a ground of ours has the colour of its text from us, too: a theme has one for those under the mouse', () => {
  const buttons = all.filter(([, head, own]) => /^[^@]*[ (]button\)?$/.test(head) && /background/.test(own));
  expect(buttons.length).toBeGreaterThan(5);
  expect(
    buttons.filter(([, , own]) => !/(^|[\s;])color:/.test(own)).map(([path, head]) => `${path}: ${head}`),
  ).toEqual([]);
});

test('a heading of ours breaks where a theme has letters too large for it', () => {
  const headings = all.filter(
    ([path, head]) => path === 'shared/ui/styles/reset.css' && head.endsWith('& :is(h2, h3)'),
  );
  expect(headings.map(([, , own]) => own)).toEqual([expect.stringContaining('overflow-wrap: anywhere')]);
});
