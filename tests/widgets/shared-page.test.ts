// @vitest-environment page
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartFlyout } from '../../fixtures/markup/cart-flyout.ts';
import { cartPage, unknownCart } from '../../fixtures/markup/cart-page.ts';
import { heartToggle } from '../../fixtures/markup/heart-toggle.ts';
import { wishlistEntry } from '../../fixtures/markup/wishlist-entry.ts';
import { dialog, dialogTexts } from '../support/page/dialog.ts';
import { openPage, textOf } from '../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../support/page/page.ts';
import { connectShop } from '../support/shop/shop.ts';

// Pages from a shared cache (docs/integrators.md): widgets request the visitor's data, which the server cannot print

const urls = { cartUrl: '/warenkorb', checkoutUrl: '/kasse', shopUrl: '/produkte' };
const wishlistUrl = '/wunschliste';
const hearts = (count: number, active?: boolean) =>
  Array.from({ length: count }, (_, index) =>
    heartToggle({ productId: 4711 + index, name: `Brot ${index}`, active, redirect: '/login' }),
  );
const configure = (says: object) => {
  document.head.innerHTML = `<script type="application/json" data-krume-config>${JSON.stringify(says)}</script>`;
};
const emptyCart = { id: 1, itemsCount: 0, itemsQuantity: 0, items: [], total: {} };
const badges = () => [...document.querySelectorAll('.krume-badge')].map(textOf);
const pressed = () =>
  [...document.querySelectorAll('[data-widget="heart-toggle"]')].flatMap((host, index) =>
    host.querySelector('[aria-pressed="true"]') ? [4711 + index] : [],
  );

