import {
  addToCart,
  expectBadges,
  expectPressed,
  headerReady,
  heart,
  openProduct,
  ready,
  wishlistButton,
} from './places.ts';
import { expect, test } from './test.ts';

test('a page that comes back out of the back/forward cache shows what is true now', async ({ visit }) => {
  const { page } = await visit('/produkte', { as: 'customer' });
  await headerReady(page);
  await ready(page, 'heart-toggle');
  await expectPressed(heart(page, 'Ruchbrot'), false);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });

  await openProduct(page, 'ruchbrot');
  await addToCart(page);
  await wishlistButton(page).click();
  await expectBadges(page, { cart: '1', wishlist: '1' });

  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('4711');

  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.persisted)).toBe('true');
  await expectBadges(page, { cart: '1', wishlist: '1' });
  await expectPressed(heart(page, 'Ruchbrot'), true);
});
