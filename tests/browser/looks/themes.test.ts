import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { openTestPage } from '../support/browser/test-page.ts';
import { expectContrast } from '../support/evidence/axe.ts';
import { addButton, cartEntry, flyout, headerReady, ready } from '../support/user/page-objects.ts';
import type { User } from '../support/user/user.ts';
import { expect, test } from '../test.ts';

// Themes that do not use Krume's custom properties and style bare buttons, lists and headings

const read = (file: string) => readFileSync(file, 'utf8');
const ours = (name: string) => read(new URL(`../themes/${name}.css`, import.meta.url).pathname);
const bootstrap = read(createRequire(import.meta.url).resolve('bootstrap/dist/css/bootstrap.css'));
const themes = {
  Bootstrap: bootstrap,
  'Bootstrap, dark': `${bootstrap}\nbody { --bs-body-color: #dee2e6; --bs-body-bg: #212529; }`,
  'ten pixels to the rem': ours('ten-pixels'),
  dark: ours('dark'),
};

/** Replaces the theme on pages opened from now on. */
const applyTheme = (page: Page, css: string) =>
  page.route(/\/assets\/demo\/theme-[^/]*\.css$/, (route) =>
    route.fulfill({ contentType: 'text/css', body: css }),
  );

/** Widgets around HTML of the shop. The theme decides whether their bar is sticky and whether a menu opens on hover. */
const around = [
  'sticky-nav',
  'mega-menu',
  'account-entry',
  'live-search',
  'mobile-nav',
  'collapsible',
  'content-effects',
]
  .map((name) => `[data-widget="${name}"]`)
  .join();

/**
 * Runs in the page: whether an element belongs to the shop. Links and lists in widgets of the header or of a section
 * belong to the shop, unless they have a class of Krume.
 */
function isShops(element: Element): boolean {
  const widget = element.closest('[data-widget]');
  const part = element.closest('[class*="krume-"]:not(.krume-sticky-bar)');
  const isOurs = part !== null && widget?.contains(part) === true;
  const names = 'sticky-nav mega-menu account-entry mobile-nav collapsible content-effects'.split(' ');
  return names.includes(widget?.getAttribute('data-widget') ?? '') && !isOurs;
}

/** Properties of the widgets' visible elements that a theme must not change; without the font of headings. */
const shapes = (page: Page) =>
  page.locator('[data-widget] *, .krume-dialog *').evaluateAll((elements, exempt) => {
    const others =
      '[data-slot], section, .product-card, .read-more-text, .krume-read-more, .krume-header-slides > li > div';
    const seen = elements.filter((element) => element.checkVisibility() && !isTheirs(element));
    function isTheirs(element: Element): boolean {
      const [theirs, widget] = [element.closest(others), element.closest('[data-widget], .krume-dialog')];
      return widget?.matches(exempt) || (theirs !== null && !theirs.contains(widget));
    }
    return seen.map((element) => {
      const style = getComputedStyle(element);
      const isControl = element.matches('button[class], a[class], input, select');
      const height = isControl && !element.closest('.krume-pictures') ? style.height : '';
      const isHeading = element.closest('h2, h3') !== null;
      const letters = isHeading ? [] : [style.fontSize, style.textTransform, style.letterSpacing];
      const room = element.matches('img') ? style.maxWidth : '';
      // The list items in .reveal-list belong to the page, not to the widget
      const mark = element.matches('li:not(.reveal-list > *)')
        ? getComputedStyle(element, '::before').content
        : '';
      const list = element.matches('ul, ol') ? style.listStyleType : '';
      const margin = `${style.marginBlock} ${style.marginLeft}`;
      const { display, padding, borderWidth, borderRadius, boxShadow } = style;
      const name = `${element.localName}.${element.className}`;
      const rest = [display, room, mark, list, padding, margin, borderWidth, borderRadius, boxShadow];
      return [name, height, ...letters, ...rest].join(' | ');
    });
  }, `[data-widget="sort-select"], ${around}`);

/** Visits the states of the shop and calls `seen` in each state. */
async function walk({ page, disturb }: User, seen: (state: string) => Promise<void>): Promise<void> {
  await page.goto('/produkte');
  await headerReady(page);
  await page.locator('[data-widget="heart-toggle"]').first().scrollIntoViewIfNeeded();
  await ready(page, 'heart-toggle');
  await seen('hearts');

  await page.goto('/produkt/ruchbrot');
  await headerReady(page);
  await ready(page, 'product-form');
  await seen('a product');
  // The page must not be wider than the window. Otherwise, pressing the button would scroll the page sideways
  const scrolled = () => {
    scrollTo({ left: 1000, behavior: 'instant' });
    return scrollX;
  };
  expect(await page.evaluate(scrolled)).toBe(0);
  await addButton(page).click();
  await flyout(page).getByText('Erfolgreich zum Warenkorb hinzugefügt').waitFor();
  await cartEntry(page).hover();
  await expect.poll(async () => (await flyout(page).boundingBox())?.x).toBeGreaterThanOrEqual(8);
  await seen('the open flyout');
  await page.mouse.move(0, 0);
  await disturb({ mode: '409' });
  await addButton(page).click();
  await page.locator('dialog').waitFor();
  await seen('an error');
  await disturb({});

  await page.goto('/produkt/geburtstagstorte');
  await headerReady(page);
  await ready(page, 'product-configurator');
  await page.locator('[data-widget="product-configurator"] [type="submit"]').first().click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await seen('a form with mistakes');

  await page.goto('/passwort-neu');
  await headerReady(page);
  await ready(page, 'checked-form');
  await page.locator('[name="pw"]').focus();
  await page.locator('.krume-reveal').first().waitFor();
  await seen('a form with passwords');

  await page.goto('/aktuell?takt=0');
  await headerReady(page);
  await page.locator('[data-widget="header-slider"]').scrollIntoViewIfNeeded();
  await ready(page, 'header-slider');
  await seen('a slider at the head');

  await page.goto('/galerie');
  await headerReady(page);
  await ready(page, 'gallery-lightbox');
  await seen('a gallery');

  await page.goto('/backstube');
  await headerReady(page);
  await page.locator('[data-widget="testimonials"]').scrollIntoViewIfNeeded();
  await ready(page, 'testimonials');
  await seen('testimonials');

  await page.goto('/warenkorb');
  await headerReady(page);
  await ready(page, 'cart-page');
  await seen('the cart');
}

