import type { Page } from 'playwright-core';
import { linesOf } from '../support/evidence/lines-of.ts';
import {
  cartEntry,
  expectFlyout,
  headerReady,
  openProduct,
  ready,
  wishlistButton,
} from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

const box = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox()) ?? expect.fail(`no ${selector}`);

for (const size of ['desktop', 'phone'] as const) {
  test(`on a ${size}, a badge with one to four digits does not cover its icon`, async ({ newUser }) => {
    const { page, context } = await newUser({ as: 'customer', size });
    for (const id of [4711, 4712]) {
      await context.request.post(`/warenkorb/artikel/${id}`, { form: { quantity: '999' } });
    }
    await context.request.post('/wunschliste/4711');
    await page.goto('/');
    await headerReady(page);
    for (const widget of ['wishlist-entry', 'cart-flyout']) {
      const badge = await box(page, `[data-widget="${widget}"] .krume-badge`);
      const entry = await box(page, `[data-widget="${widget}"] > a`);
      // The icon is 24 px high and centred in its entry. The drawing starts one pixel below the upper edge of the icon
      expect([widget, badge.y + badge.height]).toEqual([
        widget,
        expect.closeTo(entry.y + entry.height / 2 - 11, 0),
      ]);
      expect(badge.y).toBeGreaterThanOrEqual(0);
    }
  });
}

test('the product slider fades out at both edges of the column, and its arrows are inside the column', async ({
  visit,
}) => {
  const { page } = await visit('/');
  await ready(page, 'product-slider');
  const slider = page.locator('[data-widget="product-slider"]');
  expect(await slider.evaluate((host) => getComputedStyle(host).maskImage)).toMatch(
    /^linear-gradient\(to right, rgba\(0, 0, 0, 0\), rgb\(0, 0, 0\) 40px, rgb\(0, 0, 0\) calc\(100% - 40px\)/,
  );
  const column = await box(page, '[aria-labelledby="lieblinge"]');
  const arrow = await box(page, '.krume-arrow-next');
  expect(arrow.x + arrow.width).toBeLessThanOrEqual(column.x + column.width);
});

test('the sort button is visible without JavaScript and while a keyboard user changes the sort order', async ({
  visit,
}) => {
  const plain = await visit('/produkte', { scripts: false });
  const button = (page: Page) => page.getByRole('button', { name: 'Sortieren' });
  expect(await button(plain.page).isVisible()).toBe(true);

  const { page } = await visit('/produkte');
  expect(await button(page).isVisible()).toBe(false);
  await page.getByLabel('Sortieren nach').focus();
  await ready(page, 'sort-select');
  await page.keyboard.press('ArrowDown');
  await button(page).waitFor();
});

test('the stars and the number of reviews are beside the product name and link to the reviews', async ({
  newUser,
}) => {
  const { page } = await newUser();
  await openProduct(page, 'ruchbrot');
  const name = await box(page, 'h1');
  const link = page.getByRole('link', { name: /^[\d.]+ von 5 Sternen, \d+ Bewertungen$/ });
  const stars = (await link.boundingBox()) ?? expect.fail('no stars');
  expect(stars.y - name.y - name.height).toBeLessThan(24);
  await ready(page, 'product-tabs');
  await link.click();
  await expect
    .poll(() => page.getByRole('tab', { name: 'Bewertungen' }).getAttribute('aria-selected'))
    .toBe('true');
});

test('on a checkout page without JavaScript, the totals are aligned with the prices', async ({ newUser }) => {
  const { page, context } = await newUser({ scripts: false });
  await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '2' } });
  await page.goto('/kasse');
  const right = async (text: string) => {
    const { x, width } = (await page.getByText(text).last().boundingBox()) ?? expect.fail(`no ${text}`);
    return Math.round(x + width);
  };
  // Totals are right-aligned with the prices above and on one line with their labels
  expect(await right('CHF 8.40')).toBe(
    Math.round((await box(page, '.order-lines b')).x + (await box(page, '.order-lines b')).width),
  );
  const [name, sum] = [await box(page, '.order-sums dt'), await box(page, '.order-sums dd')];
  expect(sum.y).toBeCloseTo(name.y, 0);
});

