import type { Page } from 'playwright-core';
import { contentSecurityPolicy } from '../../../demo-pages/shop/server/security.ts';
import { cookieBanner } from '../../../fixtures/markup/cookie-banner.ts';
import { openTestPage } from '../support/browser/test-page.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { reportEveryShift } from '../support/evidence/page-monitor.ts';
import { headerReady, ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// site.md sections 2.9 and 4.3 in a browser: requests, focus, tabs, layout

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const bannerButton = (page: Page, name: 'Ablehnen' | 'Akzeptieren') =>
  banner(page).getByRole('button', { name });

/** Collects requests to origins other than that of the shop. */
function foreignRequests(page: Page, own: string): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(own))
      found.push(new URL(request.url()).pathname.replace(/-\w+\.js$/, '.js'));
  });
  return found;
}

test('the page contacts no third party before the user consents, and none after the user declines', {
  tags: ['story', 'server'],
}, async ({ newUser }) => {
  const { page, url, openTab } = await newUser({ isAsked: true });
  const foreign = foreignRequests(page, url);
  const tag = '/assets/demo/tag.js';
  for (const path of [
    '/',
    '/produkte',
    '/produkt/ruchbrot',
    '/warenkorb',
    '/kasse',
    '/login',
    '/datenschutz',
  ]) {
    await page.goto(path);
    await ready(page, 'cookie-banner');
    await banner(page).waitFor();
  }
  const tab = await openTab('/produkte');
  await bannerButton(page, 'Ablehnen').click();
  await banner(page).waitFor({ state: 'hidden' });
  await banner(tab).waitFor({ state: 'hidden' });
  await page.goto('/');
  await ready(page, 'cookie-banner');
  expect(foreign).toEqual([]);

  // A choice in one tab applies to the other tab at once
  await tab.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  await expectAccessible(tab, 'reopened');
  await bannerButton(tab, 'Akzeptieren').click();
  await expect.poll(() => foreign).toEqual([tag, '/messstelle/seite.gif']);
  await page.goto('/produkte');
  await expect.poll(() => foreign.length).toBe(4);
  // Cart, checkout and account load no third-party services
  await page.goto('/warenkorb');
  await ready(page, 'cookie-banner');
  await page.goto('/datenschutz');
  await expect.poll(() => foreign.length).toBe(6);
  await page.locator('main [data-cookie-settings]').click();
  await bannerButton(page, 'Ablehnen').click();
  await page.goto('/');
  await ready(page, 'cookie-banner');
  expect(foreign.length).toBe(6);
});

test("the cookie banner lists every service, and the user's settings apply in all tabs", async ({
  newUser,
}) => {
  const { page, url, openTab } = await newUser({ isAsked: true });
  const foreign = foreignRequests(page, url);
  for (const path of ['/warenkorb', '/kontakt', '/filialen', '/']) {
    await page.goto(path);
    await bannerButton(page, 'Akzeptieren').waitFor();
    for (const name of ['Zählwerk', 'Google Maps', 'Instagram', 'RoboCheck'])
      expect(await banner(page).textContent()).toContain(name);
    expect(await banner(page).locator('.krume-consent-content').count()).toBe(0);
    expect(await banner(page).getByRole('button').count()).toBe(2);
  }
  await page.goto('/filialen');
  const tab = await openTab('/filialen');
  await ready(tab, 'cookie-banner');
  await tab.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  await banner(tab).getByRole('checkbox', { name: 'Karten (Google Maps)' }).check();
  await expectAccessible(tab, 'choices');
  await banner(tab).getByRole('button', { name: 'Auswahl speichern' }).click();
  await banner(page).waitFor({ state: 'hidden' });
  await page.getByRole('region', { name: 'Karte der Filialen' }).waitFor();
  // From here on, the user has consented only to maps
  await page.goto('/');
  await ready(page, 'cookie-banner');
  expect(foreign.filter((path) => !path.includes('map') && !path.includes('karte'))).toEqual([]);
  await page.goto('/filialen');
  await page.getByRole('region', { name: 'Karte der Filialen' }).waitFor();
  await tab.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  await banner(tab).getByText('Einzelne Dienste sind erlaubt.').waitFor();
  await bannerButton(tab, 'Ablehnen').click();
  await page.getByRole('button', { name: 'Karte laden' }).waitFor();
  const count = foreign.length;
  await page.reload();
  await page.getByRole('button', { name: 'Karte laden' }).waitFor();
  expect(foreign.length).toBe(count);
});

