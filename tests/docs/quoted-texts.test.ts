import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sources } from './sources.ts';

// Every text that these sections of shop.md and site.md quote occurs in a test

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Titles of the checked sections, by page. */
const promises: Readonly<Record<string, readonly string[]>> = {
  shop: [
    '2.7 Checkout',
    'Checkout flow',
    'Address step',
    'Data flow',
    'Order button',
    'Branch open check (used for pickup)',
    'Other states',
    'Address form and guest form',
    'Shipping step',
    'Date checks, in this order',
    'Selectable dates in the date picker',
    '3. Entities and their fields',
    '6. Roles and permissions',
    '7. The calls it makes',
    '8. The error catalogue',
    '9. Business constants and limits',
  ],
  site: [
    'Address book',
    'Address form',
    '2.12 Branches',
    '2.13 Events',
    '2.14 Jobs',
    '2.15 Blog and FAQ',
    '2.16 Gallery',
    '2.17 Sliders and other content',
    '2.18 Photo feed',
    '2.20 Date picker',
    '4.5 Address book',
    '4.6 Branch opening state',
    '4.7 Event list',
    '8 Errors',
  ],
};

/** Quoted texts that the shop never shows: patterns of words, API values, and a spelling that the code does not use. */
const notSaid = new Set([
  'label: valueLabel',
  'street, zip city',
  'street, zip place',
  'Tel: phone',
  'weekday, day. month, start time - end time Uhr',
  'name Morgens …',
  'name Nachmittags …',
  'name ab HH:MM Uhr …',
  'name HH:MM bis HH:MM Uhr …',
  'name von … bis … Uhr',
  'Open now',
  'prospects',
  'happycake',
  'Thuesday',
]);

const tests = [...sources(root)]
  .flatMap(([path, text]) => (path.startsWith('tests') ? text : []))
  .join('\n')
  .replace(/\s+/g, ' ');

function below(page: string, heading: string): string {
  const lines = page.split('\n');
  const depth = (line: string) => /^#+(?= )/.exec(line)?.[0].length ?? Number.POSITIVE_INFINITY;
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading);
  if (start < 0) throw Error(`No heading "${heading}"`);
  const end = lines.findIndex((line, index) => index > start && depth(line) <= depth(lines[start] ?? ''));
  return lines.slice(start, end < 0 ? undefined : end).join('\n');
}

/** Texts in single quotes, which may contain line breaks. */
const quoted = (text: string): string[] =>
  [...text.matchAll(/'([^'|]+?)'(?=[\s,.;:)|→]|$)/g)].map(([, words = '']) => words.replace(/\s+/g, ' '));

/** Splits a text at variables such as '{date}', 'wird/werden', '...' or a name in «». */
const fixedParts = (text: string): string[] =>
  text
    .split(/\{[^}]*\}|\p{L}+\/\p{L}+|\.\.\.|«|»/u)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);

for (const [name, headings] of Object.entries(promises)) {
  const page = readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8');
  test.each(headings)(`each text that ${name}.md quotes under "%s" occurs in a test`, (heading) => {
    const texts = quoted(below(page, heading)).filter((text) => !notSaid.has(text));
    expect(texts.filter((text) => !fixedParts(text).every((part) => tests.includes(part)))).toEqual([]);
  });
}

test('the error catalogue of docs/shop.md quotes more than 30 texts', () => {
  const shop = readFileSync(new URL('../../docs/shop.md', import.meta.url), 'utf8');
  expect(quoted(below(shop, '8. The error catalogue')).length).toBeGreaterThan(30);
});