let shop: ReturnType<typeof connectShop>;
let page: Awaited<ReturnType<typeof openPage>> | undefined;
beforeEach(() => {
  shop = connectShop();
  configure({ sharedPage: true, authenticated: false });
});
afterEach(() => {
  page?.stop();
  page = undefined;
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

test('on a shared page, 60 hearts and the badge send one wishlist request and ignore server-rendered values', async () => {
  await shop.signIn();
  await shop.wish(4712);
  page = await openPage(wishlistEntry({ count: 0, url: wishlistUrl }), ...hearts(60, false));
  await settled();
  expect(shop.calls()).toEqual(['GET /rest/wishlist/']);
  expect([badges(), pressed()]).toEqual([['1'], [4712]]);
  // The customer gets buttons, although the server HTML is that of a guest
  expect(document.querySelectorAll('[data-widget="heart-toggle"] a')).toHaveLength(0);
});

test.each([
  ['missing', undefined],
  ['rendered for another visitor', 7],
])('on a shared page, two cart links with a count that is %s send one cart request', async (_, count) => {
  await shop.put(4711, 3);
  page = await openPage(cartFlyout({ count, ...urls }), cartFlyout({ count, ...urls }));
  await settled();
  expect(shop.calls()).toEqual(['GET /rest/cart/']);
  expect(badges()).toEqual(['3', '3']);
});

test('before the cart response, a shared page shows no cart count and no empty cart', async () => {
  await shop.put(4711, 3);
  const release = shop.hold();
  page = await openPage(cartFlyout(urls), unknownCart({ checkoutUrl: '/kasse', shopUrl: '/produkte' }));
  await settled();
  expect(badges()).toEqual([]);
  expect(textOf(getElement('.krume-cart'))).toContain('Warenkorb wird geladen...');
  expect(document.body.textContent).not.toMatch(/leer|Noch keine Produkte/);
  release();
  await settled();
  expect(badges()).toEqual(['3']);
  expect(textOf(getElement('.krume-lines'))).toContain('Ruchbrot');
  expect(shop.calls()).toEqual(['GET /rest/cart/']);
});

test('if the cart fails to load on a shared page, an error and retry buttons appear instead of an empty cart', async () => {
  listenToConsole();
  await shop.put(4711, 3);
  await shop.fail('GET /rest/cart/', '500');
  page = await openPage(unknownCart({ checkoutUrl: '/kasse', shopUrl: '/produkte' }));
  await settled();
  dialog()?.press('Schliessen');
  await settled();
  const cart = getElement('.krume-cart');
  const visible = [...cart.querySelectorAll<HTMLElement>('p, button')].filter(
    ({ style }) => style.visibility !== 'hidden',
  );
  expect(visible.map(textOf).filter(Boolean)).toEqual([
    'Warenkorb konnte nicht geladen werden.',
    'Erneut versuchen',
    'Erneut versuchen',
  ]);
  await shop.fail('GET /rest/cart/', 'ok');
  getElement('.krume-empty button').click();
  expect(document.activeElement).toBe(cart);
  await settled();
  expect(textOf(getElement('.krume-lines'))).toContain('Ruchbrot');
});

test('a shared cart page requests the cart instead of showing a server-rendered cart', async () => {
  await shop.put(4711, 2);
  const lines = { lines: [], subtotal: 0, allergens: [], checkoutUrl: '/kasse', shopUrl: '/produkte' };
  page = await openPage(cartPage({ cart: emptyCart, ...lines }));
  await settled();
  expect(textOf(getElement('.krume-cart'))).toContain('Ruchbrot');
});

test('on a shared page, a heart clicked before the wishlist response stays filled', async () => {
  await shop.signIn();
  await shop.wish(4711);
  configure({ sharedPage: true, sessionCookies: ['kundin'] });
  document.cookie = 'kundin=1';
  const release = shop.hold();
  page = await openPage(...hearts(2));
  await settled();
  const [, second] = document.querySelectorAll<HTMLElement>('[data-widget="heart-toggle"] button');
  second?.click();
  await settled();
  release();
  await settled();
  expect(pressed()).toEqual([4711, 4712]);
  document.cookie = 'kundin=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
});

test('a shared page for guests sends at most one wishlist request, and status 401 shows no dialog', async () => {
  configure({ sharedPage: true, sessionCookies: ['kundin'] });
  page = await openPage(wishlistEntry({ url: wishlistUrl }), ...hearts(3));
  await settled();
  expect(shop.calls()).toEqual([]);
  page.stop();
  configure({ sharedPage: true });
  page = await openPage(wishlistEntry({ url: wishlistUrl }), ...hearts(3));
  await settled();
  expect(shop.calls()).toEqual(['GET /rest/wishlist/']);
  expect([dialogTexts(), badges(), document.querySelectorAll('a[href="/login"]').length]).toEqual([
    [],
    [],
    3,
  ]);
});

describe('a shared page after a sign-in or sign-out in another tab', () => {
  const visible = () => dispatchEvent(new Event('visibilitychange'));
  const links = () => document.querySelectorAll('[data-widget="heart-toggle"] a').length;
  afterEach(() => {
    document.cookie = 'kundin=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  });

  test.each([
    ['with readable session cookies', ['kundin']],
    ['without session cookies', []],
  ])(
    'after a sign-in or sign-out in another tab, a shared page updates the wishlist badge and the hearts (%s)',
    async (_, sessionCookies) => {
      configure({ sharedPage: true, sessionCookies });
      page = await openPage(wishlistEntry({ url: wishlistUrl }), ...hearts(2));
      await settled();
      expect([badges(), pressed(), links()]).toEqual([[], [], 2]);
      await shop.signIn();
      await shop.wish(4712);
      document.cookie = 'kundin=1';
      visible();
      await settled();
      expect([badges(), pressed(), links()]).toEqual([['1'], [4712], 0]);
      await shop.signOut();
      document.cookie = 'kundin=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
      visible();
      await settled();
      expect([badges(), pressed(), links()]).toEqual([[], [], 2]);
      expect(dialogTexts()).toEqual([]);
    },
  );

  test('a shared page keeps the new state of a heart that is changed during the wishlist request', async () => {
    configure({ sharedPage: true });
    await shop.signIn();
    await shop.wish(4711);
    page = await openPage(wishlistEntry({ url: wishlistUrl }), ...hearts(2));
    await settled();
    expect(pressed()).toEqual([4711]);
    const release = shop.hold();
    visible();
    await settled();
    document.querySelector<HTMLElement>('[data-widget="heart-toggle"] button')?.click();
    await settled();
    release();
    await settled();
    expect([pressed(), badges()]).toEqual([[], []]);
  });
});

describe('a shared page after a failed wishlist request', () => {
  beforeEach(async () => {
    listenToConsole();
    configure({ sharedPage: true });
    await shop.signIn();
    await shop.wish(4711);
  });

  test.each(['focus', 'online'])(
    'after a failed wishlist request, a shared page sends another request after the event %s',
    async (type) => {
      await shop.fail('GET /rest/wishlist/', '500');
      page = await openPage(wishlistEntry({ url: wishlistUrl }), ...hearts(2));
      await settled();
      await shop.fail('GET /rest/wishlist/', 'ok');
      dispatchEvent(new Event(type));
      await settled();
      expect([badges(), pressed()]).toEqual([['1'], [4711]]);
      dispatchEvent(new Event(type));
      await settled();
      expect(shop.calls()).toEqual(['GET /rest/wishlist/', 'GET /rest/wishlist/']);
    },
  );

  test('a shared page retries a failed wishlist request within 5 s, and a heart that is clicked in the meantime stays filled', async () => {
    await shop.fail('GET /rest/wishlist/', '500');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    document.cookie = 'kundin=1';
    configure({ sharedPage: true, sessionCookies: ['kundin'] });
    page = await openPage(wishlistEntry({ url: wishlistUrl }), ...hearts(2));
    await vi.advanceTimersByTimeAsync(100);
    [...document.querySelectorAll<HTMLElement>('[data-widget="heart-toggle"] button')].at(-1)?.click();
    await vi.advanceTimersByTimeAsync(100);
    expect(pressed()).toEqual([4712]);
    await shop.fail('GET /rest/wishlist/', 'ok');
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    await settled();
    expect([badges(), pressed()]).toEqual([['2'], [4711, 4712]]);
    document.cookie = 'kundin=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  });

  test('a shared page sends no other wishlist request if the response has status 404', async () => {
    await shop.fail('GET /rest/wishlist/', '404');
    page = await openPage(wishlistEntry({ url: wishlistUrl }));
    await settled();
    dispatchEvent(new Event('focus'));
    await settled();
    expect(shop.calls()).toEqual(['GET /rest/wishlist/']);
  });
});

test('on a shared page, the cart flyout and the cart page send one request for a cart that fails to load', async () => {
  listenToConsole();
  await shop.fail('GET /rest/cart/', '500');
  const release = shop.hold();
  page = await openPage(cartFlyout(urls), unknownCart({ checkoutUrl: '/kasse', shopUrl: '/produkte' }));
  await settled();
  const cart = getElement('.krume-cart');
  expect(textOf(cart)).toContain('Warenkorb wird geladen...');
  expect(textOf(cart)).not.toContain('aktualisiert');
  expect(getElement('.krume-cart-updating').dataset.on).toBe('false');
  release();
  await settled();
  expect(shop.calls()).toEqual(['GET /rest/cart/']);
});

test('on a shared page, only the console reports a failed wishlist request', async () => {
  const { messages } = listenToConsole();
  await shop.signIn();
  await shop.fail('GET /rest/wishlist/', '500');
  page = await openPage(wishlistEntry({ url: wishlistUrl }), ...hearts(3));
  await settled();
  expect([badges(), pressed(), dialogTexts()]).toEqual([[], [], []]);
  expect(messages.join()).toContain('GET /rest/wishlist/');
});

test.each([
  ['', undefined],
  ['0', '0'],
])('with data-count="%s", the cart entry requests the cart only if the count is empty', async (count, _) => {
  configure({});
  await shop.put(4711, 3);
  const html = String(cartFlyout({ count: 0, ...urls })).replace('data-count="0"', `data-count="${count}"`);
  page = await openPage(html);
  await settled();
  expect(shop.calls()).toEqual(count === '' ? ['GET /rest/cart/'] : []);
});

test('the configuration sharedPage applies even if another entry about the session is invalid', async () => {
  listenToConsole();
  configure({ sharedPage: true, cookieDays: 'bald' });
  await shop.put(4711, 3);
  page = await openPage(cartFlyout({ count: 7, ...urls }));
  await settled();
  expect(badges()).toEqual(['3']);
});
