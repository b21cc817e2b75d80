import type { Page } from 'playwright-core';
import { type MenuEntry, megaMenu } from '../../../fixtures/markup/mega-menu.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { headerReady, ready, travel } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// site.md sections 2.3 to 2.9 in extreme cases: zoom, rotation, menus of every size, no storage

const burger = (page: Page) => page.locator('[data-widget="mobile-nav"] > .krume-burger');
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menü' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Suche' });
const results = (page: Page) => page.getByRole('region', { name: 'Suchresultate' });
const sideways = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

/** Whether an element is completely inside the viewport. */
const isInWindow = async (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left >= 0 && right <= innerWidth + 1 && top >= 0 && bottom <= innerHeight + 1;
  });

// The viewports of a window of 1280 × 1024 pixels at various zoom levels
for (const [zoom, width, height] of [
  ['200 %', 640, 512],
  ['400 %', 320, 256],
] as const) {
  test(`at a zoom of ${zoom}, navigation and search are usable without horizontal scrolling`, async ({
    newUser,
  }) => {
    const { page } = await newUser({ isAsked: true });
    await page.setViewportSize({ width, height });
    await page.goto('/produkte');
    await headerReady(page);
    await ready(page, 'sticky-nav');
    expect(await sideways(page)).toBe(0);
    await burger(page).focus();
    await page.keyboard.press('Enter');
    await drawer(page).waitFor();
    await expectAccessible(page, 'navigation');
    const last = drawer(page).getByRole('link').last();
    await last.focus();
    await expect
      .poll(() => last.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'hidden' });

    await field(page).fill('torte');
    await results(page).waitFor();
    expect(await sideways(page)).toBe(0);
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect(0, -1);
          return top >= 0 && bottom <= innerHeight;
        }),
      )
      .toBe(true);
    await page.keyboard.press('Escape');

    // The sticky bar does not cover the focused link. Links of hearts are excluded, because mounting replaces them by
    // buttons
    const link = page.locator('main .product-card a:not([data-widget="heart-toggle"] a):visible').nth(5);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await link.focus();
    await expect
      .poll(() =>
        link.evaluate((element) => {
          const { left, top, width } = element.getBoundingClientRect();
          const found = document.elementFromPoint(left + width / 2, top + 4);
          return element.contains(found);
        }),
      )
      .toBe(true);
  });
}

test('when the user rotates a phone, the navigation stays open and the search results fit into the window', async ({
  newUser,
}) => {
  const { page } = await newUser({ size: 'phone' });
  await page.goto('/produkte');
  await headerReady(page);
  await burger(page).tap();
  await drawer(page).waitFor();
  for (const view of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(view);
    expect(await drawer(page).isVisible()).toBe(true);
    await expect.poll(() => isInWindow(page, '.krume-drawer[open] .krume-drawer-close')).toBe(true);
    expect(await sideways(page)).toBe(0);
  }
  await drawer(page).getByRole('button', { name: 'Schliessen' }).tap();
  await drawer(page).waitFor({ state: 'hidden' });
  await field(page).fill('torte');
  await results(page).waitFor();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect
    .poll(() =>
      results(page).evaluate((box) => {
        const { left, right } = box.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      }),
    )
    .toBe(true);
  expect(await sideways(page)).toBe(0);
});

const word = 'Schwarzwälderkirschtortenbodenlieferantenverzeichnis'.padEnd(80, 'e');
const deep = (level: number): MenuEntry => ({
  title: `Stufe ${level}`,
  url: `/stufe/${level}`,
  subPages: level < 5 ? [deep(level + 1)] : [],
});
const menus: Record<string, MenuEntry[]> = {
  'one entry': [{ title: 'Brote', url: '/produkte/brote' }],
  '200 entries': Array.from({ length: 200 }, (_, index) => ({
    title: `Eintrag ${index}`,
    url: `/e/${index}`,
    subPages: [{ title: `Unter ${index}`, url: `/u/${index}` }],
  })),
  'five levels and words of 80 letters': [
    { ...deep(1), subPages: [deep(2), { title: word, url: '/wort' }, { title: '<i>kursiv</i>', url: '/i' }] },
    { title: word, url: '/lang', subPages: [{ title: word, url: '/lang/1' }] },
    { title: 'Leer', url: '/leer', subPages: [] },
  ],
};

for (const [name, entries] of Object.entries(menus))
  test(`a navigation with ${name} works on a desktop and on a phone`, async ({ newUser }) => {
    for (const size of ['desktop', 'phone'] as const) {
      const { page } = await newUser({ size });
      await page.route(/\/datenschutz$/, async (route) => {
        const body = await (await route.fetch()).text();
        const menu = String(
          megaMenu({ id: 'menu', label: 'Hauptnavigation', entries, isMain: true, className: 'site-nav' }),
        );
        await route.fulfill({
          contentType: 'text/html',
          body: body.replace(/<nav class="site-nav"[\s\S]*?<\/nav>/, () => menu),
        });
      });
      await page.goto('/datenschutz');
      await headerReady(page);
      expect(await sideways(page)).toBe(0);
      if (size === 'phone') {
        await burger(page).tap();
        const main = drawer(page).getByRole('navigation', { name: 'Hauptnavigation' });
        await main.waitFor();
        expect(await main.getByRole('listitem').count()).toBe(entries.length);
        const enter = main.getByRole('button').first();
        if (await enter.count()) await enter.tap();
        // Opens the nested entries, down to the last level
        for (const summary of await drawer(page).locator('summary').all()) await summary.click();
        if (name.startsWith('five')) await drawer(page).getByRole('link', { name: 'Stufe 5' }).waitFor();
        const body = drawer(page).locator('.krume-drawer-body');
        // Polls until the panel has finished sliding in
        await expect
          .poll(() => body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
          .toBe(0);
      } else {
        await ready(page, 'mega-menu');
        const toggles = page
          .getByRole('navigation', { name: 'Hauptnavigation' })
          .getByRole('button', { name: /: Menü$/ });
        // An entry without a menu has no button
        const expected = entries.filter(({ subPages }) => subPages?.length).length;
        expect(await toggles.count()).toBe(expected);
        if (expected) {
          await toggles.first().focus();
          await page.keyboard.press('Enter');
          await page.locator('[data-panel][data-open]').waitFor();
          await page.keyboard.press('ArrowDown');
          await page.keyboard.press('End');
          await expect
            .poll(() => page.evaluate(() => document.activeElement?.closest('[data-panel]') !== null))
            .toBe(true);
          expect(await sideways(page)).toBe(0);
        }
      }
      await expectAccessible(page, `${name}, ${size}`);
    }
  });

test('if storage and cookies are blocked, menus work and the consent choice applies to the current page', async ({
  newUser,
}) => {
  const { page } = await newUser({ isAsked: true });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  await page.goto('/datenschutz');
  await headerReady(page);
  const banner = page.getByRole('region', { name: 'Cookies' });
  await banner.getByRole('button', { name: 'Ablehnen' }).click();
  await banner.waitFor({ state: 'hidden' });
  const section = page.getByRole('button', { name: 'Was wir speichern' });
  await section.click();
  expect(await section.getAttribute('aria-expanded')).toBe('false');
  await page.getByRole('button', { name: 'Backstube: Menü' }).click();
  await page.locator('#menu-7').getByRole('link', { name: 'Häufige Fragen' }).click();
  await page.waitForURL('**/fragen');
  // The choice could not be stored, so the banner asks again on the next page
  await banner.waitFor();
  await travel(page, 'goBack');
  await page.waitForURL('**/datenschutz');
});
