import type { CDPSession, Locator, Page } from 'playwright-core';
import { liveSearch } from '../../../fixtures/markup/live-search.ts';
import { openTestPage } from '../support/browser/test-page.ts';
import { cutOff } from '../support/evidence/cut-off.ts';
import { linesOf } from '../support/evidence/lines-of.ts';
import { addButton, flyout, headerReady, openProduct } from '../support/user/page-objects.ts';
import type { User } from '../support/user/user.ts';
import { expect, test } from '../test.ts';

// Tests small viewports, and browsers with doubled text size

const pages = [
  '/',
  '/produkte',
  '/produkte/torten-kuchen',
  '/produkt/ruchbrot',
  '/produkt/schwarzwaeldertorte',
  '/produkt/geburtstagstorte?bewertungen=1#bewertungen',
  '/warenkorb',
  '/wunschliste',
  '/kasse',
  '/konto/adressen',
  '/login',
  '/datenschutz',
  '/backstube',
  '/fragen',
  '/blog',
  '/stellen',
  '/filialen/1',
  '/events',
  '/events/5',
  '/widgets',
  '/widgets/product-reviews',
  '/gibt-es-nicht',
];

const views: { width: number; text: number }[] = [
  { width: 320, text: 16 },
  { width: 390, text: 16 },
  { width: 320, text: 32 },
  { width: 390, text: 32 },
  { width: 768, text: 32 },
  { width: 1440, text: 32 },
];

async function show(page: Page, browser: CDPSession, { width, text }: (typeof views)[number]): Promise<void> {
  await browser.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
  await page.setViewportSize({ width, height: 844 });
  const size = () => page.evaluate(() => [innerWidth, getComputedStyle(document.documentElement).fontSize]);
  await expect.poll(size).toEqual([width, `${text}px`]);
}

const third = Math.ceil(pages.length / 3);
for (const some of [pages.slice(0, third), pages.slice(third, 2 * third), pages.slice(2 * third)]) {
  test(`at any width and text size, these pages cut off no content and do not scroll sideways: ${some.join(', ')}`, {
    timeout: 180_000,
  }, async ({ newUser }) => {
    const { page, context, allow } = await newUser({ as: 'customer' });
    // Resizing the window moves the content
    allow(/404/, /layout shift/);
    await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '900' } });
    await context.request.post('/warenkorb/artikel/4712', { form: { quantity: '1' } });
    for (const id of [4712, 4720, 4721]) await context.request.post(`/wunschliste/${id}`);
    const browser = await context.newCDPSession(page);
    // With reduced motion, content that fades in is visible at once and can be measured
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of some) {
      await page.goto(path);
      await headerReady(page);
      await expect.poll(() => page.locator('[data-widget-state="loading"]').count()).toBe(0);
      for (const view of views) {
        await show(page, browser, view);
        // Polls until late content has arrived
        await expect
          .poll(async () => [path, view, await page.evaluate(cutOff)], { timeout: 10_000 })
          .toEqual([path, view, []]);
      }
    }
  });
}

test('at each tested width and text size, the content fits into the open cart panel, and its button for keyboard users fits into the window', async ({
  newUser,
}) => {
  const { page, context, allow } = await newUser();
  allow(/layout shift/);
  const browser = await context.newCDPSession(page);
  await openProduct(page, 'ruchbrot');
  const keyButton = page.locator('[data-widget="cart-flyout"] .krume-key-button');
  const end = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right);
  const excess = () => flyout(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  for (const view of views) {
    await show(page, browser, view);
    await addButton(page).click();
    await flyout(page).getByText('Erfolgreich zum Warenkorb hinzugefügt').waitFor();
    expect([view, await excess()]).toEqual([view, 0]);
    await keyButton.press('Enter');
    await keyButton.press('Enter');
    expect([view, await end(keyButton)]).toEqual([view, expect.toSatisfy((right) => right <= view.width)]);
    await flyout(page).locator('.krume-cart-lines').waitFor();
    expect([view, await excess()]).toEqual([view, 0]);
    await page.keyboard.press('Escape');
  }
});

/** Runs in the page: the sides of each line of an element's texts. */
function lineSides(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].map(({ left, right, top }) => ({ left, right, top }));
}