test('in forced colours, invalid fields, the current picture and missing stars are distinguishable', async ({
  newUser,
}) => {
  const { page } = await newUser();
  await page.emulateMedia({ forcedColors: 'active' });
  await openProduct(page, 'ruchbrot');
  await ready(page, 'product-gallery');
  const border = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderBlockStartColor, borderBlockStartStyle } = getComputedStyle(element);
        return `${borderBlockStartStyle} ${borderBlockStartColor}`;
      });
  expect(await border('.krume-thumbs [aria-current="true"]')).not.toBe(
    await border('.krume-thumbs [aria-current="false"]'),
  );
  const colour = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colour('.krume-rated .krume-stars i')).not.toBe(await colour('.krume-rated .krume-stars'));
  const quantity = page.getByLabel('Anzahl');
  expect(await border('[name="quantity"]')).toContain('solid');
  await quantity.fill('');
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect.poll(() => border('[name="quantity"]')).toContain('dashed');
});

test('in forced colours, each radio button of an invalid group is marked, and the group has no border', async ({
  visit,
}) => {
  const { page } = await visit('/kontakt');
  await page.emulateMedia({ forcedColors: 'active' });
  await ready(page, 'checked-form');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  const group = page.locator('fieldset[aria-invalid="true"]');
  await group.waitFor();
  expect(await group.evaluate((each) => getComputedStyle(each).borderStyle)).toBe('none');
  const outlines = await group
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => getComputedStyle(radio).outlineStyle));
  expect(outlines).toContain('dashed');
});

test('in forced colours, the upload button of a product and the cards for special occasions have an edge', async ({
  visit,
}) => {
  const edgeOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderBlockStartStyle, outlineStyle } = getComputedStyle(element);
        return [borderBlockStartStyle, outlineStyle];
      });
  const { page } = await visit('/');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await edgeOf(page, '.occasion')).toContain('solid');
  expect(await edgeOf(page, '.site-footer')).toContain('solid');
  await page.goto('/produkt/geburtstagstorte');
  await ready(page, 'product-configurator');
  expect(await edgeOf(page, '.krume-file-button')).toContain('solid');
});

test('the thumbnails of the product gallery are centred between its two arrows', async ({ visit }) => {
  const { page } = await visit('/produkt/geburtstagstorte');
  await ready(page, 'product-gallery');
  const arrows = page.locator('.krume-thumbs-arrow');
  expect(await arrows.nth(0).getAttribute('aria-disabled')).toBe('true');
  for (const index of [0, 1]) expect(await arrows.nth(index).isVisible()).toBe(true);
  const [row, first, last] = [
    await box(page, '.krume-thumbs'),
    await box(page, '.krume-thumbs li'),
    await box(page, '.krume-thumbs li:nth-child(4)'),
  ];
  expect(first.x - row.x).toBeCloseTo(row.x + row.width - last.x - last.width, 0);

  const plain = await visit('/produkt/geburtstagstorte', { scripts: false });
  expect((await box(plain.page, '.krume-thumbs li')).x).toBe((await box(plain.page, '.krume-thumbs')).x);
});

