import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { object, parse, record, string } from 'valibot';
import { inject } from 'vitest';
import { contentSecurityPolicy } from '../../../../demo-pages/shop/server/security.ts';

const File = object({ file: string() });
const Manifest = object({ entry: File, core: File, css: File, pageStyles: record(string(), File) });

interface TestPage {
  head?: string;
  /** Base URL of the bundle */
  assets?: string;
  policy?: string;
  /** Nonce of the loader's script element */
  nonce?: string;
  /** Contents of `data-krume-config` */
  configuration?: object;
  path?: string;
  /** Whether to add the preload links of a production page */
  preload?: boolean;
}

/** Opens a test page with the built bundle on the shop's origin and under the shop's policy. */
export async function openTestPage(page: Page, body: string, options: TestPage = {}): Promise<void> {
  const {
    head = '',
    assets = '/assets/',
    policy = contentSecurityPolicy,
    path = '/test-page',
    preload,
    nonce = '',
    configuration = { apiPath: '' },
  } = options;
  const manifest = parse(Manifest, JSON.parse(await readFile(join(inject('dist'), 'manifest.json'), 'utf8')));
  const styles = [manifest.css, ...Object.values(manifest.pageStyles)];
  const html = `<!doctype html>
<html lang="de-CH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Eigene Seite</title>
<link rel="icon" href="data:,">
${styles.map(({ file }) => `<link rel="stylesheet" href="${assets}${file}">`).join('\n')}
<script type="application/json" data-krume-config>${JSON.stringify(configuration)}</script>
${head}
${preload ? `<link rel="modulepreload" href="${assets}${manifest.core.file}" crossorigin>` : ''}
<script type="module" src="${assets}${manifest.entry.file}" crossorigin nonce="${nonce}"></script>
</head>
<body>${body}</body>
</html>`;
  await page.route(
    (url) => url.pathname + url.search === path,
    (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'Content-Security-Policy': policy },
        body: html,
      }),
  );
  await page.goto(path);
}

/** A heart whose server HTML is already a button. */
export const heartMarkup = (id: number, name: string, more = ''): string =>
  `<div data-widget="heart-toggle" data-product-id="${id}" data-active="false" data-name="${name}" ${more}><button type="button" data-widget-intent="toggle">Auf die Wunschliste</button></div>`;

/** Abridged server HTML of a product form. */
export const formMarkup = (id: number, more = ''): string =>
  `<div data-widget="product-form" data-product-id="${id}" data-minimum-order="1" data-in-wishlist="false" ${more}><form method="post" action="/warenkorb/artikel/${id}"><label>Anzahl <input type="number" name="quantity" min="1" value="1" required inputmode="numeric"></label><button type="submit">In den Warenkorb</button><button type="submit" formaction="/wunschliste/${id}" formnovalidate>Auf die Wunschliste</button></form></div>`;
