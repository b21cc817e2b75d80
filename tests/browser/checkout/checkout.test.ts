import type { Page } from 'playwright-core';
import { checkoutGuest } from '../../support/shop/checkout-guest.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { ready } from '../support/user/page-objects.ts';
import type { User } from '../support/user/user.ts';
import { expect, test } from '../test.ts';

// shop.md sections 2.7, 4 "Checkout flow" and "Order button", 7 "Hand-off to the payment provider": the checkout from
// the first step to the payment

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true });

async function openCheckout({ page, context }: User, path = '/kasse'): Promise<void> {
  await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '20' } });
  await page.goto(path);
  await ready(page, 'checkout');
}

async function fillGuest(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(checkoutGuest))
    await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="acceptTerms"]').check();
}

/** Continues as a guest to the shipping step, and selects a courier and the next possible date. */
async function chooseAsGuest(user: User): Promise<void> {
  const { page } = user;
  await openCheckout(user);
  await page.getByRole('button', { name: /^Als Gast bestellen/ }).click();
  await fillGuest(page);
  await next(page).click();
  await next(page).click();
  await page.getByLabel('Kurier am Vormittag').check();
  await page.getByRole('button', { name: /^Nächster möglicher Termin/ }).click();
}

/** Presses a button on the page of the payment provider. */
async function payAtProvider(page: Page, button: RegExp | string): Promise<void> {
  await page.waitForURL(/\/zahlstelle\//);
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(/\/kasse\?bestellung=/);
}

test('in the checkout, Back returns to the previous step, and a reload restores the step and its values', async ({
  newUser,
}) => {
  const user = await newUser();
  const { page } = user;
  await chooseAsGuest(user);
  const date = await page.getByLabel('Liefertermin', { exact: true }).inputValue();
  await page.reload();
  await ready(page, 'checkout');
  await heading(page, 'Versand').waitFor();
  await expect.poll(() => page.getByLabel('Liefertermin', { exact: true }).inputValue()).toBe(date);
  await page.evaluate(() => history.back());
  await heading(page, 'Adresse').waitFor();
  await page.evaluate(() => history.back());
  await heading(page, 'Als Gast bestellen').waitFor();
  expect(await page.locator('[name="street"]').inputValue()).toBe('Klybeckstrasse 1');
  const newTab = await user.openTab('/kasse?schritt=uebersicht');
  await heading(newTab, 'Wie möchten Sie bestellen?').waitFor();
  await newTab.close();
  await page.getByLabel('Angaben auf diesem Gerät merken').check();
  await next(page).click();
  await heading(page, 'Adresse').waitFor();
  // The payment method is not stored, so it must be selected again
  const knowing = await user.openTab('/kasse?schritt=uebersicht');
  await heading(knowing, 'Zahlungsart').waitFor();
});

test('if the response to an order is unreadable, a reload shows the order and does not order again', {
  tags: ['story'],
}, async ({ newUser }) => {
  const user = await newUser({ as: 'customer' });
  const { page, allow, disturb } = user;
  allow(/Krume: |Failed to load resource|ERR_|status 4/);
  await openCheckout(user);
  await next(page).click();
  await page.getByLabel('Kurier am Vormittag').check();
  await page.getByRole('button', { name: /^Nächster möglicher Termin/ }).click();
  await next(page).click();
  await page.getByLabel('Rechnung').check();
  await next(page).click();
  await page.getByLabel(/Ich akzeptiere/).check();
  await disturb({ scope: '/rest/cart/order*', mode: 'malformed', times: 3 });
  await page.getByRole('button', { name: 'Kostenpflichtig bestellen' }).dblclick();
  await page.getByText(/Wir wissen nicht, ob Ihre Bestellung angekommen ist/).waitFor();
  await page.reload();
  await page.getByText(/^#10000\d+$/).waitFor();
});

test('after the shopper cancels a payment, the shopper can pay the same order', async ({ newUser }) => {
  const user = await newUser();
  const { page } = user;
  await chooseAsGuest(user);
  await next(page).click();
  await page.getByLabel('Kredit').check();
  await next(page).click();
  await page.getByLabel(/Ich akzeptiere/).check();
  await page.getByRole('button', { name: 'Kostenpflichtig bestellen' }).click();
  await payAtProvider(page, /^Abbrechen/);
  await heading(page, 'Sie haben die Zahlung abgebrochen').waitFor();
  await page.getByText('Es wurde nichts belastet.').first().waitFor();
  const number = await page.locator('.krume-order-number').textContent();
  await expectAccessible(page, 'cancelled');
  // The buttons are side by side if the page is wide enough
  const tops = await page
    .locator('.krume-done .krume-step-buttons button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(tops).toEqual([tops[0], tops[0]]);
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await payAtProvider(page, /bezahlen$/);
  await heading(page, 'Vielen Dank für Ihre Bestellung').waitFor();
  expect(await page.locator('.krume-order-number').textContent()).toBe(number);
  expect(
    await page.locator('.krume-order-number').evaluate((element) => {
      const { animationName, animationDelay } = getComputedStyle(element);
      return [animationName, animationDelay];
    }),
  ).toEqual(['krume-appear', '0.2s']);
});
