import type { Page } from 'playwright-core';
import { cartItemUrl, holdRequests } from '../support/browser/intercept.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { offlineIssues, reportEveryShift } from '../support/evidence/page-monitor.ts';
import { chooseCake, drawn, field, order, productReady } from '../support/user/configurator.ts';
import { expectBadges, headerReady, ready, submitAddition, widgets } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// shop.md sections 4, 7 and 8: a slow or failing shop loses no input of a configured product

const add = 'POST /rest/cart/item/*';

/** Fills in configurations, text, picture and choice. */
async function fillIn(page: Page): Promise<void> {
  await page.goto('/produkt/geburtstagstorte');
  await productReady(page);
  await chooseCake(page);
  await field(page, 'option-31').fill('Für Anna');
  await field(page, 'option-32').setInputFiles(await drawn(page, 400, 300));
  await page.getByText('anna.png').waitFor();
  await field(page, 'option-33').selectOption('332');
}

async function expectKept(page: Page): Promise<void> {
  const values = ['groesse', 'fuellung', 'dekor', 'option-31', 'option-33'].map((name) =>
    field(page, name).inputValue(),
  );
  expect(await Promise.all(values)).toEqual(['4102', '4111', '4121', 'Für Anna', '332']);
  expect(await page.getByText('anna.png').isVisible()).toBe(true);
}

for (const mode of ['500', 'html', 'offline'] as const) {
  test(`if adding a configured cake fails with the fault ${mode}, the form keeps its options and can be sent again`, async ({
    newUser,
  }) => {
    const { page, disturb, allow } = await newUser();
    allow(/Krume: |Failed to load resource|net::/, /status 500/);
    await fillIn(page);
    await disturb({ scope: add, mode });
    await order(page).click();
    await page
      .getByRole('dialog')
      .getByText('Produkt konnte nicht zum Warenkorb hinzugefügt werden.')
      .waitFor();
    await expectAccessible(page, 'failed');
    await page.keyboard.press('Escape');
    await expectKept(page);
    await disturb({});
    await submitAddition(order(page));
    await expectBadges(page, { cart: '1' });
  });
}

test('during a slow request, the add-to-cart button of a configured cake is busy and ignores a second click', async ({
  newUser,
}) => {
  const { page } = await newUser();
  await fillIn(page);
  const release = await holdRequests(page, cartItemUrl);
  await order(page).dblclick();
  expect(await order(page).isDisabled()).toBe(true);
  await order(page).locator('.krume-spinner').waitFor();
  await expectKept(page);
  await reportEveryShift(page);
  release();
  await expectBadges(page, { cart: '1' });
});

test('if the session expires on the page of a cake, a dialog appears and the form keeps its options', async ({
  newUser,
}) => {
  const { page, endSession, allow } = await newUser({ as: 'customer' });
  allow(/status 401/, /Failed to load resource/);
  await fillIn(page);
  await endSession();
  await order(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.').waitFor();
  expect(await dialog.count()).toBe(1);
  await expectKept(page);
});

test('if adding a cake fails while offline, the form keeps its options, and a click after reconnecting succeeds', async ({
  newUser,
}) => {
  const { page, context, allow } = await newUser();
  allow(offlineIssues);
  await fillIn(page);
  await context.setOffline(true);
  await order(page).click();
  await page
    .getByRole('dialog')
    .getByText('Produkt konnte nicht zum Warenkorb hinzugefügt werden.')
    .waitFor();
  await page.keyboard.press('Escape');
  await expectKept(page);
  await context.setOffline(false);
  await submitAddition(order(page));
  await expectBadges(page, { cart: '1' });
});

test('after reconnecting, reviews that failed to load appear, and a retry loads the cart flyout', async ({
  newUser,
}) => {
  const user = await newUser();
  const { page, context, allow } = user;
  allow(offlineIssues, /layout shift/);
  await user.context.request.post('/warenkorb/artikel/4711', { form: { quantity: '1' } });
  await page.goto('/produkt/ruchbrot');
  await headerReady(page);
  await ready(page, 'product-form');
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Bewertungen' }).click();
  await widgets(page, 'product-reviews', 'failed').waitFor();
  await page.getByRole('button', { name: 'Warenkorb anzeigen' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Fehler' });
  await dialog.getByText('Warenkorb konnte nicht geladen werden.').waitFor();

  await context.setOffline(false);
  await ready(page, 'product-reviews');
  await dialog.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.locator('.krume-cart-panel').getByText('Ruchbrot').first().waitFor();
});