/** Opens a drawer of the product list by its button, on a phone 320 px wide with doubled text size. */
async function openNarrowDrawer({ page, context, allow }: User, button: string): Promise<Locator> {
  // Resizing the window moves the content
  allow(/layout shift/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/produkte');
  await show(page, await context.newCDPSession(page), { width: 320, text: 32 });
  await headerReady(page);
  await page.locator(button).tap();
  const drawer = page.locator('.krume-drawer[open]');
  await drawer.waitFor();
  return drawer;
}

test('with doubled text size on a phone, the filter shows the arrow of every group, and space between the choices', async ({
  newUser,
}) => {
  const drawer = await openNarrowDrawer(
    await newUser({ size: 'phone' }),
    '[data-widget="mobile-filter"] > button',
  );
  const summaries = drawer.locator('summary');
  expect(await summaries.count()).toBeGreaterThan(3);
  for (const summary of await summaries.all()) {
    const { overflow, hyphens } = await summary.evaluate((element) => ({
      overflow: element.scrollWidth - element.clientWidth,
      hyphens: getComputedStyle(element).hyphens,
    }));
    expect([await summary.innerText(), overflow, hyphens]).toEqual([expect.any(String), 0, 'auto']);
  }
  const lines = await drawer.getByRole('link', { name: /^Auch mit der Post/ }).evaluate(lineSides);
  const [first, second] = lines;
  const count = lines.at(-1);
  const [next] = await drawer.getByRole('link', { name: /^Nur Kurier/ }).evaluate(lineSides);
  if (!first || !second || !count || !next) return expect.fail('no choice has two lines');
  expect(next.top - second.top).toBeGreaterThanOrEqual(second.top - first.top + 16);
  // The number of products is beside the first line
  expect(count.top).toBe(first.top);
});

test('with doubled text size on a phone, the navigation breaks no word that fits on a line, and its tabs start at the same left edge', async ({
  newUser,
}) => {
  const drawer = await openNarrowDrawer(await newUser({ size: 'phone' }), '.krume-burger');
  // An entry without an arrow has the whole width
  const entry = drawer.getByRole('link', { name: 'Kleingebäck & Brötli' });
  expect(await entry.evaluate(linesOf)).toEqual(['Kleingebäck&', 'Brötli']);
  expect(await entry.evaluate((element) => getComputedStyle(element).hyphens)).toBe('auto');

  const tabs = drawer.getByRole('tab');
  const sides = (await Promise.all((await tabs.all()).map((tab) => tab.evaluate(lineSides)))).flat();
  expect(sides.length).toBeGreaterThan(2);
  expect(new Set(sides.map(({ left }) => Math.round(left))).size).toBe(1);
  const topOf = async (part: Locator) => (await part.boundingBox())?.y;
  expect(await topOf(drawer.getByRole('button', { name: 'Schliessen' }))).toBe(await topOf(tabs.first()));

  // In the tree of the shop, an arrow is as large as the text, beside its entry and not over it
  await tabs.last().tap();
  const row = drawer.getByRole('listitem').filter({ hasText: 'Kleingebäck & Brötli' });
  const [line] = await row.locator('> a').evaluate(lineSides);
  const arrow = await row.locator('summary').evaluate((summary) => ({
    start: summary.getBoundingClientRect().left,
    size: getComputedStyle(summary, '::before').inlineSize,
  }));
  expect(line?.right).toBeLessThanOrEqual(arrow.start);
  expect(arrow.size).toBe('32px');
});

for (const [path, selector] of [
  ['/filialen#karte', '.krume-gate p'],
  ['/filialen?karte=keine#karte', '.krume-instead p'],
  ['/backstube', '.krume-testimonials p'],
  ['/galerie', '.krume-gallery figcaption'],
] as const) {
  test(`on the page ${path}, the browser hyphenates long words in ${selector}`, async ({ visit }) => {
    const { page } = await visit(path, { size: 'phone' });
    await page.locator('main [data-widget]').first().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).hyphens),
      )
      .toBe('auto');
  });
}

test('with doubled text size, the search field does not widen a header with flex layout', async ({
  newUser,
}) => {
  const { page, context, allow } = await newUser({ size: 'phone' });
  // The change of the text size moves the content
  allow(/layout shift/);
  const browser = await context.newCDPSession(page);
  await openTestPage(
    page,
    `<header>${liveSearch({ action: '/suche', id: 'suche', term: '', label: 'Suche' })}</header>`,
  );
  await page.locator('header').evaluate((header) => {
    header.style.display = 'flex';
  });
  await show(page, browser, { width: 390, text: 32 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
