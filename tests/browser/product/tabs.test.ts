import { cartItemUrl } from '../support/browser/intercept.ts';
import { field, productReady } from '../support/user/configurator.ts';
import {
  addButton,
  addToCart,
  expectBadges,
  expectPressed,
  headerReady,
  heart,
  openProduct,
  ready,
  widgets,
  wishlistButton,
} from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

test('two tabs show the same cart and the same wishlist', { tags: ['story'] }, async ({ newUser }) => {
  const { page, openTab } = await newUser({ as: 'customer' });
  await openProduct(page, 'ruchbrot');
  const other = await openTab('/produkte');
  await headerReady(other);
  await expectPressed(heart(other, 'Ruchbrot'), false);

  await addToCart(page);
  await expectBadges(page, { cart: '1' });
  await expectBadges(other, { cart: '1' });

  await wishlistButton(page).click();
  await expectPressed(heart(other, 'Ruchbrot'), true);
  await expectBadges(other, { wishlist: '1' });

  await heart(other, 'Ruchbrot').click();
  await expectPressed(wishlistButton(page), false);
  await expectBadges(page, { wishlist: '' });
});

test('if the session expires, each open tab shows one dialog', async ({ visit }) => {
  const { page, openTab, endSession, allow } = await visit('/produkte', { as: 'customer' });
  allow(/status 401/, /console error: Failed to load resource.*401/);
  await headerReady(page);
  await ready(page, 'heart-toggle');
  const other = await openTab('/produkte');
  await headerReady(other);
  await ready(other, 'heart-toggle');

  await endSession();
  await heart(page, 'Ruchbrot').click();
  for (const tab of [page, other]) {
    const dialog = tab.getByRole('dialog', { name: 'Sie wurden abgemeldet' });
    await dialog.waitFor();
    expect(await tab.getByRole('dialog').count()).toBe(1);
  }
  await expectPressed(heart(page, 'Ruchbrot'), false);
});

test('a sign-in in another tab closes the session dialog and keeps typed text', async ({ visit }) => {
  const user = await visit('/produkt/geburtstagstorte', { as: 'customer', consent: 'granted' });
  const { page, openTab, endSession, allow } = user;
  allow(/status 401/, /console error: Failed to load resource.*401/);
  await productReady(page);
  await field(page, 'option-31').fill('Für Anna');
  await endSession();
  await widgets(page, 'product-configurator').getByRole('button', { name: 'Auf die Wunschliste' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sie wurden abgemeldet' });
  await dialog.waitFor();

  const other = await openTab('/produkte');
  await headerReady(other);
  const printedForGuest = await openTab('/produkte');
  await headerReady(printedForGuest);
  expect(await dialog.isVisible()).toBe(true);
  await other.goto('/login?weiter=/produkte');
  await other.getByLabel('E-Mail').fill('anna@example.ch');
  await other.getByLabel('Passwort').fill('gipfeli');
  await other.getByRole('button', { name: 'Anmelden' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await field(page, 'option-31').inputValue()).toBe('Für Anna');

  await printedForGuest.bringToFront();
  await heart(printedForGuest, 'Ruchbrot').click();
  await expectPressed(heart(printedForGuest, 'Ruchbrot'), true);

  await page.reload();
  await productReady(page);
  expect(await field(page, 'option-31').inputValue()).toBe('Für Anna');
});

test('if cart responses arrive out of order, two tabs still show the latest cart count', async ({
  newUser,
}) => {
  const { page, openTab } = await newUser();
  await openProduct(page, 'ruchbrot');
  await headerReady(page);
  const other = await openTab('/produkt/butterzopf');
  await headerReady(other);
  await ready(other, 'product-form');

  // The response to the first tab's addition arrives after all responses to the second tab
  let carriedOut = () => {};
  const isCarriedOut = new Promise<void>((resolve) => {
    carriedOut = resolve;
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(cartItemUrl, async (route) => {
    const response = await route.fetch();
    carriedOut();
    await released;
    await route.fulfill({ response });
  });
  await addButton(page).click();
  await isCarriedOut;
  await addToCart(other);
  await expectBadges(other, { cart: '2' });
  await expectBadges(page, { cart: '2' });
  release();
  await expect.poll(() => addButton(page).textContent()).toBe('Erfolgreich hinzugefügt');
  await expectBadges(page, { cart: '2' });
  await expectBadges(other, { cart: '2' });
});
