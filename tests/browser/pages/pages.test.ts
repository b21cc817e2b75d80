import { stopClock } from '../support/browser/clock.ts';
import { anyChunkUrl, holdRequests } from '../support/browser/intercept.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { reportEveryShift } from '../support/evidence/page-monitor.ts';
import {
  addButton,
  addToCart,
  cartEntry,
  expectFlyout,
  flyout,
  headerReady,
  openProduct,
  ready,
} from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

const pages = {
  guest: [
    '/',
    '/produkte',
    '/produkte/brote?sortierung=preis',
    '/produkt/ruchbrot',
    '/login',
    '/wunschliste',
    '/warenkorb',
    '/kasse',
    '/datenschutz',
    '/widgets',
    '/widgets/heart-toggle',
    '/widgets/checked-form',
    '/passwort-vergessen',
    '/passwort-neu',
    '/passwort-neu?link=abgelaufen',
    '/gibt-es-nicht',
  ],
  // Pages that differ between guests and customers
  customer: ['/', '/produkt/ruchbrot', '/wunschliste', '/warenkorb', '/kasse', '/konto/adressen'],
};

for (const size of ['desktop', 'phone'] as const) {
  for (const as of ['guest', 'customer'] as const) {
    test(`on a ${size}, each page for a ${as} is accessible and does not shift`, {
      tags: (as === 'guest') === (size === 'phone') ? ['story'] : [],
      timeout: 180_000,
    }, async ({ newUser }) => {
      const { page, context, allow } = await newUser({ as, size });
      allow(
        /status (404|410): GET .*\/(gibt-es-nicht|passwort-neu)/,
        /console error: Failed to load resource.*(404|410)/,
        // In an example without scripts, the browser also blocks the script that monitors the page
        /Blocked script execution in '[^']*\/ohne-javascript\/?'/,
      );
      await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '2' } });
      if (as === 'customer') await context.request.post('/wunschliste/4712');
      for (const path of pages[as]) {
        const release = await holdRequests(page, anyChunkUrl);
        await page.goto(path);
        await reportEveryShift(page);
        release();
        await headerReady(page);
        await expect.poll(() => page.locator('[data-widget-state="loading"]').count()).toBe(0);
        await expectAccessible(page, path);
        await page.unroute(anyChunkUrl);
      }
    });
  }

  test(`on a ${size}, each view of the cart flyout is accessible`, async ({ newUser }) => {
    const { page } = await newUser({ size });
    const open = () => (size === 'phone' ? cartEntry(page).tap() : cartEntry(page).hover());
    await openProduct(page, 'ruchbrot');
    await open();
    await flyout(page).getByRole('heading', { name: 'Ihr Warenkorb ist leer' }).waitFor();
    await expectAccessible(page, 'empty');
    if (size === 'phone') await open();
    else await page.mouse.move(700, 800);
    await expectFlyout(page, false);

    await stopClock(page);
    await addToCart(page);
    await flyout(page).getByText('Erfolgreich zum Warenkorb hinzugefügt').waitFor();
    await page.clock.resume();
    await page.getByRole('button', { name: 'Warenkorb anzeigen' }).focus();
    await expectAccessible(page, 'added');
    await page.getByRole('button', { name: 'Warenkorb anzeigen' }).blur();
    await expectFlyout(page, false);

    await page.getByRole('button', { name: 'Warenkorb anzeigen' }).press('Enter');
    await flyout(page).getByText('Anzahl: 1').waitFor();
    await expectAccessible(page, 'full');
  });

  test(`on a ${size}, dialogs and invalid fields are accessible`, async ({ newUser }) => {
    const { page, disturb, allow } = await newUser({ as: 'customer', size });
    allow(/Krume: |Failed to load resource/, /status (409|401)/);
    await openProduct(page, 'ruchbrot');
    await page.getByLabel('Anzahl').fill('');
    await addButton(page).click();
    await page.locator('[aria-invalid="true"]').waitFor();
    await expectAccessible(page, 'field in error');

    await page.getByLabel('Anzahl').fill('1');
    await disturb({ mode: '409', times: 1 });
    await addButton(page).click();
    await page.getByRole('dialog', { name: 'Fehler' }).waitFor();
    await expectAccessible(page, 'error dialog');
    await page.keyboard.press('Escape');

    await disturb({ mode: '401', times: 1 });
    await addButton(page).click();
    await page.getByRole('dialog', { name: 'Sie wurden abgemeldet' }).waitFor();
    await expectAccessible(page, 'session dialog');
  });
}

test('the login page is accessible after a failed login', { tags: ['story'] }, async ({ visit }) => {
  const { page, allow } = await visit('/login', { consent: 'granted' });
  allow(/422/);
  await page.getByLabel('E-Mail').fill('anna@example.ch');
  await page.getByLabel('Passwort').fill('falsch');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('alert').waitFor();
  await headerReady(page);
  await expectAccessible(page, 'login failed');
  await ready(page, 'cart-flyout');
});
