import { expect } from 'vitest';
import {
  address,
  addToCart,
  cartEntry,
  expectBadges,
  expectPressed,
  expectText,
  flyout,
  headerReady,
  heart,
  openProduct,
  ready,
  value,
  wishlistButton,
} from './support/look.ts';
import { story } from './support/story.ts';

story(
  'Back shows the previous page with current badges, current hearts and a current cart flyout',
  async ({ tab }) => {
    await tab.open('/produkte');
    await headerReady(tab);
    await ready(tab, 'heart-toggle');
    await openProduct(tab, 'ruchbrot');
    await addToCart(tab);
    await tab.click(wishlistButton);
    await expectBadges(tab, { cart: '1', wishlist: '1' });

    await tab.back();
    await headerReady(tab);
    await expectBadges(tab, { cart: '1', wishlist: '1' });
    await expectPressed(tab, heart(4711), true);
    await tab.point(cartEntry);
    await expectText(tab, flyout, 'Anzahl: 1');
  },
  { as: 'customer' },
);

story('the product page keeps a selected variant across a reload', async ({ tab }) => {
  await tab.open('/produkt/geburtstagstorte');
  await ready(tab, 'product-configurator', 'product-summary');
  await tab.choose('[name="groesse"]', '4102');
  await tab.choose('[name="fuellung"]', '4111');
  const chosen = await address(tab);
  expect(chosen).toContain('?');
  await tab.reload();
  await ready(tab, 'product-configurator', 'product-summary');
  const selected = async () => [await value(tab, '[name="groesse"]'), await value(tab, '[name="fuellung"]')];
  await expect.poll(selected).toEqual(['4102', '4111']);
  expect(await address(tab)).toBe(chosen);
});

story(
  'the cart badge of the next page includes a quantity typed just before leaving the cart page',
  async ({ tab }) => {
    await openProduct(tab, 'ruchbrot');
    await addToCart(tab);
    await tab.open('/warenkorb');
    await ready(tab, 'cart-page');
    await headerReady(tab);
    await tab.type('.krume-line [name="quantity"]', '7');
    await tab.click('a[href="/produkte"]');
    await headerReady(tab);
    await expectBadges(tab, { cart: '7' });
  },
);
