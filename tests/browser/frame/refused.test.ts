import type { Page } from 'playwright-core';
import { catalogue } from '../../../widgets/catalogue.ts';
import { stopClock } from '../support/browser/clock.ts';
import { chunkUrl, holdRequests } from '../support/browser/intercept.ts';
import {
  cartEntry,
  expectBadges,
  expectFlyout,
  headerReady,
  ready,
  widgets,
} from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

const expectedErrors = /console error: (Krume: Widget «|Failed to load resource)/;

/** Matches the layout shift below a failed widget, which shows server HTML that a mounted widget hides */
const moved = /layout shift/;

/** The HTML of the page, without the widget states that the registry writes. */
const bodyOf = async (page: Page): Promise<string> =>
  (await page.locator('body').evaluate((body) => body.outerHTML)).replace(/ data-widget-state="\w+"/g, '');

const pages: [path: string, widget: string][] = [
  ['/produkte', 'heart-toggle'],
  ['/produkt/ruchbrot', 'product-form'],
  ['/produkt/ruchbrot', 'product-tabs'],
  ['/warenkorb', 'cart-page'],
  ['/wunschliste', 'wishlist-page'],
  ['/produkt/geburtstagstorte', 'product-configurator'],
];

for (const [path, widget] of pages) {
  test(`if all widget chunks fail to load, the page ${path} has the same HTML as without JavaScript`, {
    tags: widget === 'product-form' ? ['story', 'server'] : [],
  }, async ({ visit, newUser }) => {
    // Uses an uncached page, because a cached page does not show the customer's data without JavaScript
    const plain = await visit(path, { as: 'customer', scripts: false, pages: 'own' });
    const { page, allow } = await newUser({ as: 'customer', pages: 'own' });
    allow(expectedErrors, moved);
    await page.route(chunkUrl(...Object.keys(catalogue)), (route) => route.abort());
    await page.goto(path);
    for (const name of [widget, 'cart-flyout', 'wishlist-entry']) {
      await widgets(page, name, 'failed').first().waitFor({ state: 'attached' });
    }
    expect(withoutUser(await bodyOf(page))).toBe(withoutUser(await bodyOf(plain.page)));
    // Menu entries are links. The buttons beside them are hidden, because they would do nothing
    for (const name of ['mega-menu', 'account-entry']) {
      const host = widgets(page, name, 'failed').first();
      await host.waitFor({ state: 'attached' });
      expect([name, await host.locator('a + button:visible').count()]).toEqual([name, 0]);
    }
  });
}

/** Removes differences between visits: the greeting after a sign-in, and the number of the cart. */
const withoutUser = (html: string): string =>
  html.replace(/<p class="notice[^>]*>.*?<\/p>/, '').replace(/"cart":\{"id":\d+/, '"cart":{"id":0');

test("if the chunk of the option fields fails to load, the product form keeps the server's fields", async ({
  visit,
  newUser,
}) => {
  const plain = await visit('/produkt/geburtstagstorte', { scripts: false });
  const { page, allow } = await newUser();
  allow(expectedErrors, moved);
  await page.route(chunkUrl('OptionFields'), (route) => route.abort());
  await page.goto('/produkt/geburtstagstorte');
  await widgets(page, 'product-configurator', 'failed').waitFor();
  await ready(page, 'product-gallery');
  const form = (tab: Page) =>
    tab.locator('[data-widget="product-configurator"]').evaluate((host) => host.innerHTML);
  expect(await form(page)).toBe(await form(plain.page));
});

test('if the chunk of the cart flyout fails to load, adding a product still updates the cart badge', async ({
  visit,
}) => {
  const { page, allow } = await visit('/produkt/ruchbrot');
  allow(expectedErrors, /Krume: TypeError/);
  await page.route(chunkUrl('contents'), (route) => route.abort());
  await ready(page, 'product-form');
  await headerReady(page);
  await stopClock(page);
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expectBadges(page, { cart: '1' });
  await page.locator('.krume-button[data-state="added"]').waitFor();
  await expectFlyout(page, false);
  await page.clock.resume();

  await cartEntry(page).hover();
  await page.getByRole('dialog').getByText('Warenkorb konnte nicht geladen werden.').waitFor();
  await expectFlyout(page, false);
});

test('if the loader fails to load, the page works as it does without JavaScript', async ({
  visit,
  newUser,
}) => {
  const plain = await visit('/produkt/ruchbrot', { scripts: false });
  const { page, allow } = await newUser();
  allow(/Failed to load resource/);
  await page.route(/\/assets\/krume-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/produkt/ruchbrot');
  expect(await bodyOf(page)).toBe(await bodyOf(plain.page));
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.getByText('Ruchbrot ist im Warenkorb.').waitFor();
});

test('if a chunk fails to load, the page requests the chunk again with another URL', async ({ visit }) => {
  const { page, allow } = await visit('/login');
  allow(/Failed to load resource/);
  const asked: string[] = [];
  await page.route(chunkUrl('heart-toggle'), async (route) => {
    asked.push(new URL(route.request().url()).search);
    await (asked.length === 1 ? route.abort() : route.continue());
  });
  await page.goto('/produkte');
  await ready(page, 'heart-toggle');
  await headerReady(page);
  expect(asked).toEqual(['', '?again1']);
});

test('if the chunk of the wishlist buttons fails to load, the other widgets work', async ({ visit }) => {
  const { page, allow, issues } = await visit('/login', { as: 'customer' });
  allow(expectedErrors);
  await page.route(chunkUrl('heart-toggle'), (route) => route.abort());
  await page.goto('/produkte');
  await headerReady(page);
  await widgets(page, 'heart-toggle', 'failed').first().waitFor();
  await expect
    .poll(() => issues.filter((line) => line.includes('konnte nicht geladen werden')).length)
    .toBe(1);
  await page.getByRole('button', { name: 'Auf die Wunschliste' }).first().click();
  await page.getByText('ist auf Ihrer Wunschliste.').waitFor();
});

test('if the chunk with the cookie choices has not loaded yet, a link to the cookie settings opens the cookie banner', async ({
  visit,
}) => {
  const { page } = await visit('/');
  const release = await holdRequests(page, chunkUrl('choices'));
  await ready(page, 'cookie-banner');
  await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  const banner = page.locator('[data-widget="cookie-banner"]');
  await banner.getByRole('button', { name: 'Ablehnen' }).waitFor();
  expect(await banner.getByRole('checkbox').count()).toBe(0);
  release();
  await banner.getByRole('checkbox').first().waitFor();
});

test('if the chunk with the cookie choices fails to load, the user can still accept or decline all cookies', async ({
  visit,
}) => {
  const { page, allow } = await visit('/');
  allow(/Failed to (fetch|load)/);
  await page.route(chunkUrl('choices'), (route) => route.abort());
  await ready(page, 'cookie-banner');
  await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  const banner = page.locator('[data-widget="cookie-banner"]');
  // The banner's content appears after the retry has failed
  await banner.getByText('Cookies sind abgelehnt.').waitFor();
  expect(await banner.getByRole('checkbox').count()).toBe(0);
  await banner.getByRole('button', { name: 'Ablehnen' }).click();
  await banner.waitFor({ state: 'hidden' });
});
