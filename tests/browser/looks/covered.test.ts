import type { Page } from 'playwright-core';
import { headerReady, ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

const box = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox()) ?? expect.fail(`no ${selector}`);

/** Runs in the page: visible controls that the demo panel covers. */
const underPanel = () =>
  [...document.querySelectorAll('main :is(a, button, input, select), .krume-buy-bar button')]
    .filter((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint(x, y)),
      );
      return points.some((top) => top?.closest('.demo-panel'));
    })
    .map((element) => element.outerHTML.slice(0, 60));

for (const width of [320, 390, 768, 1440]) {
  test(`at ${width} px, the demo's panel covers no control`, async ({ visit }) => {
    const { page } = await visit('/');
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/produkte', '/produkt/geburtstagstorte']) {
      await page.goto(path);
      await headerReady(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 400) {
        await page.evaluate((top) => scrollTo(0, top), y);
        expect([path, y, await page.evaluate(underPanel)]).toEqual([path, y, []]);
      }
    }
  });
}

for (const width of [320, 390, 768, 1440]) {
  test(`at ${width} px, the error message of a quantity field covers neither the price nor the field nor its buttons`, async ({
    visit,
  }) => {
    const { page, context, disturb, allow } = await visit('/');
    allow(/409/, /Krume:/);
    for (const id of [4711, 4712]) {
      await context.request.post(`/warenkorb/artikel/${id}`, { form: { quantity: '700' } });
    }
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/warenkorb');
    await ready(page, 'cart-page');
    await disturb({ mode: '409', scope: 'PATCH *' });
    await page
      .getByRole('button', { name: /eins mehr$/i })
      .first()
      .click();
    await page.locator('.krume-line-problem').waitFor();
    const message = await box(page, '.krume-line-problem');
    expect(message.x).toBeGreaterThanOrEqual(0);
    expect(message.x + message.width).toBeLessThanOrEqual(width);
    const line = '.krume-line:has(.krume-line-problem)';
    for (const part of [
      `${line} .krume-line-price`,
      `${line} input`,
      `${line} .krume-remove`,
      `${line} + .krume-line h2`,
    ]) {
      const other = await box(page, part);
      const isApart =
        message.x >= other.x + other.width ||
        other.x >= message.x + message.width ||
        message.y >= other.y + other.height ||
        other.y >= message.y + message.height;
      expect([part, isApart]).toEqual([part, true]);
    }
  });
}

test('with doubled text size, the plus button of a quantity field is beside the field and higher than 60 px', async ({
  newUser,
}) => {
  const { page } = await newUser();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/produkt/ruchbrot');
  await ready(page, 'product-form');
  const field = await box(page, '.krume-quantity input');
  const plus = await box(page, '.krume-quantity button:nth-of-type(2)');
  expect(plus.y + plus.height / 2).toBeCloseTo(field.y + field.height / 2, 0);
  expect(plus.height).toBeGreaterThan(60);
});

test('on a phone 320 px wide, the sticky order bar shows the price on one line', async ({ visit }) => {
  const { page } = await visit('/produkt/geburtstagstorte', { size: 'phone' });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.locator('.krume-buy-bar').waitFor();
  const lines = await page
    .locator('.krume-buy-bar p > span')
    .evaluate((price) => price.getClientRects().length);
  expect(lines).toBe(1);
});

test('after a reload, a file field shows the full name of the previously chosen file', async ({ visit }) => {
  const { page } = await visit('/produkt/geburtstagstorte', { size: 'phone' });
  await ready(page, 'product-configurator');
  const name =
    'Foto vom siebzigsten Geburtstag unserer Grossmutter in Rheinfelden, bearbeitet, Fassung 3.png';
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
  const shown = page.locator('.krume-file-name');
  await expect.poll(() => shown.innerText()).toBe(name);
  await page.reload();
  await ready(page, 'product-configurator');
  await expect.poll(() => shown.innerText()).toBe(`Nochmals wählen: ${name}`);
  expect(
    await shown.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  ).toBeLessThanOrEqual(1);

  await page.goto('/produkt/aperoplatte');
  await ready(page, 'product-configurator');
  expect(await shown.innerText()).toBe('Datei auswählen...');
});

test("a guest's wishlist link has the same URL with and without JavaScript", async ({ visit }) => {
  const plain = await visit('/produkt/ruchbrot', { scripts: false });
  const link = (page: Page) =>
    page.locator('[data-widget="product-form"]').getByRole('link', { name: 'Auf die Wunschliste' });
  const url = await link(plain.page).getAttribute('href');
  const { page } = await visit('/produkt/ruchbrot');
  await ready(page, 'product-form');
  expect(await link(page).getAttribute('href')).toBe(url);
});

test("a phone's notch covers no content", async ({ newUser }) => {
  const { page } = await newUser();
  await page.setViewportSize({ width: 844, height: 390 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 47, right: 47, bottom: 21 } });
  await page.goto('/');
  await expect.poll(async () => (await box(page, 'h1')).x).toBeGreaterThanOrEqual(47);
  expect((await box(page, '.logo')).x).toBeGreaterThanOrEqual(47);
  expect(await page.locator('meta[name="viewport"]').getAttribute('content')).toContain('viewport-fit=cover');
});

test('if the user clicks a wishlist button and leaves the page immediately, the next page shows the change', async ({
  visit,
}) => {
  const { page, disturb } = await visit('/produkte', { as: 'customer' });
  await ready(page, 'heart-toggle');
  await disturb({ delay: 2000, mode: 'ok', scope: 'POST /rest/product/*' });
  await page.getByRole('button', { name: 'Ruchbrot: Auf die Wunschliste', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Brote', exact: true })
    .click();
  await page.waitForURL('**/brote');
  const heart = page.locator('[data-widget="heart-toggle"][data-product-id="4711"] button');
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => page.locator('[data-widget="wishlist-entry"] .krume-badge').innerText()).toBe('1');
  await page.goto('/wunschliste');
  expect(await page.locator('.krume-line').count()).toBe(1);
});
