import type { Page } from 'playwright-core';
import { chunkUrl } from '../support/browser/intercept.ts';
import { openTestPage } from '../support/browser/test-page.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { headerReady, ready, widgets } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// shop.md section 2.2: allergen icons, description with 'weniger', share buttons

const cake = '/produkt/geburtstagstorte';
const allergen = (page: Page, name: string) =>
  page.locator('[data-widget="product-allergens"]').getByRole('button', { name, exact: true });
const labels = (page: Page) =>
  page
    .locator('[data-widget="product-allergens"] span')
    .evaluateAll((all) =>
      all.flatMap((label) => (getComputedStyle(label).opacity === '1' ? [label.textContent] : [])),
    );
const text = (page: Page) => page.locator('.read-more-text');
const heightOf = (page: Page) => text(page).evaluate((element) => element.getBoundingClientRect().height);

test('hovering an allergen shows its label, and Escape hides the label', async ({ visit }) => {
  const { page } = await visit(cake);
  await allergen(page, 'Milch').hover();
  await ready(page, 'product-allergens');
  await expect.poll(() => labels(page)).toEqual(['Milch']);
  await expectAccessible(page, 'with a label');
  await page.keyboard.press('Escape');
  expect(await labels(page)).toEqual([]);
  await allergen(page, 'Ei').hover();
  expect(await labels(page)).toEqual(['Ei']);
  // The label stays visible while the pointer moves onto it
  const label = (await allergen(page, 'Ei').locator('span').boundingBox()) ?? expect.fail('no label');
  await page.mouse.move(label.x + 5, label.y + 5, { steps: 6 });
  expect(await labels(page)).toEqual(['Ei']);
  await page.mouse.move(5, 5);
  await expect.poll(() => labels(page)).toEqual([]);
});

test('focusing an allergen shows its label', async ({ visit }) => {
  const { page } = await visit(cake);
  await headerReady(page);
  await page
    .getByRole('button', { name: 'Auf die Wunschliste' })
    .or(page.getByRole('link', { name: 'Auf die Wunschliste' }))
    .first()
    .focus();
  await allergen(page, 'Weizen').focus();
  await ready(page, 'product-allergens');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => labels(page)).toEqual(['Milch']);
  await page.keyboard.press('Enter');
  expect(await labels(page)).toEqual([]);
});

for (const name of ['Weizen', 'Milch']) {
  test(`on a phone, the first tap on the allergen ${name} shows its label on screen, and the second tap hides the label`, async ({
    visit,
  }) => {
    const { page } = await visit(cake, { size: 'phone' });
    await allergen(page, name).tap();
    await ready(page, 'product-allergens');
    await expect.poll(() => labels(page)).toEqual([name]);
    const { left, right } = await allergen(page, name)
      .locator('span')
      .evaluate((label) => label.getBoundingClientRect().toJSON());
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await allergen(page, name).tap();
    await expect.poll(() => labels(page)).toEqual([]);
  });
}

