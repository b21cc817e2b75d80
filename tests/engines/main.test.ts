import { expect } from 'vitest';
import {
  address,
  addToCart,
  cartEntry,
  count,
  expectAddress,
  expectBadges,
  expectFlyout,
  expectPressed,
  expectText,
  flyout,
  headerReady,
  heart,
  openProduct,
  ready,
  value,
} from './support/look.ts';
import { story } from './support/story.ts';

story('a guest clicks a heart, signs in and fills the heart, which survives a reload', async ({ tab }) => {
  await tab.open('/produkte');
  await ready(tab, 'heart-toggle');
  await tab.click(heart(4711));
  await expect.poll(() => address(tab)).toMatch(/^\/login/);
  await tab.type('[name="username"]', 'anna@example.ch');
  await tab.type('[name="password"]', 'gipfeli');
  await tab.press('Enter');
  // The login needs the bot-check, which waits for consent
  await tab.click('main .krume-gate button');
  await expectText(tab, 'main', 'Willkommen, Anna.');

  await tab.open('/produkte');
  await headerReady(tab);
  await tab.click(heart(4711));
  await expectPressed(tab, heart(4711), true);
  await expectBadges(tab, { wishlist: '1' });
  await tab.reload();
  await headerReady(tab);
  await expectPressed(tab, heart(4711), true);
  await expectPressed(tab, heart(4712), false);
});

story('a user adds bread to the cart, changes its quantity and removes the bread', async ({ tab }) => {
  await openProduct(tab, 'ruchbrot');
  await tab.type('[data-widget="product-form"] [name="quantity"]', '3');
  await addToCart(tab);
  await expectText(tab, flyout, 'Erfolgreich zum Warenkorb hinzugefügt');
  await expectBadges(tab, { cart: '3' });
  expect(await value(tab, '[data-widget="product-form"] [name="quantity"]')).toBe('1');

  await tab.click(cartEntry);
  await expectAddress(tab, '/warenkorb');
  await ready(tab, 'cart-page');
  await headerReady(tab);
  await tab.type('.krume-line [name="quantity"]', '5');
  await expectBadges(tab, { cart: '5' });
  await expectText(tab, '.krume-line-price', 'CHF 21.00');
  await tab.click('.krume-remove');
  await expectText(tab, '[data-widget="cart-page"]', 'Noch keine Produkte im Warenkorb.');
  await expectBadges(tab, { cart: '' });
});

story(
  'the cart flyout opens on hover and shows an empty cart after the last item is removed',
  async ({ tab }) => {
    await openProduct(tab, 'ruchbrot');
    await addToCart(tab);
    await openProduct(tab, 'butterzopf');
    await tab.point(cartEntry);
    await expectFlyout(tab, true);
    await expectText(tab, flyout, 'Ruchbrot');
    await tab.click('.krume-trash');
    await expectText(tab, flyout, 'Ihr Warenkorb ist leer');
    await tab.point({ x: 700, y: 700 });
    await expectFlyout(tab, false);
  },
);

story('when a user configures a cake, the shown price changes', async ({ tab }) => {
  await tab.open('/produkt/geburtstagstorte');
  await ready(tab, 'product-configurator', 'product-summary');
  const before = await tab.run(() => document.querySelector('.krume-price')?.textContent);
  await tab.choose('[name="groesse"]', '4102');
  await tab.choose('[name="fuellung"]', '4111');
  await tab.choose('[name="dekor"]', '4121');
  await expect
    .poll(() => tab.run(() => document.querySelector('.krume-price')?.textContent))
    .not.toBe(before);
  expect(await count(tab, '[data-widget-state="failed"]')).toBe(0);
});
