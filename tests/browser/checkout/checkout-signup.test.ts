import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/evidence/axe.ts';
import {
  chooseShipping,
  next,
  openCheckout,
  orderButton,
  readSummary,
} from '../support/user/checkout-steps.ts';
import { ready } from '../support/user/page-objects.ts';
import type { User } from '../support/user/user.ts';
import { expect, test } from '../test.ts';

// shop.md section 2.7, and site.md sections 2.11, 4.9 and 5: the site's signup form in the slot of the checkout

const field = (page: Page, name: string) => page.locator(`.krume-checkout [name="${name}"]`);
const send = (page: Page) => page.getByRole('button', { name: 'Konto eröffnen' });

const account = {
  firstname: 'Regula',
  lastname: 'Muster',
  phone: '061 555 01 99',
  street: 'Rebgasse 12',
  zip: '4058',
  city: 'Basel',
  email: 'regula.muster@example.ch',
  password: 'brotzeit',
};
const elsewhere = {
  shippingfirstname: 'Ida',
  shippinglastname: 'Muster',
  shippingphone: '061 555 01 98',
  shippingstreet: 'Freie Strasse 3',
  shippingzip: '4001',
  shippingcity: 'Basel',
};

async function openSignup(user: User): Promise<void> {
  await openCheckout(user);
  await user.page.getByRole('button', { name: /^Registrieren/ }).click();
  await ready(user.page, 'checked-form');
}

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

for (const size of ['desktop', 'phone'] as const) {
  test(`on a ${size}, a new customer signs up in the checkout and enters a separate shipping address`, async ({
    newUser,
  }) => {
    const user = await newUser({ consent: 'granted', size });
    const { page } = user;
    await openSignup(user);
    await expectAccessible(page, 'signup');
    const sent = page.waitForRequest((request) => request.url().endsWith('/registrieren'));
    await field(page, 'gender').first().check();
    await fillIn(page, account);
    await field(page, 'accepttc').check();
    await field(page, 'differentshipping').check();
    await field(page, 'shippinggender').last().check();
    await fillIn(page, elsewhere);
    await send(page).click();
    expect(new URLSearchParams((await sent).postData() ?? '').get('recaptchatoken')).toBeTruthy();
    await page.waitForURL('**/kasse');
    await page.getByText('Freie Strasse 3').waitFor();
    await chooseShipping(user);
    await next(page).click();
    await page.getByLabel('Kredit').check();
    await readSummary(user);
    await orderButton(page).click();
    await page.waitForURL(/\/zahlstelle\//);
  });
}

test('if the server refuses a sign-up in the checkout, the form marks the invalid fields and keeps the input', async ({
  newUser,
}) => {
  const user = await newUser({ consent: 'granted' });
  const { page } = user;
  await openSignup(user);
  await send(page).click();
  await page.getByRole('heading', { name: 'Bitte prüfen Sie diese Angaben' }).waitFor();
  await expectAccessible(page, 'signup in error');
  await field(page, 'gender').first().check();
  // The e-mail belongs to an existing account
  await fillIn(page, { ...account, email: 'anna@example.ch' });
  await field(page, 'accepttc').check();
  await send(page).click();
  await page
    .getByText('Zu dieser E-Mail gibt es schon ein Konto. Bitte melden Sie sich an.')
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/kasse');
  expect(await field(page, 'street').inputValue()).toBe('Rebgasse 12');
  expect(await field(page, 'password').inputValue()).toBe('');
  // After a reload, the choice between guest and account replaces the error
  await page.reload();
  await page.getByRole('button', { name: /^Als Gast bestellen/ }).waitFor();
});
