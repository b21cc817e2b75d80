import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/evidence/axe.ts';
import { ready } from '../support/user/page-objects.ts';
import type { User } from '../support/user/user.ts';
import { expect, test } from '../test.ts';

// site.md sections 4.9, 7 "Third-party services" and 8 "Bot-check": the bot-check of a form

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const send = (page: Page) => page.locator('main [data-form] [type="submit"]');
const service = /\/assets\/demo\/check-|\/pruefstelle\//;

async function openContact({ page, context }: User, mode: string): Promise<void> {
  await context.request.post('/demo/bot-check', { data: { mode } });
  await page.goto('/kontakt');
  await ready(page, 'checked-form');
}

async function fillIn(page: Page): Promise<void> {
  await field(page, 'gender').nth(1).check();
  const values = { firstname: 'Regula', lastname: 'Muster', email: 'regula@example.ch', message: 'Grüezi' };
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

test('the bot-check loads when the user first focuses a field, and each submission sends a new token', async ({
  newUser,
}) => {
  const user = await newUser({ consent: 'granted' });
  const { page } = user;
  const asked: string[] = [];
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (service.test(request.url())) asked.push(request.url());
    const sent = new URLSearchParams(request.postData() ?? '').get('recaptchatoken');
    if (sent) tokens.push(sent);
  });
  await openContact(user, 'ok');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await fillIn(page);
  await send(page).click();
  await page.getByText('Vielen Dank für Ihre Nachricht.').waitFor();
  expect(asked).toHaveLength(2);
  await page.getByRole('link', { name: 'Noch einmal ausfüllen' }).click();
  await ready(page, 'checked-form');
  await expect.poll(() => field(page, 'recaptchatoken').inputValue()).toBe('');
  await fillIn(page);
  await send(page).click();
  await page.getByText('Vielen Dank für Ihre Nachricht.').waitFor();
  expect(new Set(tokens).size).toBe(2);
});

test('if the bot-check fails, the form shows an error with the phone number and keeps the input', async ({
  newUser,
}) => {
  const user = await newUser({ consent: 'granted', size: 'phone' });
  const { page, allow } = user;
  allow(/Krume: |Failed to load resource|status 404/);
  for (const mode of ['blocked', 'none']) {
    await openContact(user, mode);
    await fillIn(page);
    await send(page).click();
    const dialog = page.getByRole('dialog', { name: 'Fehler' });
    await dialog
      .getByText('Captcha Prüfung fehlgeschlagen. Sie erreichen uns auch am Telefon: 061 555 01 24')
      .waitFor();
    await expectAccessible(page, mode);
    await dialog.getByRole('button', { name: 'Erneut versuchen' }).click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    expect(await field(page, 'message').inputValue()).toBe('Grüezi');
    expect(page.url()).toMatch(/\/kontakt$/);
  }
});

test('if the bot-check does not respond, the form shows an error after a time-out and can be submitted again', async ({
  newUser,
}) => {
  const user = await newUser({ consent: 'granted' });
  const { page, allow } = user;
  allow(/Krume: /);
  await page.clock.install();
  await openContact(user, 'hanging');
  await fillIn(page);
  await send(page).click();
  await page.locator('form[aria-busy="true"]').waitFor();
  await page.clock.runFor(15_000);
  await page.getByRole('dialog').getByText('Captcha Prüfung fehlgeschlagen.').waitFor();
  await expect.poll(() => page.locator('form[aria-busy]').count()).toBe(0);
});

/** Collects the requests to the bot-check on all pages of a user. */
function watchService({ context }: User): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (service.test(request.url())) asked.push(request.url());
  });
  return asked;
}
const question = (page: Page) => page.locator('main').getByRole('group', { name: 'Prüfung gegen Spam' });
const thanks = (page: Page) => page.getByText('Vielen Dank für Ihre Nachricht.').waitFor();