test('the category tiles on the home page leave no gap in their last row', async ({ visit }) => {
  const { page } = await visit('/');
  for (const width of [700, 768, 1024, 1079, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const grid = await box(page, '.category-grid');
    const last = await box(page, '.category-grid > :last-child');
    expect([width, last.x + last.width]).toEqual([width, expect.closeTo(grid.x + grid.width, 0)]);
  }
});

test('the cards for special occasions on the home page are in rows of equal length at each width', async ({
  visit,
}) => {
  const { page } = await visit('/');
  for (const [width, length] of [
    [390, 1],
    [600, 1],
    [768, 3],
    [1024, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .locator('.occasions > li')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect([width, tops.length / new Set(tops).size]).toEqual([width, length]);
  }
});

test('the remove buttons on the wishlist page are at the end of their lines', async ({ newUser }) => {
  const { page, context } = await newUser({ as: 'customer', size: 'phone' });
  await context.request.post('/wunschliste/4711');
  await page.goto('/wunschliste');
  await ready(page, 'wishlist-page');
  const line = await box(page, '.krume-line');
  const bin = await box(page, '.krume-line .krume-remove');
  // The padding of the remove button extends 8 px beyond the line
  expect(bin.x + bin.width).toBeCloseTo(line.x + line.width + 8, 0);
});

test('with doubled text size, the heart icon of the wishlist button does not shrink', async ({ newUser }) => {
  const { page, context } = await newUser({ as: 'customer' });
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await openProduct(page, 'ruchbrot');
  await page.setViewportSize({ width: 320, height: 844 });
  const heart = await wishlistButton(page).evaluate(
    (button) => getComputedStyle(button, '::before').inlineSize,
  );
  expect(heart).toBe('20px');
});

test('the remove buttons on the cart page are at the end of their lines, beside the prices', async ({
  newUser,
}) => {
  const { page, context } = await newUser();
  await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '2' } });
  await page.goto('/warenkorb');
  await ready(page, 'cart-page');
  for (const width of [1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const line = await box(page, '.krume-line');
    const bin = await box(page, '.krume-line .krume-remove');
    expect([width, bin.x + bin.width]).toEqual([width, expect.closeTo(line.x + line.width + 8, 0)]);
  }
});

test('a product name that fits on its line does not wrap, and a longer name wraps between syllables', async ({
  newUser,
}) => {
  const { page, context } = await newUser({ as: 'customer', size: 'phone' });
  for (const id of [4731, 4732]) await context.request.post(`/wunschliste/${id}`);
  await context.request.post('/warenkorb/artikel/4731', { form: { quantity: '1' } });
  const lines = (selector: string) => page.locator(selector).first().evaluate(linesOf);
  // At this width, a line holds at most one word in any font
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/wunschliste');
  expect(await lines('.krume-line:has([href*="geburtstagstorte"]) h2')).toEqual([
    'Geburtstagstorte',
    'Konfetti',
  ]);

  const browser = await context.newCDPSession(page);
  // Leaves the page first, because a larger text size would shift the layout of an open page
  await page.goto('about:blank');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/warenkorb');
  await ready(page, 'cart-page');
  expect(await lines('.krume-line h2')).toEqual(['Schwarzwälder', 'torte']);
  // The accessible name contains no soft hyphens
  expect(await page.getByRole('button', { name: 'Entfernen' }).textContent()).toBe(
    'Entfernen: Schwarzwäldertorte',
  );

  await page.goto('about:blank');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 16 } });
  await page.goto('/produkt/geburtstagstorte');
  await page.setViewportSize({ width: 320, height: 700 });
  await page.locator('.krume-buy-bar').waitFor();
  expect(await lines('.krume-buy-bar b')).toEqual(['Geburtstagstorte', 'Konfetti']);
});

test('on a phone, the sticky order bar does not shift when its price loads', async ({ visit }) => {
  const { page } = await visit('/', { size: 'phone' });
  // The widget with the price mounts after the widget with the bar
  await page.route('/produkt/geburtstagstorte', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const host = 'data-widget="product-summary"';
    await route.fulfill({ response, body: html.replace(host, `${host} data-widget-on="interaction"`) });
  });
  await page.goto('/produkt/geburtstagstorte');
  const places = () =>
    page
      .locator('.krume-buy-bar :is(b, button)')
      .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
  await expect.poll(async () => (await places()).length).toBe(2);
  const before = await page.locator('.krume-buy-bar').evaluate(async (bar) => {
    await Promise.all(bar.getAnimations().map(({ finished }) => finished));
    return bar.textContent;
  });
  const placesBefore = await places();
  expect(before).not.toContain('CHF');
  await page.locator('[data-widget="product-summary"]').dispatchEvent('pointerover');
  await expect.poll(() => page.locator('.krume-buy-bar').innerText()).toContain('ab CHF 48.00');
  expect(await places()).toEqual(placesBefore);
});

test('with doubled text size, header icons grow and no badge covers an icon', async ({ newUser }) => {
  const { page, context } = await newUser({ as: 'customer' });
  await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '999' } });
  await context.request.post('/wunschliste/4711');
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await headerReady(page);
    for (const widget of ['wishlist-entry', 'cart-flyout']) {
      const size = await page
        .locator(`[data-widget="${widget}"] > a`)
        .evaluate((entry) => getComputedStyle(entry, '::before').inlineSize);
      expect([width, widget, size]).toEqual([width, widget, '40px']);
      const badge = await box(page, `[data-widget="${widget}"] .krume-badge`);
      const entry = await box(page, `[data-widget="${widget}"] > a`);
      expect(badge.y).toBeGreaterThanOrEqual(0);
      expect(badge.y + badge.height).toBeLessThanOrEqual(entry.y + entry.height / 2 - 19 + 0.5);
    }
  }
});

