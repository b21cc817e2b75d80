import type { Page } from 'playwright-core';
import { ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// Tests the layout of the checkout's steps

const press = (page: Page, name: string | RegExp) =>
  page.locator('[data-widget="checkout"]').getByRole('button', { name }).first().click();

/** Pairs of steps that overlap in the progress bar, and steps outside the page. */
const collisions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll('.krume-progress li')].map((item) => {
      const name = item.querySelector('button > span, span > span');
      const isShown = name !== null && getComputedStyle(name).clipPath === 'none';
      return {
        text: item.textContent,
        left: item.getBoundingClientRect().left,
        right: Math.max(item.getBoundingClientRect().right, isShown ? name.getBoundingClientRect().right : 0),
      };
    });
    const { clientWidth } = document.documentElement;
    return places
      .filter(({ right }, index) => right > (places[index + 1]?.left ?? clientWidth))
      .map(({ text }) => text);
  });

/** Content or font size of the markers in the progress bar: a number or a check mark. */
const marks = (page: Page, style: 'content' | 'fontSize' = 'content'): Promise<string[]> =>
  page.evaluate(
    (name) =>
      [...document.querySelectorAll('.krume-progress li > *')].map(
        (step) => getComputedStyle(step, '::before')[name],
      ),
    style,
  );

test("in narrow columns and with a wide font, the steps in the checkout's progress bar do not overlap", async ({
  newUser,
}) => {
  const { page, context, allow } = await newUser();
  // Narrowing the column shifts the layout
  allow(/^layout shift/);
  await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '20' } });
  await page.goto('/kasse');
  await ready(page, 'checkout');
  for (const width of [600, 650, 680, 720]) {
    await page.locator('.krume-checkout').evaluate((checkout, width) => {
      if (checkout instanceof HTMLElement)
        checkout.style.cssText = `max-inline-size: ${width}px; font: 17.6px "DejaVu Sans", Verdana`;
    }, width);
    expect(await collisions(page), `${width} px`).toEqual([]);
  }
});

test("in a wide window, the checkout's progress bar shows the names of the steps", async ({ newUser }) => {
  const { page, context } = await newUser();
  await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '20' } });
  await page.goto('/kasse');
  await ready(page, 'checkout');
  const shown = await page
    .locator('.krume-progress li > * > span:first-child')
    .evaluateAll((names) =>
      names.filter((name) => getComputedStyle(name).clipPath === 'none').map((name) => name.textContent),
    );
  expect(shown).toEqual(['Adresse', 'Versand', 'Zahlungsart', 'Bestellübersicht', 'Fertig']);
});

for (const { width, text } of [
  { width: 390, text: 16 },
  { width: 320, text: 16 },
  { width: 320, text: 32 },
]) {
  test(`at a width of ${width} px and a text size of ${text} px, the steps in the checkout's progress bar do not overlap`, async ({
    newUser,
  }) => {
    const { page, context } = await newUser({ as: 'customer' });
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
    await page.setViewportSize({ width, height: 844 });
    await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '20' } });
    await page.goto('/kasse');
    await ready(page, 'checkout');
    expect(await collisions(page)).toEqual([]);
    // All markers have the font size of the text
    expect(await marks(page, 'fontSize')).toEqual(Array.from({ length: 5 }, () => `${text}px`));
    // The styles of the address book must not affect the addresses of the checkout
    await press(page, /^Adresse ändern/);
    await press(page, /^Auswählen/);
    const address = page.locator('.krume-recipient').first();
    expect(await address.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('0px');

    await press(page, 'Weiter');
    const courier = page.locator('.krume-method', { hasText: 'Kurier am Vormittag' });
    await courier.getByRole('radio').check();
    // Words do not break, and with large text the price is below the name
    const lines = await courier
      .locator('.krume-method-text')
      .evaluate(
        (each) => each.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(each).lineHeight),
      );
    expect(Math.round(lines)).toBeLessThanOrEqual(2);
    await press(page, /^Nächster möglicher Termin/);
    const label = page.locator('label', { hasText: 'Lieferfenster' });
    expect(await marks(page)).toEqual([
      '"✓" / ""',
      'counter(step)',
      'counter(step)',
      'counter(step)',
      'counter(step)',
    ]);
    // The label is above the field, as for all other fields
    expect(await label.evaluate((element) => getComputedStyle(element).display)).toBe('grid');
    expect(await collisions(page)).toEqual([]);
    await press(page, 'Weiter');
    await page.getByLabel('Rechnung').check();
    expect(await collisions(page)).toEqual([]);
    await press(page, 'Weiter');
    // The longest word of the terms fits its frame
    const tick = page.locator('.krume-tick');
    await tick.waitFor();
    expect(await tick.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('heading', { name: 'Bestellübersicht' }).waitFor();
    expect(await collisions(page)).toEqual([]);
    // A long price fits its line
    const price = page.locator('.krume-order-price').first();
    const over = await price.evaluate((each) => {
      each.textContent = 'CHF 1234.50';
      return each.scrollWidth - each.clientWidth;
    });
    expect(over).toBeLessThanOrEqual(0);
  });
}
