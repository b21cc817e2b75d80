import type { Page } from 'playwright-core';
import { expectContrast } from '../support/evidence/axe.ts';
import { creator, openTwoVersions } from '../support/user/cake.ts';
import { ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

const left = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().left));

test('in a dark footer, the consent prompt of the bot-check is legible', async ({ newUser }) => {
  const { page } = await newUser({ consent: 'denied' });
  await page.goto('/');
  const form = page.locator('footer [data-widget="checked-form"]');
  await form.getByRole('textbox').first().fill('anna@example.ch');
  await form.and(page.locator('[data-widget-state="ready"]')).waitFor();
  await form.getByRole('button', { name: 'Abonnieren' }).click();
  await form.locator('.krume-gate-question').waitFor();
  await expectContrast(page, 'footer [data-widget="checked-form"]', 'asked');
  await form.getByRole('button', { name: 'Nicht erlauben' }).click();
  await form.locator('.krume-gate-ways').waitFor();
  await expectContrast(page, 'footer [data-widget="checked-form"]', 'refused');
});

for (const width of [1920, 1440]) {
  test(`at ${width} px, the choices, the text and the buttons of the cookie banner share one column`, async ({
    newUser,
  }) => {
    const { page } = await newUser();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/datenschutz');
    await ready(page, 'cookie-banner');
    await page.locator('main [data-cookie-settings]').click();
    const text = await left(page, '[data-widget="cookie-banner"] > p');
    expect(await left(page, '.krume-consent-choices')).toBe(text);
    expect(await left(page, '.krume-consent-content > p')).toBe(text);
  });
}

test('the question about two conflicting cake designs covers neither the box nor the side panel', async ({
  newUser,
}) => {
  const user = await newUser();
  const { page } = user;
  await page.setViewportSize({ width: 390, height: 844 });
  await openTwoVersions(user);
  const [question, table] = await Promise.all(
    ['.krume-cake-elsewhere', '.krume-cake-table'].map((selector) =>
      creator(page).locator(selector).boundingBox(),
    ),
  );
  expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual(table?.y ?? 0);
});

test('at 320 px, the price of an order line is below the text of the line', async ({ newUser }) => {
  const { page, context } = await newUser({ as: 'customer' });
  await page.setViewportSize({ width: 320, height: 640 });
  await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '20' } });
  await page.goto('/kasse');
  await ready(page, 'checkout');
  const next = () => page.getByRole('button', { name: 'Weiter' }).click();
  await next();
  await page.getByLabel('Kurier am Vormittag').check();
  await page.getByRole('button', { name: /^Nächster möglicher Termin/ }).click();
  await next();
  await page.getByLabel('Rechnung').check();
  await next();
  await page.locator('[name="terms"]').check();
  await page.getByRole('button', { name: 'Kostenpflichtig bestellen' }).click();
  const lines = page.locator('.krume-done .krume-order-lines li');
  await lines.waitFor();
  // The price has a row of its own
  expect(
    await lines.evaluate((line) => {
      const [, text, price] = [...line.children].map((part) => part.getBoundingClientRect());
      return text && price && text.bottom <= price.top;
    }),
  ).toBe(true);
});
