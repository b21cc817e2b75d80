import { stopClock } from '../support/browser/clock.ts';
import {
  addButton,
  addToCart,
  badges,
  cartEntry,
  expectBadges,
  expectFlyout,
  expectPressed,
  flyout,
  headerReady,
  heart,
  openProduct,
  pathOf,
  ready,
  widgets,
} from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

test('wishlist buttons lead a guest to the login page, and work after the guest signs in', {
  tags: ['story'],
}, async ({ visit }) => {
  // The login form has a bot-check, so the user has consented to the bot-check
  const { page } = await visit('/produkte', { consent: 'granted' });
  await ready(page, 'heart-toggle');
  await page.getByRole('link', { name: 'Ruchbrot: Auf die Wunschliste' }).click();
  await page.waitForURL('**/login');

  await page.getByLabel('E-Mail').fill('anna@example.ch');
  await page.getByLabel('Passwort').fill('gipfeli');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByText('Willkommen, Anna.').waitFor();

  await page.goto('/produkte');
  await headerReady(page);
  await heart(page, 'Ruchbrot').click();
  await expectPressed(heart(page, 'Ruchbrot'), true);
  await expectBadges(page, { wishlist: '1' });

  await page.reload();
  await headerReady(page);
  await expectPressed(heart(page, 'Ruchbrot'), true);
  await expectPressed(heart(page, 'Basler Brot'), false);
  await expectBadges(page, { wishlist: '1' });

  await heart(page, 'Ruchbrot').click();
  await expectPressed(heart(page, 'Ruchbrot'), false);
  await expectBadges(page, { wishlist: '' });
});

test('adding bread to the cart opens the cart flyout, which shows a success message and closes automatically', {
  tags: ['story'],
}, async ({ newUser }) => {
  const { page } = await newUser();
  await openProduct(page, 'ruchbrot');
  await page.getByLabel('Anzahl').fill('3');
  await stopClock(page);
  await addToCart(page);

  await expectFlyout(page, true);
  await flyout(page).getByText('Erfolgreich zum Warenkorb hinzugefügt').waitFor();
  await flyout(page).getByRole('link', { name: 'Warenkorb' }).waitFor();
  await flyout(page).getByRole('link', { name: 'Zur Kasse' }).waitFor();
  await expectBadges(page, { cart: '3' });
  expect(await page.getByLabel('Anzahl').inputValue()).toBe('1');

  await page.clock.runFor(2400);
  expect(await addButton(page).textContent()).toBe('Erfolgreich hinzugefügt');
  await page.clock.runFor(200);
  await expect.poll(() => addButton(page).textContent()).toBe('In den Warenkorb');
  await expectFlyout(page, true);
  await page.clock.runFor(400);
  await expectFlyout(page, false);
});

test('hovering over the cart icon opens the flyout, and removing the last item in the flyout empties the cart', {
  tags: ['story'],
}, async ({ newUser }) => {
  const { page } = await newUser();
  await openProduct(page, 'ruchbrot');
  await page.getByLabel('Anzahl').fill('2');
  await addToCart(page);
  await openProduct(page, 'butterzopf');

  await cartEntry(page).hover();
  await expectFlyout(page, true);
  await flyout(page).getByRole('heading', { name: 'Warenkorb' }).waitFor();
  await flyout(page).getByRole('link', { name: 'Ruchbrot' }).waitFor();
  await flyout(page).getByText('Anzahl: 2').waitFor();
  await flyout(page).getByText('Gesamtsumme (inkl. MwSt.)').waitFor();
  await flyout(page).getByText('CHF 8.40').first().waitFor();
  expect(await flyout(page).getByRole('link', { name: 'Zum Warenkorb' }).getAttribute('href')).toMatch(
    /\/warenkorb\/?$/,
  );

  await flyout(page).getByRole('button', { name: 'Ruchbrot entfernen' }).click();
  await flyout(page).getByRole('heading', { name: 'Ihr Warenkorb ist leer' }).waitFor();
  await flyout(page).getByText('Sie wissen nicht, wo Sie anfangen sollen?').waitFor();
  await flyout(page).getByRole('link', { name: 'Zum online shop' }).waitFor();
  await expectBadges(page, { cart: '' });

  await page.mouse.move(700, 800);
  await expectFlyout(page, false);
});

