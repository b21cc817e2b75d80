import type { BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { customerToSummary } from '../support/user/checkout-steps.ts';
import {
  addButton,
  addToCart,
  expectBadges,
  headerReady,
  openProduct,
  pathOf,
} from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// Tests the static demo's service worker: state, faults, third-party services, versions

/** Ends the service worker, as browsers do when it is idle. */
async function endWorker(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

test('cart, wishlist and sign-in of the static demo survive a restart of the service worker', {
  tags: ['story'],
}, async ({ newUser }) => {
  const { page, context } = await newUser({ as: 'customer' });
  await context.request.post('/wunschliste/4712');
  await openProduct(page, 'ruchbrot');
  await addToCart(page);
  await expectBadges(page, { cart: '1', wishlist: '1' });
  await endWorker(context, page);
  await page.reload();
  await headerReady(page);
  await expectBadges(page, { cart: '1', wishlist: '1' });
  expect(await cookieNames(page)).toEqual(['krume_customer']);
});

test('two visitors of the static demo have separate carts', { tags: ['story'] }, async ({ newUser }) => {
  const [one, other] = [await newUser(), await newUser()];
  await openProduct(one.page, 'ruchbrot');
  await addToCart(one.page);
  await openProduct(other.page, 'ruchbrot');
  await expectBadges(other.page, { cart: '' });
});

test("faults that the user sets in the demo's panel apply to responses of the service worker", {
  tags: ['story'],
}, async ({ newUser }) => {
  const { page, allow } = await newUser();
  allow(/Krume: |Failed to load resource|Failed to fetch|ERR_FAILED/);
  await openProduct(page, 'ruchbrot');
  await page.locator('[data-demo-panel] summary').click();
  await page.getByLabel('Aufrufe').selectOption('keine Verbindung');
  await page.getByLabel('Wie oft').fill('2');
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await page.getByText('Übernommen.').waitFor();
  await page.locator('[data-demo-panel] summary').click();
  await addButton(page).click();
  await page.getByRole('dialog', { name: 'Fehler' }).waitFor();
});

test('when a session ends, the static demo deletes the sign-in cookie', { tags: ['story'] }, async ({
  newUser,
}) => {
  const { page, endSession } = await newUser({ as: 'customer' });
  await page.goto('/produkte');
  await headerReady(page);
  expect(await cookieNames(page)).toEqual(['krume_customer']);
  await endSession();
  await expect.poll(() => cookieNames(page)).toEqual([]);
});

test("in the static demo, a payment leads to the provider's pages and back to the order", {
  tags: ['story'],
}, async ({ newUser }) => {
  const user = await newUser({ as: 'customer' });
  const { page } = user;
  await customerToSummary(user, 'Kredit');
  await page.getByRole('button', { name: 'Kostenpflichtig bestellen' }).click();
  await page.waitForURL(/\/unter\/pfad\/dienste\/zahlstelle\//);
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.waitForURL(/\/unter\/pfad\/kasse\/\?bestellung=/);
  await page.getByText(/^#10000\d+$/).waitFor();
  await page
    .getByText(/Ihre Zahlung von CHF .* ist eingegangen/)
    .first()
    .waitFor();
});

test('after consent, the static demo loads the stand-ins for all third parties', { tags: ['story'] }, async ({
  newUser,
}) => {
  const { page } = await newUser({ consent: 'granted' });
  const asked = new Set<string>();
  const origins = new Set<string>();
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    origins.add(origin);
    const service = /\/dienste\/(?:assets\/demo\/)?(\w+)/.exec(pathname)?.[1];
    if (service && response.ok()) asked.add(service);
  });
  await page.goto('/filialen');
  await page.locator('.branch-map [data-pin]').first().waitFor();
  await page.goto('/galerie');
  await page.goto('/kontakt');
  await page.locator('main [name="firstname"]').fill('Regula');
  await expect.poll(() => [...asked].sort()).toEqual(['check', 'maps', 'messstelle', 'tag']);
  expect(origins.size).toBe(1);
});

test('when a new version of the static demo becomes active, it keeps the old files for open pages', {
  tags: ['story'],
}, async ({ newUser, host }) => {
  const { page, openTab } = await newUser({ as: 'customer' });
  await openProduct(page, 'ruchbrot');
  const names = () => page.evaluate(() => caches.keys());
  const hasAllFiles = () =>
    page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      return (await (await caches.open(name)).keys()).length;
    });
  await expect.poll(hasAllFiles).toBeGreaterThan(100);
  const [before = ''] = await names();
  const version = before.split(' ').at(-1) ?? '';
  onTestFinished(await host.change('worker.js', (text) => text.replaceAll(version, 'NEXT')));
  const next = await openTab('/produkte');
  await expect.poll(names).toContain(before.replace(version, 'NEXT'));
  expect(await names()).toContain(before);
  await next.reload();
  await headerReady(next);
  // The sessions are lost, as after a restart of a server
  await expect.poll(() => cookieNames(next)).toEqual([]);
  await page.getByRole('link', { name: 'Startseite' }).first().click();
  await headerReady(page);
  expect(pathOf(page)).toBe('/');
});

test('in a browser without storage, the cart of the static demo survives a reload while the service worker runs', {
  tags: ['story'],
}, async ({ newUser, host }) => {
  const { page, allow } = await newUser({ isFirstVisit: true });
  allow(/The demo is not kept/);
  const refuse = 'indexedDB.open = () => { throw new DOMException("refused", "SecurityError"); };';
  onTestFinished(await host.change('worker.js', (text) => refuse + text));
  await openProduct(page, 'ruchbrot');
  await addToCart(page);
  await page.reload();
  await headerReady(page);
  await expectBadges(page, { cart: '1' });
});