for (const [before, options] of [
  ['if the user has not answered the cookie banner,', { isAsked: true }],
  ['if the user has declined all cookies,', { consent: 'denied' }],
] as const) {
  test(`${before} submitting the form shows a consent prompt for the bot-check`, async ({ newUser }) => {
    const user = await newUser(options);
    const { page } = user;
    const asked = watchService(user);
    await openContact(user, 'ok');
    await fillIn(page);
    await send(page).click();
    await question(page)
      .getByText('Dieses Formular ist gegen Spam geschützt. Die Prüfung kommt von RoboCheck.')
      .waitFor();
    await expectAccessible(page, 'question');
    expect(asked).toEqual([]);
    // The prompt has the focus. Pressing only Enter neither accepts nor declines
    await page.keyboard.press('Enter');
    await expect.poll(() => question(page).evaluate((group) => group === document.activeElement)).toBe(true);
    expect(asked).toEqual([]);
    await question(page).getByRole('button', { name: 'Prüfung erlauben und senden' }).click();
    await thanks(page);
    expect(asked.length).toBeGreaterThan(0);
    // Consent to the bot-check also applies to the next page, until the user declines all purposes
    await openContact(user, 'ok');
    await fillIn(page);
    await ready(page, 'cookie-banner');
    await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
    const banner = page.getByRole('region', { name: 'Cookies' });
    expect(await banner.getByRole('checkbox', { name: 'RoboCheck' }).isChecked()).toBe(true);
    expect(await banner.getByRole('checkbox', { name: 'Google Maps' }).isChecked()).toBe(false);
    await banner.getByRole('button', { name: 'Ablehnen' }).click();
    await page.reload();
    await ready(page, 'checked-form');
    asked.length = 0;
    await fillIn(page);
    await send(page).click();
    await question(page).waitFor();
    expect(asked).toEqual([]);
  });
}

for (const size of ['desktop', 'phone'] as const) {
  test(`on a ${size}, declining the bot-check keeps the input and shows a phone number and an e-mail address`, async ({
    newUser,
  }) => {
    const user = await newUser({ size });
    const { page } = user;
    const asked = watchService(user);
    await openContact(user, 'ok');
    await fillIn(page);
    await send(page).click();
    await question(page).getByRole('button', { name: 'Nicht erlauben' }).click();
    for (const _ of ['in place', 'pressed again']) {
      await question(page)
        .getByText('Ohne die Prüfung können wir dieses Formular nicht entgegennehmen.')
        .waitFor();
      expect(await question(page).getByRole('link').allTextContents()).toEqual([
        '061 555 01 24',
        expect.stringContaining('@'),
      ]);
      await expectAccessible(page, 'refused');
      await send(page).click();
    }
    expect([asked, await field(page, 'message').inputValue()]).toEqual([[], 'Grüezi']);
    await question(page).getByRole('button', { name: 'Prüfung erlauben und senden' }).click();
    await thanks(page);
  });
}

test('the newsletter form and the sign-in form ask for consent to the bot-check', async ({ newUser }) => {
  const user = await newUser();
  const { page } = user;
  const asked = watchService(user);
  await page.goto('/datenschutz');
  const foot = page.locator('#fuss-newsletter');
  await foot.getByRole('textbox').fill('regula@example.ch');
  await foot.locator('[data-widget-state="ready"]').waitFor();
  await foot.getByRole('button').click();
  await foot.getByRole('group', { name: 'Prüfung gegen Spam' }).waitFor();
  await page.goto('/login');
  await ready(page, 'checked-form');
  await field(page, 'username').fill('anna@example.ch');
  await field(page, 'password').fill('falsches');
  await send(page).click();
  await question(page).waitFor();
  expect(asked).toEqual([]);
});

test('if the shop declares the bot-check as necessary, focusing a field loads the bot-check without consent', async ({
  newUser,
}) => {
  const user = await newUser({ isAsked: true });
  const { page } = user;
  const asked = watchService(user);
  await openContact(user, 'necessary');
  const banner = page.getByRole('region', { name: 'Cookies' });
  await banner.getByText('Ohne Zustimmung geladen wird RoboCheck').waitFor();
  await banner.getByRole('button', { name: 'Ablehnen' }).click();
  expect(asked).toEqual([]);
  await fillIn(page);
  await send(page).click();
  await thanks(page);
  expect(asked.length).toBeGreaterThan(0);
});