test('if doubled text size leaves no space beside a picture, the text moves below the picture', async ({
  newUser,
}) => {
  const { page, context } = await newUser();
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await page.goto('/');
  const picture = await box(page, '.hero-picture');
  expect((await box(page, '.hero h1')).y).toBeGreaterThan(picture.y + picture.height);

  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/produkt/geburtstagstorte');
  expect((await box(page, '.product-main')).x).toBe((await box(page, '.product-side')).x);
});

for (const size of ['desktop', 'phone'] as const) {
  test(`on a ${size}, the button that opens the cart flyout for keyboard users does not cover the flyout`, async ({
    newUser,
  }) => {
    const { page, context } = await newUser({ size });
    await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '2' } });
    await page.goto('/');
    await headerReady(page);
    await cartEntry(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectFlyout(page, true);
    const toggle = await box(page, '[data-widget="cart-flyout"] .krume-key-button');
    expect(toggle.height).toBeGreaterThan(24);
    expect((await box(page, '.krume-cart-panel')).y).toBeGreaterThanOrEqual(toggle.y + toggle.height);
  });
}

test("the cart's progress message is in front of line errors, and the buttons of an error dialog share a row", async ({
  newUser,
}) => {
  const { page, context, disturb, allow } = await newUser();
  allow(/409/, /Krume:/);
  for (const id of [4711, 4712]) {
    await context.request.post(`/warenkorb/artikel/${id}`, { form: { quantity: '2' } });
  }
  await page.goto('/warenkorb');
  await ready(page, 'cart-page');
  await disturb({ mode: '409', scope: 'PATCH *' });
  await page
    .getByRole('button', { name: /eins mehr$/i })
    .first()
    .click();
  await page.locator('.krume-line-problem').waitFor();
  const depth = (selector: string) =>
    page.locator(selector).evaluate((element) => Number(getComputedStyle(element).zIndex));
  expect(await depth('.krume-cart-updating')).toBeGreaterThan(await depth('.krume-line-problem'));

  await disturb({});
  await openProduct(page, 'ruchbrot');
  await disturb({ mode: '409', scope: 'POST *' });
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.locator('.krume-dialog[open]').waitFor();
  const rows = await page
    .locator('.krume-dialog-actions > *')
    .evaluateAll((ways) =>
      ways.map((way) => way.getBoundingClientRect()).map(({ y, height }) => Math.round(y + height / 2)),
    );
  expect(rows).toHaveLength(3);
  expect(new Set(rows).size).toBe(1);
});

test("in a tall window, the demo shop's panel is completely visible", async ({ visit }) => {
  const { page } = await visit('/produkte');
  await page.locator('.demo-panel > summary').click();
  const last = page.getByRole('button', { name: 'Sitzung beenden' });
  await last.waitFor();
  const body = await box(page, '.demo-panel-body');
  const button = (await last.boundingBox()) ?? expect.fail('no button');
  expect(button.y + button.height).toBeLessThanOrEqual(body.y + body.height);
  const header = await box(page, '.site-header');
  expect((await box(page, '.demo-panel')).y).toBeGreaterThanOrEqual(header.y + header.height);
});

test('at a width of 320 px, long words in button labels and allergens do not widen the page', async ({
  visit,
}) => {
  const { page, context, allow } = await visit('/kontakt');
  // Lengthening the words shifts the layout
  allow(/^layout shift/);
  await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '1' } });
  await page.setViewportSize({ width: 320, height: 844 });
  for (const [path, selector] of [
    ['/kontakt', 'main form .krume-button'],
    ['/warenkorb', '.krume-cart-allergens li'],
  ] as const) {
    await page.goto(path);
    await page.locator(selector).first().waitFor();
    const excess = await page.locator(selector).evaluateAll((elements) => {
      for (const element of elements) element.append(' Schwarzwälderkirschtortenbestellung');
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth - clientWidth, ...elements.map((each) => each.scrollWidth - each.clientWidth)];
    });
    expect([path, Math.max(...excess)]).toEqual([path, 0]);
  }
});
