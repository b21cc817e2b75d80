import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { german } from '../../support/data/german.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'shared/registry');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:tsx?|md)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

test('the source of the registry imports no file outside its folder', () => {
  expect(sources.length).toBeGreaterThan(20);
  const imports = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)].map(([, path = '']) => ({
      file,
      target: relative(folder, join(folder, file, '..', path)),
    })),
  );
  expect(imports.length).toBeGreaterThan(30);
  expect(imports.filter(({ target }) => target.startsWith('..'))).toEqual([]);
});

const lines = sources.flatMap(({ file, text }) => text.split('\n').map((line) => `${file}: ${line}`));

test('the source of the registry contains no German text', () => {
  expect('gibt es nicht. Meinten Sie «heart-toggle»?').toMatch(german);
  expect(lines.filter((line) => german.test(line))).toEqual([]);
});

/**
 * Matches words about shops, even as a part of an identifier. The word 'order' is not listed, because it also means a
 * sequence.
 */
const shopWords =
  /shop|product(?!ion)|cart|wish|heart|cake|branch|checkout|bakery|bread|customer|courier|delivery|pickup|coupon|voucher|price|payment/i;

test('the source of the registry contains no word about shops', () => {
  for (const text of ["the shopper's input", '`data-product-id`', 'productId', 'Heart', 'useCart'])
    expect(text).toMatch(shopWords);
  expect(lines.filter((line) => shopWords.test(line))).toEqual([]);
});
