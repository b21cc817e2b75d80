import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  choosePayment,
  chooseShipping,
  enterAsGuest,
  next,
} from '../../browser/support/user/checkout-steps.ts';
import {
  addToCart,
  expectBadges,
  expectFlyout,
  expectPressed,
  flyout,
  headerReady,
  heart,
  ready,
} from '../../browser/support/user/page-objects.ts';
import { describeWordPress, test } from './site.ts';

describeWordPress(() => {
  describe.each([
    ['a site without page caching', false],
    ['a site with page caching', true],
  ])('%s', (_, isCaching) => {
    test.beforeEach(({ site }) => site.setCaching(isCaching));

    test('a guest clicks a heart button, signs in, and adds the product to the wishlist', async ({
      visit,
      site,
    }) => {
      const { page } = await visit('/', { consent: 'granted' });
      await ready(page, 'heart-toggle');
      await page.getByRole('link', { name: 'Ruchbrot: Auf die Wunschliste' }).click();
      await page.waitForURL('**/login');
      await page.getByLabel('E-Mail').fill('anna@example.ch');
      await page.getByLabel('Passwort').fill('gipfeli');
      await page.getByRole('button', { name: 'Anmelden' }).click();
      await page.waitForURL(`${site.url}/`);

      await headerReady(page);
      await heart(page, 'Ruchbrot').click();
      await expectBadges(page, { wishlist: '1' });
      await page.reload();
      await headerReady(page);
      await expectPressed(heart(page, 'Ruchbrot'), true);
      await expectPressed(heart(page, 'Butterzopf'), false);
      await expectBadges(page, { wishlist: '1' });
    });

    test(`the page HTML contains ${isCaching ? 'no data about the visitor' : "the visitor's cart"}`, async ({
      newUser,
    }) => {
      const { page, context } = await newUser({ scripts: false });
      await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '3' } });
      await page.goto('/produkt/ruchbrot');
      const entry = page.locator('[data-widget="cart-flyout"]');
      expect(await entry.getAttribute('data-count')).toBe(isCaching ? null : '3');
      const configuration = await page.locator('[data-krume-config]').textContent();
      expect(JSON.parse(configuration ?? '')).toMatchObject({ sharedPage: isCaching });
    });

    test('the cart flyout, the badge and the cart page show a product that was added to the cart', async ({
      visit,
    }) => {
      const { page } = await visit('/produkt/ruchbrot');
      await headerReady(page);
      await ready(page, 'product-form');
      await page.getByLabel('Anzahl').fill('3');
      await addToCart(page);
      await expectFlyout(page, true);
      await flyout(page).getByText('Erfolgreich zum Warenkorb hinzugefügt').waitFor();
      await page.goto('/');
      await headerReady(page);
      await expectBadges(page, { cart: '3' });
      await page.goto('/warenkorb');
      await page.locator('.krume-cart').getByText('Ruchbrot').first().waitFor();
    });

    test('the search field in the header suggests products', async ({ visit }) => {
      const { page } = await visit('/');
      await page.getByRole('searchbox', { name: 'Suche' }).pressSequentially('ruch');
      await page
        .getByRole('region', { name: 'Suchresultate' })
        .getByRole('link', { name: 'Ruchbrot' })
        .waitFor();
    });

    test('a guest orders and pays', async ({ newUser }) => {
      const user = await newUser();
      await enterAsGuest(user);
      await next(user.page).click();
      await chooseShipping(user);
      await choosePayment(user, 'Kredit- oder Debitkarte');
      await order(user.page);
      await user.page.getByText('Ihre Zahlung von CHF').waitFor();
    });

    test('the checkout HTML is not cached, and is different for customers and for guests', async ({
      newUser,
    }) => {
      for (const as of ['customer', 'guest'] as const) {
        const { page } = await newUser({ as, scripts: false });
        const response = await page.goto('/kasse');
        expect(response?.headers()['cache-control']).toContain('no-cache');
        const checkout = page.locator('[data-widget="checkout"]');
        expect(await checkout.getAttribute('data-authenticated')).toBe(String(as === 'customer'));
        expect(await checkout.locator('[data-slot="signup"]').count()).toBe(as === 'guest' ? 1 : 0);
      }
    });

    test('the contact form marks empty fields, and is sent when all fields are filled in', async ({
      visit,
    }) => {
      const { page } = await visit('/kontakt', { consent: 'granted' });
      await ready(page, 'checked-form');
      const send = page.getByRole('button', { name: 'Nachricht senden' });
      await send.click();
      await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBeGreaterThan(3);
      await page.getByLabel('Frau').check();
      await page.getByLabel('Vorname').fill('Regula');
      await page.getByLabel('Nachname').fill('Muster');
      await page.getByLabel('E-Mail').fill('regula@example.ch');
      await page.getByLabel('Ihre Nachricht').fill('Grüezi');
      await send.click();
      await page.getByText('Vielen Dank für Ihre Nachricht.').waitFor();
    });

    test('the debug overlay finds no mistake on any page', async ({ newUser }) => {
      const { page, allow } = await newUser();
      // The growing panel of the overlay causes layout shifts
      allow(/^layout shift/);
      for (const path of [
        '/',
        '/produkt/ruchbrot',
        '/produkt/basler-brot',
        '/warenkorb',
        '/kasse',
        '/kontakt',
      ]) {
        await page.goto(`${path}?krume=debug`);
        await expect
          .poll(() => page.getByText(/^Prüfansicht/).textContent(), { message: path })
          .toMatch(/\d Widgets(?!.*Fehler)/);
        await page.waitForLoadState('networkidle');
      }
    });

    test('the map asks for consent before it loads', async ({ visit }) => {
      const { page } = await visit('/karte');
      await ready(page, 'branch-map');
      await page.getByRole('button', { name: 'Karte laden' }).click();
      await page.getByRole('button', { name: /^\d+ Filialen$/ }).waitFor();
    });
  });
});

/** Continues from the payment step until the shop has recorded the payment. */
async function order(page: Page): Promise<void> {
  await next(page).click();
  await page.getByLabel(/Ich akzeptiere/).check();
  await page.getByRole('button', { name: 'Kostenpflichtig bestellen' }).click();
  await page.waitForURL(/\/zahlstelle\//);
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.waitForURL(/\/kasse\?bestellung=/);
}
