import type { Page } from 'playwright-core';
import { customers } from '../../../fixtures/shop/customers.ts';
import { contradictions, inventory, ofPeople } from '../support/evidence/kept-inventory.ts';
import { addMotifs, cakeUrl, filled, keptElements, openCreator } from '../support/user/cake.ts';
import {
  choosePayment,
  chooseShipping,
  customerToSummary,
  enterAsGuest,
  guest,
  heading,
  next,
  orderButton,
  readSummary,
} from '../support/user/checkout-steps.ts';
import { headerReady, heart, ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// docs/reference/kept-values.md lists every key. The tests compare the list with the actual storage

/** Expects that the storage matches the list and contains at least the named values. */
async function expectKept(page: Page, ...names: string[]): Promise<void> {
  await expect
    .poll(async () => (await inventory(page)).map(({ where, key }) => `${where} ${key.replace(/#\w+/, '#')}`))
    .toEqual(expect.arrayContaining(names));
  expect(contradictions(await inventory(page))).toEqual([]);
}

const [anna] = customers;

const cookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => !['krume_session', 'krume_customer'].includes(name));

const personal = new RegExp([guest.firstName, guest.lastName, guest.street, guest.email].join('|'));

test("the table in the documentation lists all values stored for a guest, and an order deletes the guest's input", {
  timeout: 240_000,
}, async ({ newUser }) => {
  const user = await newUser({ isAsked: true });
  const { page } = user;
  await page.goto('/datenschutz');
  await headerReady(page);
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Ablehnen' }).click();
  await page.getByRole('button', { name: 'Was wir speichern' }).click();
  await expectKept(
    page,
    'device cookieConsent',
    'device krume:consent',
    'device krume:closed:datenschutz-shop',
  );

  await page.goto('/kontakt');
  await ready(page, 'checked-form');
  await page.locator('[name="message"]').fill('Grüezi');
  await expectKept(page, 'tab krume:form:contact:/kontakt');

  await page.goto('/produkt/ruchbrot#bewertungen');
  await ready(page, 'product-reviews');
  await page.getByRole('link', { name: 'Bewertung schreiben' }).click();
  await page.getByLabel('Titel').fill('Fein');
  await expectKept(page, 'tab krume:review:4711');

  await page.goto(cakeUrl('367'));
  await openCreator(page);
  await addMotifs(page, 'Herz');
  await expect.poll(() => keptElements(page)).toBe(1);
  await expectKept(page);

  await enterAsGuest(user);
  await expectKept(page, 'tab krume:checkout');
  const onDevice = async () => (await inventory(page)).filter(({ where }) => where === 'device');
  expect((await onDevice()).filter(({ text }) => personal.test(text))).toEqual([]);
  const remember = page.getByLabel('Angaben auf diesem Gerät merken');
  expect(await remember.isChecked()).toBe(false);
  await remember.check();
  await expectKept(page, 'device krume:checkout');
  await remember.uncheck();
  expect((await onDevice()).filter(({ text }) => personal.test(text))).toEqual([]);
  await remember.check();
  await next(page).click();
  await heading(page, 'Adresse').waitFor();
  await chooseShipping(user);
  await choosePayment(user, 'Bezahl-App');
  await readSummary(user);
  await expectKept(page, 'tab krume:checkout', 'device krume:checkout');
  await orderButton(page).click();
  await page.waitForURL(({ origin }) => origin !== user.url);
  await page.goto('/');
  await headerReady(page);
  expect((await inventory(page)).filter(({ text }) => personal.test(text))).toEqual([]);
  await expectKept(page, 'device krume:last-order');
  expect(await cookies(page)).toEqual([]);
});

