import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { fragmentOf } from '../../../demo-pages/playground/address.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import {
  addToCart,
  expectBadges,
  headerReady,
  openProduct,
  pathOf,
  ready,
} from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// Tests the static demo in a browser without the demo's service worker

const limits = (page: Page) => page.getByText('Diese Demo läuft ganz in Ihrem Browser.');

/** Returns a function that counts the pages that the tab has opened. */
function countPages(page: Page): () => number {
  let count = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) count++;
  });
  return () => count;
}

test('on a first visit, the static demo starts its service worker without a reload, and the cart works', {
  tags: ['story'],
}, async ({ newUser }) => {
  const { page } = await newUser({ isFirstVisit: true });
  const pages = countPages(page);
  await openProduct(page, 'ruchbrot');
  await expectAccessible(page, 'first page');
  await addToCart(page);
  await expectBadges(page, { cart: '1' });
  expect(pages()).toBe(1);

  await page.getByRole('link', { name: 'Startseite' }).first().click();
  await headerReady(page);
  expect(pathOf(page)).toBe('/');
  await expectBadges(page, { cart: '1' });
});

test('if a visitor sends a form before the service worker starts, the static demo sends the form again afterwards', {
  tags: ['story'],
}, async ({ newUser, host }) => {
  const { page } = await newUser({ isFirstVisit: true });
  const release = host.hold('worker.js');
  await page.goto('/produkt/ruchbrot');
  await page.getByLabel('Anzahl').fill('4');
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  release();
  await page.getByText('Ruchbrot ist im Warenkorb.').waitFor();
  await expectBadges(page, { cart: '4' });
});

test("after the service worker has started, the static demo renders pages that contain the visitor's data", {
  tags: ['story'],
}, async ({ newUser }) => {
  const { page, context } = await newUser();
  await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '20' } });
  const devtools = await context.newCDPSession(page);
  await page.goto('/datenschutz');
  await devtools.send('Page.reload', { ignoreCache: true });
  await headerReady(page);
  await expectBadges(page, { cart: '20' });
  await page.goto('/kasse');
  await ready(page, 'checkout');
  await devtools.send('Page.reload', { ignoreCache: true });
  await page.locator('script[data-demo-customer]').waitFor({ state: 'attached' });
});

test('without JavaScript, the static demo is readable and its links work', { tags: ['story'] }, async ({
  newUser,
}) => {
  const { page } = await newUser({ scripts: false });
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Backstube', exact: true }).first().click();
  await page.waitForURL('**/backstube');
  await page.getByRole('link', { name: 'Startseite' }).first().click();
  await page.goto('/produkte');
  await page.getByRole('link', { name: 'Ruchbrot', exact: true }).first().click();
  await page.waitForURL('**/produkt/ruchbrot');
  await page.getByRole('heading', { name: 'Ruchbrot', level: 1 }).waitFor();
  const pictures = page.locator('main img');
  expect(
    await pictures.first().evaluate((picture: HTMLImageElement) => picture.naturalWidth),
  ).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test('in a browser without service workers, the static demo explains its limits', {
  tags: ['story'],
}, async ({ newUser }) => {
  const { page } = await newUser({ isFirstVisit: true });
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto('/produkte');
  await limits(page).waitFor();
  await page.getByRole('button', { name: 'Verstanden' }).click();
  await page.getByRole('link', { name: 'Ruchbrot', exact: true }).first().click();
  await page.waitForURL('**/produkt/ruchbrot');
  expect(await limits(page).isVisible()).toBe(false);
  expect(await page.locator('[data-widget-state]').count()).toBe(0);
  await expectAccessible(page, 'without a worker');
});

test('in a browser without service workers, the playground shows a preview, findings and one notice about its limits', {
  tags: ['story'],
}, async ({ newUser }) => {
  const { page, allow } = await newUser({ isFirstVisit: true });
  allow(
    /An iframe which has both allow-scripts and allow-same-origin/,
    /Failed to load resource/,
    /layout shift/,
  );
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const heart =
    '<div data-widget="heart-toggle" data-product-id="4711" data-aktiv="false"><a href="/login">Merken</a></div>';
  await page.goto(`/widgets/spielwiese${fragmentOf(heart)}`);
  await page.getByText('1 Fehler gefunden.').waitFor();
  const preview = page.frameLocator('iframe[title="Vorschau"]');
  await preview.locator('[data-widget="heart-toggle"][data-widget-state]').waitFor();
  await limits(page).waitFor();
  expect(await preview.locator('[data-demo-limits]').isVisible()).toBe(false);
});

test('if the host refuses the service worker, the static demo is readable', { tags: ['story'] }, async ({
  newUser,
  host,
}) => {
  const { page, allow } = await newUser({ isFirstVisit: true });
  allow(/console error/);
  onTestFinished(await host.change('worker.js', () => 'throw Error("no worker")'));
  await page.goto('/produkte');
  await limits(page).waitFor();
});
