import { expect } from 'vitest';
import type { Tab } from './drivers/engine.ts';
import {
  addToCart,
  cartEntry,
  expectAddress,
  expectBadges,
  expectFlyout,
  headerReady,
  openProduct,
  ready,
} from './support/look.ts';
import { story } from './support/story.ts';

/** Number of pixels that the page can scroll horizontally. */
const excess = (tab: Tab) =>
  tab.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

story(
  'no page from the product list to the cart scrolls sideways on a phone',
  async ({ tab }) => {
    for (const path of ['/', '/produkte']) {
      await tab.open(path);
      await headerReady(tab);
      expect([path, await excess(tab)]).toEqual([path, 0]);
    }
    await openProduct(tab, 'ruchbrot');
    expect(await excess(tab)).toBe(0);
    await addToCart(tab);
    await expectBadges(tab, { cart: '1' });
    await tab.click(cartEntry);
    await expectAddress(tab, '/warenkorb');
    await ready(tab, 'cart-page');
    expect(await excess(tab)).toBe(0);
  },
  { size: 'phone' },
);

story(
  'on a phone, a tap opens the empty cart flyout, and the next tap closes it',
  async ({ tab }) => {
    await tab.open('/produkte');
    await headerReady(tab);
    for (const open of [true, false]) {
      await tab.click(cartEntry);
      await expectFlyout(tab, open);
    }
  },
  { size: 'phone', needs: ['touch'] },
);
