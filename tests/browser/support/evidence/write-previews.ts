// Writes the JPEG pictures for link previews: npx tsx tests/browser/support/evidence/write-previews.ts
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { previewPicture } from '../../../../demo-pages/pages/head-data.ts';
import { productPicture } from '../../../../demo-pages/shop/product/artwork.ts';
import { branchesAt } from '../../../../fixtures/shop/branches.ts';
import { products } from '../../../../fixtures/shop/products.ts';
import { eventsAt } from '../../../../fixtures/site/events.ts';
import { posts } from '../../../../fixtures/site/posts.ts';
import { loadTemporal } from '../../../../shared/rules/dates/temporal.ts';
import { findChromium, launch } from '../browser/chromium.ts';

const demo = join(import.meta.dirname, '../../../../demo-pages');
await loadTemporal();
const wide = [
  ...posts.map(({ picture }) => `/artwork/blog/${picture}.svg`),
  ...[...eventsAt(Date.now()), ...branchesAt(Date.now())].flatMap(({ image }) => image ?? []),
];
const sizes = new Map<string, { width: number; height: number }>();
for (const product of products) sizes.set(productPicture(product), { width: 600, height: 600 });
for (const picture of wide) sizes.set(picture, { width: 900, height: 600 });
const browser = await launch(await findChromium(process.env));
for (const [picture, viewport] of sizes) {
  const page = await browser.newPage({ viewport });
  const svg = await readFile(join(demo, picture), 'base64');
  await page.setContent(
    `<style>body { margin: 0 } img { display: block; inline-size: 100vw; block-size: 100vh; object-fit: cover }</style><img src="data:image/svg+xml;base64,${svg}">`,
  );
  const path = join(demo, previewPicture(picture));
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot({ path, type: 'jpeg', quality: 72 });
  await page.close();
}
await browser.close();
