import type { Locator, Page } from 'playwright-core';
import { cartItemUrl, holdRequests } from '../support/browser/intercept.ts';
import { enterAsGuest } from '../support/user/checkout-steps.ts';
import { addButton, openProduct, ready, widgets } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// Position of the focus, and the focus ring, on all kinds of pages

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement && element.matches(':focus-visible'));

const ringOf = (target: Locator) =>
  target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return `${outlineWidth} ${outlineStyle}`;
  });

/** Expects a focus ring, even on an element with its own outline. */
async function expectRing(page: Page, target: Locator): Promise<void> {
  // Presses Shift, because browsers show the focus ring only after a key press
  await page.keyboard.press('Shift');
  await target.focus();
  expect([await hasFocus(target), await ringOf(target)]).toEqual([true, '3px solid']);
}

test('an invalid field that has the focus shows a focus ring, with and without forced colours', async ({
  visit,
}) => {
  const { page } = await visit('/kontakt');
  const form = page.locator('main form').first();
  await form.locator('[name="message"]').focus();
  await page.locator('[data-widget="checked-form"][data-widget-state="ready"]').waitFor();
  await form.locator('button[type="submit"]').first().press('Enter');
  const wrong = form.locator('[name="email"][aria-invalid]');
  await wrong.waitFor();
  await expectRing(page, wrong);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectRing(page, wrong);
});

/** Buttons to which the general CSS rules for buttons in widgets do not apply. */
const ownButtons = [
  { path: '/', widget: 'mega-menu', button: '.krume-menu-toggle', isWide: true },
  { path: '/', widget: 'account-entry', button: '.krume-key-button' },
  { path: '/', widget: 'cart-flyout', button: '.krume-key-button' },
  { path: '/produkte', widget: 'heart-toggle', button: 'button' },
  { path: '/produkt/ruchbrot', widget: 'product-tabs', button: '[role="tab"][aria-selected="true"]' },
  { path: '/produkt/ruchbrot', widget: 'product-slider', button: '.krume-arrow-next' },
];

for (const size of ['desktop', 'phone'] as const)
  test(`on a ${size}, buttons to which the general CSS rules for widgets do not apply show the usual focus ring`, async ({
    newUser,
  }) => {
    const { page, context } = await newUser({ size, as: 'customer' });
    await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '1' } });
    for (const { path, widget, button, isWide } of ownButtons) {
      if (isWide && size === 'phone') continue;
      await page.goto(path);
      await page.locator(`[data-widget="${widget}"]`).first().scrollIntoViewIfNeeded();
      const target = widgets(page, widget).locator(button).first();
      await target.waitFor({ state: 'attached' });
      await expectRing(page, target);
      const color = await target.evaluate((element) => getComputedStyle(element).outlineColor);
      expect([widget, color]).toEqual([widget, 'rgb(23, 78, 166)']);
      await page.emulateMedia({ forcedColors: 'active' });
      await expectRing(page, target);
      await page.emulateMedia({ forcedColors: 'none' });
    }
  });

test("on a phone, Tab moves through the checkout's buttons in visual order", async ({ newUser }) => {
  const user = await newUser({ size: 'phone' });
  await enterAsGuest(user);
  const tops = () =>
    user.page
      .locator('.krume-step-buttons > *')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  const seen = await tops();
  expect(seen).toHaveLength(2);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});

test('on a phone, the add-to-cart button keeps the focus during the request; afterwards, the heading has the focus', async ({
  newUser,
}) => {
  const { page } = await newUser({ size: 'phone' });
  await openProduct(page, 'ruchbrot');
  // Adds a second <h1>, as WordPress themes do for the site's name
  await page.locator('.site-header').evaluate((header) => {
    const heading = document.createElement('h1');
    heading.textContent = 'Bäckerei Krume';
    heading.style.position = 'absolute';
    header.prepend(heading);
  });
  const release = await holdRequests(page, cartItemUrl);
  const button = addButton(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await button.getByText('Wird hinzugefügt').waitFor();
  expect(await hasFocus(button)).toBe(true);
  // A second press during the request adds nothing
  await page.keyboard.press('Enter');
  release();
  await button.getByText('Erfolgreich hinzugefügt').waitFor();
  const focused = page.locator(':focus');
  await expect.poll(() => focused.evaluate(({ localName }) => localName)).toBe('h1');
  expect(await focused.textContent()).toBe('Ruchbrot');
  const { top, bottom } = await focused.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(844);
  await page.getByText('Erfolgreich zum Warenkorb hinzugefügt').waitFor();
});

test('the link to the cookie settings is the second tab stop, and the cart button is at least 24 px high', async ({
  visit,
}) => {
  const { page } = await visit('/produkte', { isAsked: true });
  await ready(page, 'cookie-banner');
  await ready(page, 'cart-flyout');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe('Cookies');
  await page.keyboard.press('Enter');
  const banner = page.locator('[data-widget="cookie-banner"]');
  await expect.poll(() => banner.evaluate((element) => element === document.activeElement)).toBe(true);
  const box = await page.getByRole('button', { name: 'Warenkorb anzeigen' }).first().boundingBox();
  expect([Number(box?.width) >= 24, Number(box?.height) >= 24]).toEqual([true, true]);
});

test('after a keyboard user loads a map, the map has the focus, an accessible name and a focus ring', async ({
  visit,
}) => {
  const { page } = await visit('/filialen');
  const load = page.getByRole('button', { name: 'Karte laden' });
  await load.scrollIntoViewIfNeeded();
  await load.press('Enter');
  const content = page.locator('.krume-gate-content');
  await expect.poll(() => hasFocus(content)).toBe(true);
  expect([await content.getAttribute('role'), await content.getAttribute('aria-label')]).toEqual([
    'group',
    'Die Karte',
  ]);
  expect(await ringOf(content)).toBe('3px solid');
});
