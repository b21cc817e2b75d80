import type { Page } from 'playwright-core';
import { holdRequests } from '../support/browser/intercept.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// site.md sections 2.11, "Address book" and "Address form", 4.5 and 8: the address book and its form

const addressUrl = /\/rest\/profile\/address\//;
const book = (page: Page) => page.locator('[data-widget="address-book"]');
const card = (page: Page, text: string) => book(page).locator('.krume-address', { hasText: text });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim());

async function open(page: Page): Promise<void> {
  await page.goto('/konto/adressen');
  await ready(page, 'address-book');
}

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    if ((await focused(page))?.startsWith(name)) return;
  }
  throw Error(`no way to ${name}`);
}

for (const size of ['desktop', 'phone'] as const) {
  test(`on a ${size}, a keyboard user adds, changes and deletes an address`, {
    tags: size === 'phone' ? ['story'] : [],
  }, async ({ newUser }) => {
    const { page } = await newUser({ as: 'customer', size });
    await open(page);
    await expectAccessible(page, 'overview');

    await tabTo(page, 'Neue Adresse');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Neue Adresse');
    await expectAccessible(page, 'empty form');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Regula');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Bitte prüfen Sie diese Angaben' }).waitFor();
    await expectAccessible(page, 'fields in error');
    // The first field of the form already has the focus, so the test types at once
    await page.keyboard.type('Muster');
    for (const text of ['', '061 555 01 24', 'Rebgasse 12', '2. Stock', '4058', 'Basel']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await card(page, 'Rebgasse 12').waitFor();
    await expect.poll(() => focused(page)).toContain('Regula Muster');

    await page.keyboard.press('Tab');
    expect(await focused(page)).toContain('Bearbeiten: Regula Muster');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Adresse bearbeiten');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Reto');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toContain('Reto Muster');

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('Möchten Sie die Adresse «Reto Muster').waitFor();
    await tabTo(page, 'Ja');
    await page.keyboard.press('Enter');
    await expect.poll(() => card(page, 'Rebgasse 12').count()).toBe(0);
    expect(await focused(page)).toBe('Adressbuch');
    await expectAccessible(page, 'deleted');
  });
}

test('while an address is being deleted, the address book shows the progress and hides the buttons of the address', async ({
  newUser,
}) => {
  const { page } = await newUser({ as: 'customer' });
  await open(page);
  const release = await holdRequests(page, addressUrl);
  await card(page, 'Via Nassa 5').getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ja' }).click();
  await card(page, 'Via Nassa 5').getByText('Adresse wird gelöscht').waitFor({ state: 'attached' });
  expect(await card(page, 'Via Nassa 5').getByRole('button').count()).toBe(0);
  release();
  await expect.poll(() => card(page, 'Via Nassa 5').count()).toBe(0);
});

test('if saving an address fails, an error with a retry button appears, and the form keeps the address', async ({
  newUser,
}) => {
  const { page, disturb, allow } = await newUser({ as: 'customer' });
  allow(/Krume: |Failed to load resource/, /status 500/);
  await open(page);
  await card(page, 'Muttenz').getByRole('button', { name: 'Bearbeiten' }).click();
  await page.getByRole('textbox', { name: 'Ort' }).fill('Pratteln');
  await disturb({ mode: '500', scope: 'PATCH /rest/profile/address/*', times: 2 });
  await page.getByRole('button', { name: 'Speichern' }).click();
  const failed = page.getByRole('dialog', { name: 'Fehler' });
  await failed.getByText('Adresse konnte nicht bearbeitet werden.').waitFor();
  await expectAccessible(page, 'failed');
  expect(await page.getByRole('textbox', { name: 'Ort' }).inputValue()).toBe('Pratteln');
  await failed.getByRole('button', { name: 'Erneut versuchen' }).click();
  await card(page, 'Pratteln, 4132').waitFor();
});

test('without JavaScript, the address form adds an address to the address book', async ({ newUser }) => {
  const { page } = await newUser({ as: 'customer', scripts: false });
  await page.goto('/konto/adressen');
  await page.getByRole('link', { name: 'Neue Adresse' }).click();
  const values = {
    Vorname: 'Regula',
    Nachname: 'Muster',
    Telefon: '061 555 01 24',
    'Strasse, HausNr.': 'Rebgasse 12',
    Postleitzahl: '4058',
    Ort: 'Basel',
  };
  for (const [label, value] of Object.entries(values))
    await page.getByRole('textbox', { name: label }).fill(value);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await card(page, 'Rebgasse 12').waitFor();
});
