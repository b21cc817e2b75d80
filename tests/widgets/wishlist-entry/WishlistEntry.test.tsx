// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heartToggle } from '../../../fixtures/markup/heart-toggle.ts';
import { wishlistEntry } from '../../../fixtures/markup/wishlist-entry.ts';
import { openPage, textOf } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import { connectShop } from '../../support/shop/shop.ts';

// shop.md section 2.6: the link to the wishlist page with its badge

let page: Awaited<ReturnType<typeof openPage>> | undefined;
let shop: ReturnType<typeof connectShop>;
const entry = () => getElement<HTMLAnchorElement>('[data-widget="wishlist-entry"] a');

beforeEach(async () => {
  listenToConsole();
  shop = connectShop();
  await shop.signIn();
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
});

test.each([
  [3, 'Wunschliste3, 3 Produkte auf der Wunschliste'],
  [1, 'Wunschliste1, 1 Produkt auf der Wunschliste'],
  [0, 'Wunschliste'],
  [-1, 'Wunschliste'],
])('the link to a wishlist with %i products has the text «%s»', async (count, text) => {
  page = await openPage(wishlistEntry({ count, url: '/wunschliste' }));
  expect(textOf(entry())).toBe(text);
  expect(entry().getAttribute('href')).toBe('/wunschliste');
});

test('the wishlist badge updates when the user clicks a heart on the page', async () => {
  page = await openPage(
    wishlistEntry({ count: 0, url: '/wunschliste' }),
    heartToggle({ productId: 4711, name: 'Ruchbrot', active: false }),
  );
  getElement('[data-widget="heart-toggle"] button').click();
  await settled();
  expect(getElement('.krume-badge').textContent).toBe('1');
  getElement('[data-widget="heart-toggle"] button').click();
  await settled();
  expect(document.querySelector('.krume-badge')).toBeNull();
});

test('the wishlist links in the header and in the sticky navigation show the same count', async () => {
  const entryMarkup = wishlistEntry({ count: 2, url: '/wunschliste' });
  page = await openPage(
    entryMarkup,
    entryMarkup,
    heartToggle({ productId: 4711, name: 'Ruchbrot', active: false }),
  );
  getElement('[data-widget="heart-toggle"] button').click();
  await settled();
  expect([...document.querySelectorAll('.krume-badge')].map(({ textContent }) => textContent)).toEqual([
    '1',
    '1',
  ]);
});
