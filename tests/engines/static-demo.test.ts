import { expect } from 'vitest';
import { demoPath } from '../browser/support/static-demo/static-host.ts';
import type { Tab } from './drivers/engine.ts';
import {
  address,
  addToCart,
  cartEntry,
  expectAddress,
  expectBadges,
  expectPressed,
  expectText,
  headerReady,
  heart,
  ready,
} from './support/look.ts';
import { story } from './support/story.ts';

const isStatic = true;
const open = (tab: Tab, path: string) => tab.open(demoPath + path);

story(
  'on the first visit, the static demo starts its service worker, and a user can fill the cart',
  async ({ tab }) => {
    await open(tab, '/produkt/ruchbrot/');
    await ready(tab, 'product-form');
    await headerReady(tab);
    await addToCart(tab);
    await expectBadges(tab, { cart: '1' });
    await tab.click(cartEntry);
    await expectAddress(tab, `${demoPath}/warenkorb/`);
    await expectText(tab, '[data-widget="cart-page"]', 'Ruchbrot');
    await ready(tab, 'cart-page');
    await headerReady(tab);
    await tab.reload();
    await headerReady(tab);
    await expectBadges(tab, { cart: '1' });
  },
  { isStatic },
);

story(
  'a customer signs in to the static demo and fills a heart',
  async ({ tab }) => {
    await open(tab, '/produkte/');
    await headerReady(tab);
    await tab.click(heart(4711));
    await expect.poll(() => address(tab)).toMatch(/\/login\//);
    await tab.type('[name="username"]', 'anna@example.ch');
    await tab.type('[name="password"]', 'gipfeli');
    await tab.press('Enter');
    // The login needs the bot-check, which waits for consent
    await tab.click('main .krume-gate button');
    await expectText(tab, 'main', 'Willkommen, Anna.');
    expect(await tab.run(() => document.cookie)).toContain('krume_customer=1');
    await open(tab, '/produkte/');
    await headerReady(tab);
    await tab.click(heart(4711));
    await expectPressed(tab, heart(4711), true);
    await expectBadges(tab, { wishlist: '1' });
  },
  { isStatic },
);

story(
  'without JavaScript, the static demo shows its pages and a note about its limits',
  async ({ tab }) => {
    await open(tab, '/produkte/');
    await tab.click('.product-card a');
    await expect.poll(() => address(tab)).toMatch(/\/produkt\/[\w-]+\/$/);
    await expectText(tab, 'noscript', 'Diese Demo läuft ganz in Ihrem Browser.');
  },
  { isStatic, scripts: false },
);
