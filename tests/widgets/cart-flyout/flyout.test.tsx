// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartFlyout } from '../../../fixtures/markup/cart-flyout.ts';
import { showCart } from '../../../shared/stores/cart/cart.ts';
import { dialog } from '../../support/page/dialog.ts';
import { openPage, point, textOf } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import { connectShop } from '../../support/shop/shop.ts';
import { arriveBy, returnToPage } from '../../support/shop/tabs.ts';
import { addProduct } from './add-product.ts';

// shop.md section 4, "Cart flyout and badges": opening, closing and updating the flyout

let shop: ReturnType<typeof connectShop>;
let page: Awaited<ReturnType<typeof openPage>> | undefined;

const markup = (count: number) =>
  cartFlyout({ count, cartUrl: '/warenkorb', checkoutUrl: '/kasse', shopUrl: '/produkte' });
const hosts = () => [...document.querySelectorAll<HTMLElement>('[data-widget="cart-flyout"]')];
const panels = () => [...document.querySelectorAll<HTMLElement>('.krume-cart-panel')];
const open = () => panels().map(({ dataset }) => dataset.open === 'true');
const loads = () => shop.calls().filter((call) => call === 'GET /rest/cart/').length;

async function mouse(type: 'pointerenter' | 'pointerleave', host = hosts()[0]): Promise<void> {
  if (host) point(host, type);
  await settled();
}

beforeEach(() => {
  listenToConsole();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  shop = connectShop();
});
afterEach(() => {
  page?.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('after a failed cart request, the flyout does not open until the mouse has left and returned', async () => {
  await shop.put(4711, 1);
  await shop.fail('GET /rest/cart/', '500', 1);
  page = await openPage(markup(1));
  await mouse('pointerenter');
  expect(dialog()?.text).toBe('Warenkorb konnte nicht geladen werden.');
  // When the dialog opens, the pointer leaves the entry; when the dialog closes, the pointer is over the entry again
  await mouse('pointerleave');
  dialog()?.press('Schliessen');
  await mouse('pointerenter');
  expect([dialog(), open(), loads()]).toEqual([undefined, [false], 1]);
  await mouse('pointerleave');
  await mouse('pointerenter');
  expect([open(), loads()]).toEqual([[true], 2]);
});

test('after the user has closed the error dialog, the next hover requests the cart again', async () => {
  await shop.put(4711, 1);
  await shop.fail('GET /rest/cart/', '500', 1);
  page = await openPage(markup(1));
  await mouse('pointerenter');
  await mouse('pointerleave');
  dialog()?.press('Schliessen');
  await settled();
  await vi.advanceTimersByTimeAsync(500);
  await mouse('pointerenter');
  expect([open(), loads()]).toEqual([[true], 2]);
});

test('if loading the cart has timed out while the flyout was closed, the next hover loads the cart again', async () => {
  await shop.put(4711, 1);
  page = await openPage(markup(1));
  const release = shop.hold();
  await mouse('pointerenter');
  await mouse('pointerleave');
  // The request and its retry both time out
  for (const _ of [1, 2]) {
    await vi.advanceTimersByTimeAsync(15_000);
    await settled();
  }
  expect(loads()).toBe(2);
  release();
  expect([dialog(), open()]).toEqual([undefined, [false]]);
  await mouse('pointerenter');
  expect(open()).toEqual([true]);
});

test('the flyout closes 500 ms after the mouse has left, even if the browser fires no pointerleave event', async () => {
  page = await openPage(markup(0));
  await mouse('pointerenter');
  point(document.body, 'pointerover');
  vi.advanceTimersByTime(500);
  await settled();
  expect(open()).toEqual([false]);
});

test('on a page with two flyouts, adding a product opens the first visible flyout', async () => {
  page = await openPage(`${markup(0)}${markup(0)}`);
  const [first] = hosts();
  const hidden = new Set([first]);
  Element.prototype.checkVisibility = function () {
    return !hidden.has(this as HTMLElement);
  };
  await addProduct(1);
  expect(open()).toEqual([false, true]);
  hidden.clear();
  vi.advanceTimersByTime(3000);
  await addProduct(1);
  expect(open()).toEqual([true, false]);
});

test('on a page with two flyouts, opening the second flyout closes the first flyout', async () => {
  page = await openPage(`${markup(0)}${markup(0)}`);
  await mouse('pointerenter', hosts()[0]);
  await mouse('pointerenter', hosts()[1]);
  expect(open()).toEqual([false, true]);
});

test('an open flyout shows a product added in another tab', async () => {
  await shop.put(4711, 1);
  page = await openPage(markup(1));
  await mouse('pointerenter');
  await shop.put(4712, 1);
  page.otherTab.postMessage({ cartCount: 2 });
  await settled();
  expect(panels()[0]?.querySelectorAll('li')).toHaveLength(2);
  expect(panels()[0]?.querySelector('ul')?.getAttribute('aria-busy')).toBe('false');
});

test('an open flyout updates when the user returns from another tab', async () => {
  await shop.put(4711, 1);
  page = await openPage(markup(0));
  await mouse('pointerenter');
  expect(textOf(panels()[0])).toContain('Ihr Warenkorb ist leer');
  returnToPage();
  await settled();
  expect(panels()[0]?.querySelectorAll('li')).toHaveLength(1);
});

test('after Back, a stale count of 0 does not make the flyout show the view of an empty cart', async () => {
  await shop.put(4711, 1);
  arriveBy('back_forward');
  const respond = shop.hold();
  page = await openPage(markup(0));
  await mouse('pointerenter');
  expect([open(), textOf(panels()[0])]).toEqual([[true], 'Warenkorb wird geladen...']);
  respond();
  await settled();
  expect(panels()[0]?.querySelectorAll('li')).toHaveLength(1);
});

test('removing an item that another tab has already removed shows the current cart and no dialog', async () => {
  await shop.put(4711, 1);
  page = await openPage(markup(1));
  await mouse('pointerenter');
  const { items } = await shop.cart();
  await shop.remove(items[0]?.itemId ?? '');
  panels()[0]?.querySelector<HTMLElement>('.krume-trash')?.click();
  await settled();
  expect(dialog()).toBeUndefined();
  expect(textOf(panels()[0])).toContain('Ihr Warenkorb ist leer');
});

test('if the cart fails to load automatically, a dialog appears only if the mouse is over the flyout', async () => {
  await shop.put(4711, 1);
  await shop.fail('GET /rest/cart/', '500');
  page = await openPage(markup(1));
  showCart();
  await settled();
  expect([dialog(), open()]).toEqual([undefined, [false]]);
  showCart();
  point(getElement('[data-widget="cart-flyout"]'), 'pointerenter');
  await settled();
  expect(dialog()?.text).toBe('Warenkorb konnte nicht geladen werden.');
});

test('the success text in the flyout is not in a live region', async () => {
  page = await openPage(markup(0));
  await addProduct(1);
  const message = getElement('.krume-cart-added');
  expect(textOf(message)).toBe('Erfolgreich zum Warenkorb hinzugefügt');
  expect(message.closest('[role=status], [role=alert], [aria-live]')).toBeNull();
});
