import { expect } from 'vitest';
import {
  addButton,
  addToCart,
  cartEntry,
  count,
  expectBadges,
  expectPressed,
  expectText,
  flyout,
  headerReady,
  heart,
  openProduct,
  piecesInCart,
  ready,
} from './support/look.ts';
import { story } from './support/story.ts';

story(
  'if the server refuses the change of a clicked heart, an error appears and the heart is empty again',
  async ({ tab, disturb, allowComplaints }) => {
    allowComplaints();
    await tab.open('/produkte');
    await headerReady(tab);
    await ready(tab, 'heart-toggle');
    await disturb({ mode: '409', scope: 'POST /rest/product/*', times: 1 });
    await tab.click(heart(4711));
    await expectText(tab, 'dialog[open]', 'Produkt konnte nicht auf die Wunschliste hinzugefügt werden.');
    await tab.press('Escape');
    await expect.poll(() => count(tab, 'dialog[open]')).toBe(0);
    await expectPressed(tab, heart(4711), false);
  },
  { as: 'customer' },
);

story(
  'if the response to an add-to-cart request is lost, the page repeats the request, and the cart contains one item',
  async ({ tab, disturb, allowComplaints }) => {
    allowComplaints();
    await openProduct(tab, 'ruchbrot');
    await disturb({ mode: 'lost', scope: 'POST /rest/cart/*', times: 1 });
    await addToCart(tab);
    await expectBadges(tab, { cart: '1' });
    expect(await piecesInCart(tab)).toBe(1);
  },
);

story(
  'if a user leaves the page during a slow add-to-cart request, the next page shows the product in the cart',
  async ({ tab, disturb, allowComplaints }) => {
    allowComplaints();
    await openProduct(tab, 'ruchbrot');
    await disturb({ delay: 1200, scope: 'POST /rest/cart/*' });
    await tab.click(addButton);
    await tab.open('/produkte');
    await headerReady(tab);
    await tab.point(cartEntry);
    await expectText(tab, flyout, 'Anzahl: 1');
    await expectBadges(tab, { cart: '1' });
    expect(await piecesInCart(tab)).toBe(1);
  },
);
