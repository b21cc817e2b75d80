import type { Page } from 'playwright-core';
import { customers } from '../../../fixtures/shop/customers.ts';
import {
  choosePayment,
  chooseShipping,
  customerToSummary,
  deliveryDate,
  enterAsGuest,
  guest,
  heading,
  next,
  openAsCustomer,
  orderButton,
} from '../support/user/checkout-steps.ts';
import { ready } from '../support/user/page-objects.ts';
import type { User } from '../support/user/user.ts';
import { expect, test } from '../test.ts';

// shop.md sections 2.8 and 4, "Session" and "Checkout flow". The session expires at each step: a dialog appears, and a
// new sign-in restores the step with all values

const [anna, urs] = customers;
const expired = (page: Page) => page.getByRole('dialog', { name: 'Sie wurden abgemeldet' });
const dateIsThere = (page: Page) =>
  expect.poll(() => deliveryDate(page).inputValue()).toMatch(/^\d\d\.\d\d\.\d{4}$/);

interface Step {
  step: string;
  reach(user: User): Promise<void>;
  /** Sends the first request after the session has expired */
  press(page: Page): Promise<unknown>;
  /** Asserts the state after the sign-in */
  isThere(page: Page): Promise<unknown>;
}

async function toShipping(user: User): Promise<void> {
  await openAsCustomer(user);
  await chooseShipping(user);
}
async function toPayment(user: User): Promise<void> {
  await toShipping(user);
  await choosePayment(user);
}

const steps: readonly Step[] = [
  {
    step: 'Adresse',
    reach: openAsCustomer,
    press: (page) => next(page).click(),
    async isThere(page) {
      await heading(page, 'Versand').waitFor();
      await page.getByLabel('Kurier am Vormittag').check();
    },
  },
  { step: 'Versand', reach: toShipping, press: (page) => next(page).click(), isThere: dateIsThere },
  {
    step: 'Zahlungsart',
    reach: toPayment,
    // Goes back to the shipping step, because no later request before the order sends the address again
    async press(page) {
      await page.getByRole('button', { name: /^Versand ?, erledigt/ }).click();
      await page.getByLabel('Kurier am Nachmittag').check();
      // Selects a date with a courier, because the first selected day may have no courier in the afternoon
      await page.getByRole('button', { name: /^Nächster möglicher Termin/ }).click();
      await page.getByLabel('Lieferfenster').waitFor();
      await next(page).click();
    },
    isThere: dateIsThere,
  },
  {
    step: 'Bestellübersicht',
    reach: customerToSummary,
    press: (page) => orderButton(page).click(),
    async isThere(page) {
      // The payment method is not stored, so it must be selected again. The comment is kept
      await heading(page, 'Zahlungsart').waitFor();
      await page.getByLabel('Rechnung').check();
      await next(page).click();
      await page.getByText('Bitte klingeln.').waitFor();
      await page.getByLabel(/Ich akzeptiere/).check();
      await orderButton(page).click();
      await heading(page, 'Vielen Dank für Ihre Bestellung').waitFor();
    },
  },
];

for (const { step, reach, press, isThere } of steps) {
  test(`if the session expires in the step ${step}, the checkout continues after a sign-in and keeps the input`, async ({
    newUser,
  }) => {
    // The login form has a bot-check, so the user has consented to the bot-check
    const user = await newUser({ as: 'customer', consent: 'granted' });
    const { page } = user;
    user.allow(/status 401/, /Failed to load resource/);
    await reach(user);
    await user.endSession();
    await press(page);
    await expired(page).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await expired(page).getByRole('button', { name: 'Neu anmelden' }).click();
    await page.waitForURL('**/login');
    await page.locator('[name="username"]').fill(anna.email);
    await page.locator('[name="password"]').fill(anna.password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.waitForURL('**/kasse**');
    await ready(page, 'checkout');
    await isThere(page);
  });
}

test('if the session expires during the checkout, a sign-in in another tab lets the shopper continue', async ({
  newUser,
}) => {
  const user = await newUser({ as: 'customer' });
  const { page, context } = user;
  user.allow(/status 401/, /Failed to load resource/);
  await openAsCustomer(user);
  await user.endSession();
  await next(page).click();
  await expired(page).waitFor();
  await context.request.post('/login', {
    form: { username: anna.email, password: anna.password, weiter: '/' },
  });
  await user.openTab('/datenschutz');
  await expired(page).waitFor({ state: 'detached' });
  await page.getByLabel('Kurier am Vormittag').check();
});

test("if another customer signs in in another tab, the checkout reloads without the first customer's data", async ({
  newUser,
}) => {
  const user = await newUser({ as: 'customer' });
  const { page, context } = user;
  user.allow(/status 401/, /Failed to load resource/);
  await customerToSummary(user);
  await page.getByText('Anna Brunner').first().waitFor();
  await user.endSession();
  await orderButton(page).click();
  await expired(page).waitFor();
  const { email, password } = urs ?? expect.fail('the demo shop has one customer');
  await context.request.post('/login', { form: { username: email, password, weiter: '/' } });
  await user.openTab('/konto');
  await expired(page).waitFor({ state: 'detached' });
  await ready(page, 'checkout');
  await heading(page, 'Adresse').waitFor();
  expect(await page.locator('body').innerText()).not.toContain('Brunner');
  expect(await orderButton(page).count()).toBe(0);
});

test("if a guest's session expires, no sign-out message appears, and a reload restores the checkout", async ({
  newUser,
}) => {
  const user = await newUser();
  const { page } = user;
  user.allow(/Krume: POST .* 401/, /status 401/, /Failed to load resource/);
  await enterAsGuest(user);
  await next(page).click();
  await chooseShipping(user);
  await user.endSession();
  await next(page).click();
  const failure = page.getByRole('dialog', { name: 'Fehler' });
  await failure.getByText('Adresse konnte nicht gespeichert werden.').waitFor();
  expect(await page.getByText('Sie wurden abgemeldet').count()).toBe(0);
  await failure.getByRole('link', { name: 'Seite erneut laden' }).click();
  await dateIsThere(page);
  await next(page).click();
  await page.getByLabel('Kredit').waitFor();
  await page.getByRole('button', { name: /^Adresse ?, erledigt/ }).click();
  await page.getByText(guest.street).first().waitFor();
});