for (const size of ['desktop', 'phone'] as const) {
  test(`on a ${size}, 'mehr' expands a long description and 'weniger' collapses it`, async ({ visit }) => {
    const { page } = await visit(cake, { size });
    await text(page).scrollIntoViewIfNeeded();
    await ready(page, 'read-more');
    const folded = await heightOf(page);
    const top = await text(page).evaluate((element) => element.getBoundingClientRect().top);
    const more = page.getByRole('button', { name: 'mehr', exact: true });
    expect(await more.getAttribute('aria-expanded')).toBe('false');
    await expectAccessible(page, 'folded');
    await more.press('Enter');
    const less = page.getByRole('button', { name: 'weniger', exact: true });
    expect(await less.getAttribute('aria-expanded')).toBe('true');
    expect(await heightOf(page)).toBeGreaterThan(folded);
    expect(await text(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(top);
    await expectAccessible(page, 'unfolded');
    await less.press('Enter');
    expect(await heightOf(page)).toBe(folded);
  });
}

test("a short product description has no 'mehr' button", async ({ visit }) => {
  const { page } = await visit('/');
  await page.setViewportSize({ width: 1440, height: 2400 });
  await page.goto('/produkt/buttergipfeli');
  await ready(page, 'read-more');
  expect(await page.locator('.krume-read-more').isVisible()).toBe(false);
});

for (const [what, scripts] of [
  ['without JavaScript,', false],
  ['if the chunk of the widget fails to load,', true],
] as const) {
  test(`${what} the whole product description is visible, and hovering an allergen shows its label`, async ({
    newUser,
  }) => {
    const { page, allow } = await newUser({ scripts });
    allow(/Krume: Widget «|Failed to load resource|layout shift/);
    await page.route(chunkUrl('read-more', 'product-allergens', 'share-buttons'), (route) => route.abort());
    await page.goto(cake);
    await text(page).scrollIntoViewIfNeeded();
    if (scripts) await widgets(page, 'read-more', 'failed').waitFor();
    expect(await text(page).evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
    await allergen(page, 'Milch').hover();
    expect(await labels(page)).toEqual(['Milch']);
    const facebook = page.getByRole('link', { name: 'Facebook' });
    expect(await facebook.getAttribute('href')).toContain(encodeURIComponent(new URL(page.url()).origin));
  });
}

test('if the loader fails to load, the product description and all sections become visible', async ({
  newUser,
}) => {
  const { page, allow } = await newUser();
  allow(/Failed to load resource|layout shift/);
  await page.route(/\/assets\/krume-[^/]*\.js$/, (route) => route.abort());
  await page.goto(cake);
  await expect
    .poll(() => text(page).evaluate((element) => element.scrollHeight - element.clientHeight))
    .toBe(0);
  for (const section of await page.locator('[data-widget="product-tabs"] > section').all()) {
    await section.waitFor();
  }
});

test("a share button opens a popup that measures 626 by 436 px and contains the page's URL", async ({
  visit,
  shop,
}) => {
  const { page, context } = await visit(`${cake}?groesse=1#bewertungen`);
  // Waits until the page has scrolled to the reviews
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const asked: string[] = [];
  await context.route(/facebook\.com/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Facebook</title>' });
  });
  const facebook = page.getByRole('link', { name: 'Facebook' });
  await facebook.hover();
  await ready(page, 'share-buttons');
  const [popup] = await Promise.all([context.waitForEvent('page'), facebook.click()]);
  await popup.waitForLoadState();
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([626, 436]);
  expect(await popup.evaluate(() => opener)).toBeNull();
  expect(new URL(asked[0] ?? '').searchParams.get('u')).toBe(`${shop.url}${cake}?groesse=1`);
  await popup.close();
});

test('the WhatsApp link is named WhatsApp Web on a desktop and WhatsApp on a phone', async ({ visit }) => {
  const links = (page: Page) => page.getByRole('link', { name: /WhatsApp/ });
  const desktop = await visit(cake);
  expect(await links(desktop.page).allTextContents()).toEqual(['WhatsApp Web']);
  const phone = await visit(cake, { size: 'phone' });
  expect(await links(phone.page).allTextContents()).toEqual(['WhatsApp']);
});

test("if only the last margin of a product description overflows, no 'mehr' button appears", async ({
  newUser,
}) => {
  const { page } = await newUser();
  // The machine's fonts do not affect these heights. Four lines of 25.6 px are visible: two paragraphs need 92 px, and
  // 108 px with the last margin
  await page.route('**/theme.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: 'p { line-height: 30px }' }),
  );
  const html = (paragraphs: string) =>
    `<div data-widget="read-more" data-widget-on="load"><div class="read-more-text">${paragraphs}</div></div>`;
  await openTestPage(page, html('<p>Eins</p><p>Zwei</p>') + html('<p>Eins</p><p>Zwei</p><p>Drei</p>'), {
    head: '<link rel="stylesheet" href="/theme.css">',
  });
  await expect.poll(() => widgets(page, 'read-more').count()).toBe(2);
  const buttons = page.locator('.krume-read-more');
  await expect
    .poll(() => buttons.evaluateAll((all) => all.map((button) => button.checkVisibility())))
    .toEqual([false, true]);
});
