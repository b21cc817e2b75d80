import { expectAddress, expectText } from './support/look.ts';
import { story } from './support/story.ts';

const cartBadge = '[data-widget="cart-flyout"] span';
const wishlistBadge = '[data-widget="wishlist-entry"] span';
const login = 'form[action="/login"]';

story(
  'without JavaScript, a customer adds products to wishlist and cart with links and forms',
  async ({ tab }) => {
    await tab.open('/produkte');
    await tab.click('[data-widget="heart-toggle"][data-product-id="4711"] a');
    await tab.type(`${login} [name="username"]`, 'anna@example.ch');
    await tab.type(`${login} [name="password"]`, 'gipfeli');
    await tab.click(`${login} [type="submit"]`);
    await expectText(tab, 'main', 'Willkommen, Anna.');

    await tab.open('/produkte');
    await tab.click('[data-widget="heart-toggle"][data-product-id="4711"] button');
    await expectText(tab, 'main', 'Ruchbrot ist auf Ihrer Wunschliste.');
    await expectText(tab, wishlistBadge, '1');

    await tab.open('/produkt/butterzopf');
    await tab.type('[data-widget="product-form"] [name="quantity"]', '2');
    await tab.click('[data-widget="product-form"] [type="submit"]');
    await expectText(tab, 'main', 'Butterzopf ist im Warenkorb.');
    await expectText(tab, cartBadge, '2');
    await tab.click('[data-widget="cart-flyout"] a');
    await expectAddress(tab, '/warenkorb');
    await tab.type('[data-widget="cart-page"] [name="quantity"]', '3');
    await tab.press('Enter');
    await expectText(tab, 'main', 'Ihr Warenkorb ist aktualisiert.');
    await expectText(tab, cartBadge, '3');
  },
  { scripts: false },
);
