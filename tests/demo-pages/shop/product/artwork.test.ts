import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  allergenEntries,
  pictures,
  productPicture,
  viewLabels,
} from '../../../../demo-pages/shop/product/artwork.ts';
import { configurable } from '../../../../demo-pages/shop/product/configurable.ts';
import { products } from '../../../../fixtures/shop/products.ts';
import { motifs } from '../../../../shared/rules/cake/motif.ts';

const folder = fileURLToPath(new URL('../../../../demo-pages/artwork', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => `/artwork/${file.replaceAll('\\', '/')}`);
/** The motifs of the cake creator, by id */
const motifFiles = Object.values(motifs)
  .flat()
  .map((id) => `/artwork/happy-cake-konfigurator/motive/${id}.svg`);
/** Pictures of the page frame, the home page, branches and the page about the craft */
const ofTheSite = [
  'favicon',
  'hero',
  'filiale',
  'marker',
  'backstube/teig',
  'backstube/ofen',
  'backstube/menschen',
].map((name) => `/artwork/${name}.svg`);
const shown = new Set([
  ...motifFiles,
  ...products.flatMap((product) => [
    productPicture(product),
    ...pictures(product).map(({ og }) => og),
    ...configurable(product).combinations.flatMap(({ images }) => images.map(({ og }) => og)),
    ...allergenEntries([...product.allergens, 'Unbekanntes']).map(({ icon }) => icon),
  ]),
]);

test('every picture shown by the shop exists', () => {
  expect([...shown, ...ofTheSite].filter((address) => !files.includes(address))).toEqual([]);
});

test('every picture file is used, except icons of allergens that no product contains', () => {
  const unseen = files.filter((file) => !shown.has(file) && !ofTheSite.includes(file));
  expect(unseen.filter((file) => !file.startsWith('/artwork/allergene/'))).toEqual([]);
});

test('all picture files together are below 720 KiB, without script, style or URL', () => {
  const texts = files.map((file) => readFileSync(folder + file.replace('/artwork', ''), 'utf8'));
  expect(texts.join('').length).toBeLessThan(720 * 1024);
  for (const text of texts) {
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    expect(text).not.toMatch(/<script|<style|<foreignObject|\sstyle=|\son\w+=|href="[^#]/i);
  }
});

test("a variant shows its own picture before the product's pictures", () => {
  const braid = products.find(({ slug }) => slug === 'zopf-nach-mass') ?? expect.fail();
  const [own, ...others] = pictures(braid, '500-g-mandeln').map(({ og }) => og);
  expect(own).toBe('/artwork/zopf-nach-mass/500-g-mandeln.svg');
  expect(others).toEqual(
    pictures(braid)
      .slice(1)
      .map(({ og }) => og),
  );
  expect([own, ...others]).toHaveLength(viewLabels.length);
});
