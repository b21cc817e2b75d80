import type { Page } from 'playwright-core';
import { cartItemUrl } from '../support/browser/intercept.ts';
import {
  addButton,
  addToCart,
  badges,
  cartEntry,
  expectBadges,
  expectPressed,
  flyout,
  headerReady,
  heart,
  openProduct,
  ready,
  travel,
  wishlistButton,
} from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

/** Marks the page when it returns from the back/forward cache. */
const markReturn = (page: Page) =>
  page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });

const isMarked = (page: Page) => page.evaluate(() => document.documentElement.dataset.persisted === 'true');

/** Whether this browser has a back/forward cache. Chromium's headless shell from npm has none. */
async function keepsPages(page: Page): Promise<boolean> {
  await page.route('**/bare/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,"><p>Leer</p>' }),
  );
  await page.goto('/bare/1');
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'true';
  });
  await page.goto('/bare/2');
  await travel(page, 'goBack');
  return page.evaluate(() => document.documentElement.dataset.kept === 'true');
}

test('when the browser restores a page from the back/forward cache, the page updates the cart and the wishlist', async ({
  newUser,
  skip,
}) => {
  const { page } = await newUser({ as: 'customer' });
  if (!(await keepsPages(page))) skip('This browser has no back/forward cache.');

  await page.goto('/produkte');
  await headerReady(page);
  await ready(page, 'heart-toggle');
  await expectPressed(heart(page, 'Ruchbrot'), false);
  await markReturn(page);

  await openProduct(page, 'ruchbrot');
  await addToCart(page);
  await wishlistButton(page).click();
  await expectBadges(page, { cart: '1', wishlist: '1' });
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('4711');

  await travel(page, 'goBack');
  await expect.poll(() => isMarked(page)).toBe(true);
  await expectBadges(page, { cart: '1', wishlist: '1' });
  await expectPressed(heart(page, 'Ruchbrot'), true);
});

test('when the browser loads a page from its HTTP cache, the page updates the cart and the wishlist', async ({
  newUser,
}) => {
  const { page } = await newUser({ as: 'customer' });
  // A page with an unload listener is not stored in the back/forward cache
  await page.addInitScript(() => addEventListener('unload', () => {}));
  await page.goto('/produkte');
  await headerReady(page);
  await ready(page, 'heart-toggle');
  await heart(page, 'Basler Brot').click();
  await expectBadges(page, { wishlist: '1' });

  await openProduct(page, 'ruchbrot');
  await addToCart(page);
  await wishlistButton(page).click();
  await expectBadges(page, { cart: '1', wishlist: '2' });
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('4711');

  await page.goBack();
  expect(
    await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type)),
  ).toEqual(['back_forward']);
  await headerReady(page);
  await expectBadges(page, { cart: '1', wishlist: '2' });
  await expectPressed(heart(page, 'Ruchbrot'), true);
  await expectPressed(heart(page, 'Basler Brot'), true);
  await cartEntry(page).hover();
  await flyout(page).getByText('Anzahl: 1').waitFor();
});

test('when a restored page fires pageshow, the page updates the cart and the wishlist, and closes open menus', async ({
  visit,
}) => {
  const { page, openTab } = await visit('/produkte', { as: 'customer' });
  await headerReady(page);
  await ready(page, 'heart-toggle');
  const dispatchTransition = (event: string) =>
    page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), event);
  const menu = page.getByRole('button', { name: 'Alle Produkte: Menü' });
  await ready(page, 'mega-menu');
  await menu.press('Enter');
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
  await dispatchTransition('pagehide');

  const other = await openTab('/produkt/ruchbrot');
  await ready(other, 'product-form');
  await headerReady(other);
  await addToCart(other);
  await wishlistButton(other).click();
  await expectBadges(other, { cart: '1', wishlist: '1' });
  await expect.poll(() => other.evaluate(() => JSON.stringify(localStorage))).toContain('4711');
  // A page in the back/forward cache receives no messages from other tabs
  expect(await badges(page)).toEqual({ cart: '', wishlist: '' });

  await dispatchTransition('pageshow');
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
  await expectBadges(page, { cart: '1', wishlist: '1' });
  await expectPressed(heart(page, 'Ruchbrot'), true);
});

test('if the user leaves a page during a slow add-to-cart request, the next page shows the added product', async ({
  visit,
}) => {
  const { page, disturb } = await visit('/produkt/ruchbrot');
  await ready(page, 'product-form');
  await disturb({ delay: 1200, scope: 'POST /rest/cart/*' });
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && cartItemUrl.test(request.url()),
  );
  await addButton(page).click();
  await sent;
  await page.goto('/produkte');
  await headerReady(page);
  await cartEntry(page).hover();
  await flyout(page).getByText('Anzahl: 1').waitFor();
  await expectBadges(page, { cart: '1' });
  expect((await (await page.request.get('/rest/cart/')).json()).itemsQuantity).toBe(1);
});
