import { expect } from 'vitest';
import {
  addToCart,
  count,
  expectBadges,
  expectPressed,
  expectText,
  headerReady,
  heart,
  openProduct,
  ready,
  wishlistButton,
} from './support/look.ts';
import { story } from './support/story.ts';

story(
  'two tabs show the same cart and the same hearts',
  async ({ tab, openTab }) => {
    await openProduct(tab, 'ruchbrot');
    const other = await openTab('/produkte');
    await headerReady(other);
    await ready(other, 'heart-toggle');
    await addToCart(tab);
    await expectBadges(other, { cart: '1' });
    await tab.click(wishlistButton);
    await expectPressed(other, heart(4711), true);
    await other.click(heart(4711));
    await expectPressed(tab, wishlistButton, false);
    await expectBadges(tab, { wishlist: '' });
  },
  { as: 'customer' },
);

story(
  'each of two tabs reports an expired session once',
  async ({ tab, openTab, endSession, allowComplaints }) => {
    allowComplaints();
    await tab.open('/produkte');
    await headerReady(tab);
    await ready(tab, 'heart-toggle');
    const other = await openTab('/produkte');
    await headerReady(other);
    await endSession();
    await tab.click(heart(4711));
    for (const each of [tab, other]) {
      await expectText(each, 'dialog[open]', 'Sie wurden abgemeldet');
      expect(await count(each, 'dialog[open]')).toBe(1);
    }
    await expectPressed(tab, heart(4711), false);
  },
  { as: 'customer' },
);
