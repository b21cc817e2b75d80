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
import { branchesAt } from '../../../../fixtures/shop/branches.ts';
import { products } from '../../../../fixtures/shop/products.ts';
import { eventsAt } from '../../../../fixtures/site/events.ts';
import { gallery } from '../../../../fixtures/site/gallery.ts';
import { posts } from '../../../../fixtures/site/posts.ts';
import { slides } from '../../../../fixtures/site/slides.ts';
import { motifs } from '../../../../shared/rules/cake/motif.ts';
import { loadTemporal } from '../../../../shared/rules/dates/temporal.ts';

const folder = fileURLToPath(new URL('../../../../demo-pages/artwork', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => `/artwork/${file.replaceAll('\\', '/')}`);
/** Pictures of the cake creator's motifs */
const motifFiles = Object.values(motifs)
  .flat()
  .map((id) => `/artwork/happy-cake-konfigurator/motive/${id}.svg`);
/** Pictures of the page frame, the home page and the page about the bakery's craft */
const ofTheSite = [
  'favicon',
  'hero',
  'marker',
  'backstube/teig',
  'backstube/ofen',
  'backstube/menschen',
  'backstube/nacht',
].map((name) => `/artwork/${name}.svg`);
await loadTemporal();
const now = Date.UTC(2026, 10, 21, 9);
/** Pictures of the gallery, articles, events, branches and the slider */
const scenes = [
  ...gallery.map(({ large }) => large),
  ...posts.map(({ picture }) => `/artwork/blog/${picture}.svg`),
  ...eventsAt(now).map(({ image }) => image),
  ...branchesAt(now).map(({ image }) => image),
  ...slides.flatMap((slide) => ('image' in slide ? [slide.image, slide.mobile] : [])),
].filter((address) => typeof address === 'string');
/** Whether a picture is in a folder without products */
const isScene = (file: string) => /^\/artwork\/(galerie|blog|events|filialen|slider)\//.test(file);
const shown = new Set([
  ...scenes,
  ...motifFiles,
  ...products.flatMap((product) => [
    productPicture(product),
    ...pictures(product).map(({ og }) => og),
    ...configurable(product).combinations.flatMap(({ images }) => images.map(({ og }) => og)),
    ...allergenEntries([...product.allergens, 'Unbekanntes']).map(({ icon }) => icon),
  ]),
]);

test('every picture that the shop shows exists', () => {
  expect([...shown, ...ofTheSite].filter((address) => !files.includes(address))).toEqual([]);
});

test('every picture file is used, except icons of allergens that no product contains', () => {
  const unseen = files.filter((file) => !shown.has(file) && !ofTheSite.includes(file));
  expect(unseen.filter((file) => !file.startsWith('/artwork/allergene/'))).toEqual([]);
});

const textOf = (file: string) => readFileSync(folder + file.replace('/artwork', ''), 'utf8');

test('each scene picture is smaller than 10 KiB, and the other pictures together are smaller than 720 KiB', () => {
  const products = files.filter((file) => !isScene(file));
  expect(products.map(textOf).join('').length).toBeLessThan(720 * 1024);
  const large = files.filter((file) => isScene(file) && textOf(file).length > 10 * 1024);
  expect(large).toEqual([]);
});

// WebKit computes a filter for its whole region, even where nothing is visible
test('filter regions are relative to their shape, or smaller than 1300 × 1100 pixels', () => {
  for (const file of files) {
    for (const [filter, id] of textOf(file).matchAll(/<filter id="(\w+)"[^>]*>/g)) {
      const sides = filter.match(/(?<=(?:width|height)=")[^"]*/g)?.map(Number);
      if (!filter.includes('userSpaceOnUse')) {
        expect(sides, file).toEqual([2.05, 2.05]);
        continue;
      }
      // Shapes with the filter `q` are scaled by 0.1
      const scale = id === 'q' ? 0.1 : 1;
      const [width, height] = sides?.map((side) => side * scale) ?? expect.fail();
      expect(width, file).toBeLessThan(1300);
      expect(height, file).toBeLessThan(1100);
    }
  }
});

test('the gallery, the blog, the slider and the branches each use a picture of their folder at most once', () => {
  const lists = {
    galerie: gallery.map(({ large }) => large),
    blog: posts.map(({ picture }) => `/artwork/blog/${picture}.svg`),
    slider: slides.flatMap((slide) => ('image' in slide ? [slide.image, slide.mobile] : [])),
    filialen: [...new Set(branchesAt(now).flatMap(({ image }) => image ?? []))],
  };
  for (const [folder, list] of Object.entries(lists)) {
    expect(list.filter((file) => !file?.startsWith(`/artwork/${folder}/`))).toEqual([]);
    expect(new Set(list).size).toBe(list.length);
  }
});

test('no picture file contains a script, a style or a URL', () => {
  for (const text of files.map(textOf)) {
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