/** Properties of the widgets in each state with an almost empty theme; collected once for all tests. */
let bare: Record<string, string[]> | undefined;

async function tour(newUser: () => Promise<User>, css: string, look = async (_: Page, __: string) => {}) {
  const user = await newUser();
  // The tested theme has its own fonts, so the preloaded fonts of the shop are not used
  user.allow(/409/, /layout shift/, /preloaded using link preload but not used/);
  await applyTheme(user.page, css);
  const found: Record<string, string[]> = {};
  await walk(user, async (state) => {
    found[state] = [...new Set(await shapes(user.page))].sort();
    await look(user.page, state);
  });
  return found;
}

for (const [name, css] of Object.entries(themes))
  test(`in the shop theme ${name}, widgets are legible and keep their layout`, async ({ newUser }) => {
    const customer = () => newUser({ as: 'customer' });
    const found = await tour(customer, css, (page, state) =>
      expectContrast(page, '[data-widget], .krume-dialog', state, isShops),
    );
    bare ??= await tour(customer, 'body { font: 16px/1.5 sans-serif; }');
    expect(found).toEqual(bare);
  });

test('if a theme does not set the size of header panels, the panels fit into the window', async ({
  newUser,
}) => {
  const { page, context, allow } = await newUser({ as: 'customer' });
  allow(/layout shift/, /preloaded using link preload but not used/);
  // The bar is not sticky if it is higher than half of the window
  await page.setViewportSize({ width: 1440, height: 1000 });
  await applyTheme(page, `${bootstrap}\nli::before { content: '» '; }`);
  await page.goto('/produkte');
  await headerReady(page);
  for (const name of ['sticky-nav', 'mega-menu', 'account-entry']) await ready(page, name);
  const ends = (selector: string) =>
    page.locator(selector).evaluate((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return { left, right, top, bottom };
    });

  // The search field is as wide as the viewport
  await page.getByRole('searchbox').fill('torte');
  await page.getByRole('region', { name: 'Suchresultate' }).waitFor();
  const list = await ends('.krume-search-results');
  expect([list.left >= 8, list.right <= 1440 - 8]).toEqual([true, true]);
  await page.keyboard.press('Escape');

  // The menu is so long that it does not fit below the sticky bar
  await page.locator('#menu-7 > ul').evaluate((pages) => {
    for (let copy = 0; copy < 60; copy++) pages.append(pages.children[0]?.cloneNode(true) ?? '');
  });
  await page.evaluate(() => scrollTo(0, 1500));
  await page
    .locator('[data-widget="sticky-nav"][data-stuck] > :first-child')
    .evaluate((bar) => Promise.all(bar.getAnimations().map(({ finished }) => finished)));
  await page.getByRole('button', { name: 'Backstube: Menü' }).press('Enter');
  const menu = await ends('#menu-7');
  expect(menu.bottom).toBeLessThanOrEqual(1000);
  expect(
    await page
      .locator('#menu-7 li')
      .first()
      .evaluate((entry) => getComputedStyle(entry, '::before').content),
  ).toBe('none');
  await page.keyboard.press('Escape');

  // Emulates a phone with doubled text size
  await page.setViewportSize({ width: 390, height: 844 });
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  const key = '[data-widget="account-entry"] > .krume-key-button';
  await page.locator(key).focus();
  await page.keyboard.press('Enter');
  const [button, panel] = [await ends(key), await ends('#konto')];
  expect([panel.left, panel.right]).toEqual([8, 390 - 8]);
  expect(panel.top).toBeGreaterThanOrEqual(button.bottom);
});

test("fields outside widgets keep the theme's styles, and fields inside a widget have the widget's styles", async ({
  newUser,
}) => {
  const { page } = await newUser();
  const field = (name: string) =>
    `<div data-widget="${name}" data-widget-on="media((width: 1px))"><input aria-label="${name}"></div>`;
  const around = ['collapsible', 'content-effects', 'mega-menu', 'product-tabs', 'read-more'];
  const own = ['checked-form', 'product-form', 'sort-select'];
  await openTestPage(page, [...around, ...own].map(field).join(''));
  const height = (name: string) =>
    page.getByLabel(name, { exact: true }).evaluate((input) => getComputedStyle(input).minBlockSize);
  expect(await Promise.all(around.map(height))).toEqual(around.map(() => '0px'));
  expect(await Promise.all(own.map(height))).toEqual(own.map(() => '48px'));
});