test('a click on the cart icon opens the flyout if the cart is empty, and opens the cart page otherwise', {
  tags: ['story'],
}, async ({ newUser }) => {
  const { page } = await newUser();
  await openProduct(page, 'ruchbrot');
  await cartEntry(page).click();
  await expectFlyout(page, true);
  expect(pathOf(page)).toBe('/produkt/ruchbrot');

  await addToCart(page);
  await cartEntry(page).click();
  await page.waitForURL('**/warenkorb');
  await page.getByRole('heading', { name: 'Ruchbrot' }).waitFor();
});

test('the quantity of a product starts at the minimum order, and a lower quantity is increased to the minimum', {
  tags: ['story'],
}, async ({ newUser }) => {
  const { page } = await newUser();
  await openProduct(page, 'weggli');
  expect(await page.getByLabel('Anzahl').inputValue()).toBe('6');
  await page.getByLabel('Anzahl').fill('2');
  await addToCart(page);
  await expectBadges(page, { cart: '6' });
});

test('if the quantity is empty, the product form is not sent, an error appears and the field receives the focus', {
  tags: ['story'],
}, async ({ newUser }) => {
  const { page } = await newUser();
  await openProduct(page, 'ruchbrot');
  await page.getByLabel('Anzahl').fill('');
  await addButton(page).click();
  await page.getByRole('alert').filter({ hasText: 'Bitte geben Sie eine Anzahl ab 1 ein.' }).waitFor();
  const quantity = page.getByLabel('Anzahl');
  expect(await quantity.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => quantity.evaluate((input) => input === document.activeElement)).toBe(true);
  expect((await badges(page)).cart).toBe('');
});

test('on a phone, a tap on the cart icon toggles the flyout if the cart is empty, and opens the cart page otherwise', {
  tags: ['story'],
}, async ({ visit }) => {
  const { page } = await visit('/produkt/ruchbrot', { size: 'phone' });
  await headerReady(page);
  await ready(page, 'product-form');
  await cartEntry(page).tap();
  await expectFlyout(page, true);
  await flyout(page).getByRole('heading', { name: 'Ihr Warenkorb ist leer' }).waitFor();
  await cartEntry(page).tap();
  await expectFlyout(page, false);

  await stopClock(page);
  await addButton(page).tap();
  await expectFlyout(page, true);
  await flyout(page).getByText('Erfolgreich zum Warenkorb hinzugefügt').waitFor();
  await expectBadges(page, { cart: '1' });
  await page.clock.runFor(3000);
  await expectFlyout(page, false);
  await page.clock.resume();

  await cartEntry(page).tap();
  await page.waitForURL('**/warenkorb');
});

test('on a phone, a customer adds a product to the wishlist by a tap and removes it by another tap', {
  tags: ['story'],
}, async ({ visit }) => {
  const { page } = await visit('/produkte', { as: 'customer', size: 'phone' });
  await headerReady(page);
  await heart(page, 'Ruchbrot').tap();
  await expectPressed(heart(page, 'Ruchbrot'), true);
  await expectBadges(page, { wishlist: '1' });
  await heart(page, 'Ruchbrot').tap();
  await expectPressed(heart(page, 'Ruchbrot'), false);
  await expectBadges(page, { wishlist: '' });
});

test('a keyboard user adds bread to the cart and a product to the wishlist', { tags: ['story'] }, async ({
  visit,
}) => {
  const { page } = await visit('/produkt/ruchbrot', { as: 'customer' });
  await headerReady(page);
  await ready(page, 'product-form');
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  const tabTo = async (text: RegExp) => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      if (text.test(await focused())) return;
    }
    throw new Error(`Tab never came to ${text}`);
  };

  await page.getByLabel('Anzahl').focus();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expectBadges(page, { cart: '12' });
  await expectFlyout(page, false);

  // After the addition, the page scrolls to its top
  await page.reload();
  await headerReady(page);
  await ready(page, 'product-form');
  await tabTo(/^Warenkorb anzeigen$/);
  await page.keyboard.press('Enter');
  await expectFlyout(page, true);
  await flyout(page).getByText('Anzahl: 12').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Ruchbrot entfernen');
  await page.keyboard.press('Enter');
  await flyout(page).getByRole('heading', { name: 'Ihr Warenkorb ist leer' }).waitFor();
  await page.keyboard.press('Escape');
  await expectFlyout(page, false);

  await tabTo(/^Auf die Wunschliste$/);
  await page.keyboard.press('Space');
  await expectBadges(page, { wishlist: '1' });
  expect(await widgets(page, 'product-form').locator('[aria-pressed="true"]').count()).toBe(1);
});
