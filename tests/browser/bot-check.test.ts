import type { Page } from 'playwright-core';
import { expectAccessible } from './axe.ts';
import { ready } from './page-objects.ts';
import { expect, test } from './test.ts';
import type { User } from './user.ts';

// site.md sections 4.9, 7 "Third-party services" and 8 "Bot-check": with the stand-in on the demo's second origin

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

test('nothing comes from a third party before a field is used; a token is sent once, another one the next time', async ({
  newUser,
}) => {
  const user = await newUser();
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

test('a service that fails says so with the telephone; nothing typed is lost, and it is tried again in place', async ({
  newUser,
}) => {
  const user = await newUser({ size: 'phone' });
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

test('one that hangs is given up after its time; who leaves meanwhile finds a form that can be sent', async ({
  newUser,
}) => {
  const user = await newUser();
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

test('where consent is required, nothing loads without it; the question stands above the button, and the form goes on', async ({
  newUser,
}) => {
  const user = await newUser();
  const { page } = user;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (service.test(request.url())) asked.push(request.url());
  });
  await openContact(user, 'consent');
  await fillIn(page);
  await send(page).click();
  await page.getByText('Die Prüfung gegen Spam kommt von der Prüfstelle.').waitFor();
  await expectAccessible(page, 'question');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Prüfung erlauben und senden' }).click();
  await page.getByText('Vielen Dank für Ihre Nachricht.').waitFor();
  expect(asked.length).toBeGreaterThan(0);
});
