import type { Page } from 'playwright-core';
import { checkoutGuest } from '../checkout-guest.ts';
import { expectAccessible } from './axe.ts';
import { ready } from './page-objects.ts';
import { expect, test } from './test.ts';
import type { User } from './user.ts';

// shop.md sections 2.7, 4 "Checkout flow" and "Order button", 7 "Hand-off to the payment provider"

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true });

/** With ten loaves in the cart. */
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

/** As a guest to the shipping, with a courier and the next date chosen. */
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

/** What the shopper sees of the provider, and does there. */
async function payAtProvider(page: Page, button: RegExp | string): Promise<void> {
  await page.waitForURL(/\/zahlstelle\//);
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(/\/kasse\?bestellung=/);
}

for (const size of ['desktop', 'phone'] as const) {
  test(`a guest orders by courier and pays, on a ${size}: accessible at every step`, {
    timeout: 180_000,
  }, async ({ newUser }) => {
    const user = await newUser({ size });
    const { page } = user;
    const press = async (name: string | RegExp) => {
      const button = page.getByRole('button', { name }).first();
      await (size === 'phone' ? button.tap() : button.click());
    };
    await openCheckout(user);
    await expectAccessible(page, 'choice');
    await press(/^Als Gast bestellen/);
    await fillGuest(page);
    await expectAccessible(page, 'guest');
    await press('Weiter');
    await page.getByText('Entspricht der Rechnungsadresse.').waitFor();
    await expectAccessible(page, 'addresses');
    await press('Weiter');
    await page.getByLabel('Kurier am Vormittag').check();
    await press(/^Nächster möglicher Termin/);
    await page.getByLabel('Lieferfenster').waitFor();
    await expectAccessible(page, 'shipping');
    await press('Weiter');
    await page.getByLabel('Bezahl-App').check();
    await expectAccessible(page, 'payment');
    await press('Weiter');
    await heading(page, 'Bestellübersicht').waitFor();
    await page.locator('.krume-order-lines').getByText('Ruchbrot').waitFor();
    await expectAccessible(page, 'summary');
    await page.getByLabel(/Ich akzeptiere/).check();
    await press('Kostenpflichtig bestellen');
    await payAtProvider(page, /bezahlen$/);
    await heading(page, 'Vielen Dank für Ihre Bestellung').waitFor();
    await page.getByText(/Ihre Zahlung von CHF 93\.00 ist eingegangen/).waitFor();
    await expectAccessible(page, 'paid');
  });
}

test('a guest has it sent by post to another address, in a tab that is opened anew in the middle', async ({
  newUser,
}) => {
  const user = await newUser();
  const { page, context } = user;
  await context.request.post('/warenkorb/artikel/4715', { form: { quantity: '10' } });
  await page.goto('/kasse');
  await ready(page, 'checkout');
  await page.getByRole('button', { name: /^Als Gast bestellen/ }).click();
  await fillGuest(page);
  await page.getByLabel('Abweichende Lieferadresse erfassen').check();
  const other = {
    shippingFirstName: 'Ida',
    shippingLastName: 'Suter',
    shippingPhone: '061 555 44 66',
    shippingStreet: 'Hauptstrasse 3',
    shippingZip: '8001',
    shippingCity: 'Zürich',
  };
  for (const [name, value] of Object.entries(other)) await page.locator(`[name="${name}"]`).fill(value);
  await next(page).click();
  await page.getByText('Hauptstrasse 3').waitFor();
  await next(page).click();
  await page.getByLabel(/Post/).check();
  await page.getByRole('button', { name: /^Nächster möglicher Termin/ }).click();
  await next(page).click();
  await page.getByLabel('Kredit').waitFor();
  // What was entered is known to the device, not to the tab alone; the payment has to be chosen again
  const tab = await user.openTab('/kasse?schritt=uebersicht');
  await heading(tab, 'Zahlungsart').waitFor();
  await tab.getByLabel('Kredit').check();
  await next(tab).click();
  await tab.getByText('Hauptstrasse 3').waitFor();
  await tab.getByLabel(/Ich akzeptiere/).check();
  await tab.getByRole('button', { name: 'Kostenpflichtig bestellen' }).click();
  await payAtProvider(tab, /bezahlen$/);
  await heading(tab, 'Vielen Dank für Ihre Bestellung').waitFor();
});

test('a customer orders by keyboard alone: pickup in a branch, by invoice, to the number', {
  timeout: 180_000,
}, async ({ newUser }) => {
  const user = await newUser({ as: 'customer' });
  const { page } = user;
  await openCheckout(user);
  /** Tab by tab to what has this name; what the keyboard does not reach fails here. */
  const reach = async (name: RegExp) => {
    for (let tabs = 0; tabs < 60; tabs++) {
      const label = await page.evaluate(() => {
        const element = document.activeElement;
        const labels = element && 'labels' in element ? (element as HTMLInputElement).labels : null;
        return `${element?.getAttribute('aria-label') ?? ''} ${labels?.[0]?.textContent ?? ''} ${element?.textContent ?? ''}`.trim();
      });
      if (name.test(label)) return;
      await page.keyboard.press('Tab');
    }
    throw Error(`The keyboard does not reach ${name}`);
  };
  await page.getByText('Oetlingerstrasse 47').waitFor();
  await reach(/^Weiter$/);
  await page.keyboard.press('Enter');
  await heading(page, 'Versand').waitFor();
  await page.getByLabel(/Abholung/).waitFor();
  await reach(/Abholung/);
  await page.keyboard.press('Space');
  await reach(/^Filiale/);
  await page.keyboard.press('ArrowDown');
  await reach(/^Nächster möglicher Termin/);
  await page.keyboard.press('Enter');
  await page.getByLabel('Uhrzeit').waitFor();
  await reach(/^Weiter$/);
  await page.keyboard.press('Enter');
  await heading(page, 'Zahlungsart').waitFor();
  await page.getByLabel('Rechnung').waitFor();
  await reach(/Kredit/);
  for (let presses = 0; !(await page.getByLabel('Rechnung').isChecked()) && presses < 6; presses++) {
    await page.keyboard.press('ArrowDown');
  }
  await reach(/^Weiter$/);
  await page.keyboard.press('Enter');
  await page.locator('.krume-order-lines').getByText('Ruchbrot').waitFor();
  await reach(/Ich akzeptiere/);
  await page.keyboard.press('Space');
  await reach(/^Kostenpflichtig bestellen$/);
  await page.keyboard.press('Enter');
  await page.getByText(/^#10000\d+$/).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Vielen Dank für Ihre Bestellung');
});

test('Back goes one step back, and a reload shows the step with all that was entered', async ({
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
});

test('an order whose answer is lost, and the page loaded again in the middle, is one order', async ({
  newUser,
}) => {
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
  await disturb({ scope: 'POST /rest/cart/order', mode: 'malformed', times: 2 });
  await page.getByRole('button', { name: 'Kostenpflichtig bestellen' }).dblclick();
  await page.getByText(/Wir wissen nicht, ob Ihre Bestellung angekommen ist/).waitFor();
  await page.reload();
  await page.getByText(/^#10000\d+$/).waitFor();
});

test('the way back from the provider: cancelled, then paid with Back and the same order', async ({
  newUser,
}) => {
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
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await payAtProvider(page, /bezahlen$/);
  await heading(page, 'Vielen Dank für Ihre Bestellung').waitFor();
  expect(await page.locator('.krume-order-number').textContent()).toBe(number);
});