test('the table in the documentation lists all values stored for a customer, and a sign-out deletes them in every tab', {
  timeout: 240_000,
}, async ({ newUser }) => {
  const user = await newUser({ as: 'customer' });
  const { page } = user;
  await page.goto('/produkte');
  await headerReady(page);
  await heart(page, 'Ruchbrot').click();
  await expectKept(page, 'device krume:wishlist#');

  await page.goto(cakeUrl('367'));
  await openCreator(page);
  await addMotifs(page, 'Herz');
  await expect.poll(() => keptElements(page)).toBe(1);
  await expectKept(page);

  await page.goto('/konto/adressen');
  await ready(page, 'address-book');
  await page.getByRole('button', { name: /Neue Adresse/ }).click();
  await page.locator('[name="street"]').fill('Rebgasse 12');
  await expectKept(page, 'tab krume:address:#');

  await customerToSummary(user);
  await expectKept(page, 'tab krume:checkout#');
  const found = JSON.stringify(await inventory(page));
  expect(found).toContain('Bitte klingeln.');
  // The storage contains a hash of the owner, not the e-mail
  expect(found).not.toMatch(/anna@/);

  const other = await user.openTab('/kontakt');
  await ready(other, 'checked-form');
  await other.locator('[name="message"]').fill('Für Anna');
  await expectKept(other, 'tab krume:form:contact:/kontakt#');

  await page.goto('/konto');
  await headerReady(page);
  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
  await page.getByText('Sie sind abgemeldet.').waitFor();
  await headerReady(page);
  await expect.poll(async () => ofPeople(await inventory(page))).toEqual([]);
  expect(contradictions(await inventory(page))).toEqual([]);

  // The page in the other tab still shows the customer's data. After the sign-out, it stores nothing more, even when it
  // unloads
  await expect.poll(async () => ofPeople(await inventory(other))).toEqual([]);
  await other.locator('[name="message"]').fill('Für Anna und Beat');
  await other.reload();
  await headerReady(other);
  await expect.poll(async () => ofPeople(await inventory(other))).toEqual([]);
  expect(await other.locator('[name="message"]').inputValue()).toBe('');

  await page.goto(cakeUrl('367'));
  await openCreator(page);
  expect(await filled(page)).toEqual([]);
});

test("a customer's input is hidden after the session expires, and restored after the next sign-in", async ({
  newUser,
}) => {
  const user = await newUser({ as: 'customer' });
  const { page } = user;
  const message = page.locator('[name="message"]');
  await page.goto('/kontakt');
  await ready(page, 'checked-form');
  await message.fill('Für Anna');
  await expectKept(page, 'tab krume:form:contact:/kontakt#');
  // Simulates an expired session, which is not a sign-out
  await user.context.clearCookies();
  await page.goto('/kontakt');
  await ready(page, 'checked-form');
  expect(await message.inputValue()).toBe('');
  await user.context.request.post('/login', {
    form: { username: anna.email, password: anna.password, weiter: '/' },
  });
  await page.goto('/kontakt');
  await ready(page, 'checked-form');
  await expect.poll(() => message.inputValue()).toBe('Für Anna');
});

test('if storage is blocked, the cookies contain only settings and are smaller than 500 bytes', async ({
  newUser,
}) => {
  const user = await newUser({ as: 'customer', isAsked: true });
  const { page } = user;
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
  });
  await page.goto('/produkte');
  await headerReady(page);
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Ablehnen' }).click();
  const hearts = page.getByRole('button', { name: /Auf die Wunschliste$/ });
  for (let index = 0; index < 8; index++) await hearts.nth(index).click();
  await page.goto('/datenschutz');
  await headerReady(page);
  await page.getByRole('button', { name: 'Was wir speichern' }).click();
  await expect.poll(async () => (await cookies(page)).length).toBeGreaterThan(1);
  const written = await cookies(page);
  const names = written.map(({ name }) =>
    decodeURIComponent(name).replace(/^krume:closed:.*/, 'krume:closed:*'),
  );
  expect(new Set(names)).toEqual(new Set(['cookieConsent', 'krume:consent', 'krume:closed:*']));
  expect(written.map(({ name, value }) => `${name}=${value}`).join('; ').length).toBeLessThan(500);
});