test('the cookie banner covers no search results', async ({ newUser }) => {
  const { page } = await newUser({ isAsked: true, size: 'phone' });
  const pages = Array.from({ length: 50 }, (_, index) => ({ destination: '/blog', name: `Seite ${index}` }));
  await page.route(/\/rest\/search\//, (route) => route.fulfill({ json: { pages, totalProducts: 0 } }));
  await page.goto('/datenschutz');
  await ready(page, 'cookie-banner');
  await page.getByRole('searchbox', { name: 'Suche' }).fill('Seite');
  const results = page.getByRole('region', { name: 'Suchresultate' });
  await results.getByRole('link').first().waitFor();
  const [found, box] = await Promise.all([results.boundingBox(), banner(page).boundingBox()]);
  expect((found?.y ?? 0) + (found?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
});

for (const size of ['desktop', 'phone'] as const) {
  test(`on a ${size}, the cookie banner is accessible and never covers the focused element`, async ({
    visit,
  }) => {
    const { page } = await visit('/produkte', { isAsked: true, size });
    await reportEveryShift(page);
    await ready(page, 'cookie-banner');
    await headerReady(page);
    await expectAccessible(page, 'banner');
    const links = page.locator('main a:visible');
    for (const index of [0, 3, 8, 20]) {
      await links.nth(index).focus();
      const focused = await links.nth(index).boundingBox();
      const box = await banner(page).boundingBox();
      expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
    }
    // At the end of the page, the banner covers no content
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [footer, box] = await Promise.all([
      page.locator('footer').boundingBox(),
      banner(page).boundingBox(),
    ]);
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
    // If a keyboard user has opened the banner with the settings link, the focus returns to this link
    const settings = page.getByRole('link', { name: 'Cookie-Einstellungen' });
    await settings.focus();
    await page.keyboard.press('Enter');
    await banner(page).getByRole('checkbox').first().waitFor();
    const decline = bannerButton(page, 'Ablehnen');
    // The next tab stops are four purposes, the save button and a link
    for (let press = 0; press < 7; press++) await page.keyboard.press('Tab');
    expect(await decline.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await banner(page).waitFor({ state: 'hidden' });
    expect(await settings.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('denied');
  });
}

test('the cookie banner fits a screen 320 px wide with doubled text size, and scrolls with the page on a low screen', async ({
  newUser,
}) => {
  const { page } = await newUser({ isAsked: true });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await ready(page, 'cookie-banner');
  expect(await banner(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const box = await bannerButton(page, 'Akzeptieren').boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true);
  await page.setViewportSize({ width: 640, height: 320 });
  await expect.poll(() => banner(page).evaluate((host) => getComputedStyle(host).position)).toBe('static');
});

test('without JavaScript, the footer links to the cookie section and no banner appears', async ({
  visit,
}) => {
  const { page } = await visit('/', { isAsked: true, scripts: false });
  expect(await banner(page).count()).toBe(0);
  await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  await page.getByRole('heading', { name: 'Cookies und Dritte' }).waitFor();
});

for (const place of [
  '<footer style="overflow: hidden; transform: translateX(0)"><div>BANNER</div></footer>',
  '<div style="contain: paint"><footer style="overflow: auto; height: 40px">BANNER</footer></div>',
]) {
  test(`the cookie banner is at the bottom of the window even if it is nested in ${place.replace('BANNER', '…')}`, async ({
    newUser,
  }) => {
    const { page } = await newUser({ isAsked: true });
    const printed = String(cookieBanner());
    const links = Array.from({ length: 60 }, (_, index) => `<p><a href="#${index}">Brot ${index}</a></p>`);
    const policy = contentSecurityPolicy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
    await openTestPage(
      page,
      `<main><h1>Brote</h1>${links.join('')}</main>${place.replace('BANNER', printed)}`,
      { policy },
    );
    await ready(page, 'cookie-banner');
    const host = banner(page);
    const isAtEdge = () =>
      host.evaluate((element) => {
        const { bottom, height, width } = element.getBoundingClientRect();
        return height > 40 && Math.abs(bottom - innerHeight) < 1 && Math.abs(width - innerWidth) < 20;
      });
    await expect.poll(isAtEdge).toBe(true);
    // The banner does not cover a focused link at the end of the page
    await page.locator('a[href="#59"]').focus();
    const isCovered = () =>
      page.evaluate(() => {
        const { x, y } = document.activeElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
        return !document.elementFromPoint(x + 2, y + 2)?.closest('main');
      });
    await expect.poll(isCovered).toBe(false);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect([await isAtEdge(), await isCovered()]).toEqual([true, false]);
    await expectAccessible(page, 'banner in a container');
    await host.getByRole('button', { name: 'Ablehnen' }).click();
    await host.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.body.style.paddingBlockEnd)).toBe('');
  });
}

for (const size of ['desktop', 'phone'] as const)
  test(`on a ${size}, a keyboard user who saves the cookie settings sees the focused settings link`, async ({
    newUser,
  }) => {
    const { page } = await newUser({ size });
    await page.goto('/');
    await ready(page, 'cookie-banner');
    const link = page.locator('.skip-link[data-cookie-settings]');
    await link.press('Enter');
    await banner(page).getByRole('checkbox').first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await banner(page).getByRole('button', { name: 'Auswahl speichern' }).press('Enter');
    await banner(page).waitFor({ state: 'hidden' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(async () => (await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });
