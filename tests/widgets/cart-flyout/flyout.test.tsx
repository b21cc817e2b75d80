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

// What opens a flyout, and what it hears while it is open: shop.md section 4, "Cart flyout and badges"

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

test('after a failed load, a mouse that rests on the entry does not ask again until it has left', async () => {
  await shop.put(4711, 1);
  await shop.fail('GET /rest/cart/', '500', 1);
  page = await openPage(markup(1));
  await mouse('pointerenter');
  expect(dialog()?.text).toBe('Warenkorb konnte nicht geladen werden.');
  // The dialog lies between the mouse and the entry, and goes away again
  await mouse('pointerleave');
  dialog()?.press('Schliessen');
  await mouse('pointerenter');
  expect([dialog(), open(), loads()]).toEqual([undefined, [false], 1]);
  await mouse('pointerleave');
  await mouse('pointerenter');
  expect([open(), loads()]).toEqual([[true], 2]);
});

test('closed by the shopper a moment after the dialog, the next hover asks anew', async () => {
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

test('after a time-out that nobody waited for, it opens again', async () => {
  await shop.put(4711, 1);
  page = await openPage(markup(1));
  const release = shop.hold();
  await mouse('pointerenter');
  await mouse('pointerleave');
  // Asked twice, each time for as long as it waits
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

test('the flyout closes where no leaving is told of, because what was under the mouse has gone', async () => {
  page = await openPage(markup(0));
  await mouse('pointerenter');
  point(document.body, 'pointerover');
  vi.advanceTimersByTime(500);
  await settled();
  expect(open()).toEqual([false]);
});

test('of two entries, the first one in sight tells of what was added', async () => {
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

test('one that opens closes the other', async () => {
  page = await openPage(`${markup(0)}${markup(0)}`);
  await mouse('pointerenter', hosts()[0]);
  await mouse('pointerenter', hosts()[1]);
  expect(open()).toEqual([false, true]);
});

test('what another tab has added is there at once in an open flyout', async () => {
  await shop.put(4711, 1);
  page = await openPage(markup(1));
  await mouse('pointerenter');
  await shop.put(4712, 1);
  page.otherTab.postMessage({ cartCount: 2 });
  await settled();
  expect(panels()[0]?.querySelectorAll('li')).toHaveLength(2);
  expect(panels()[0]?.querySelector('ul')?.getAttribute('aria-busy')).toBe('false');
});

test('what another tab has emptied is empty in an open flyout, and filled again when it comes back', async () => {
  await shop.put(4711, 1);
  page = await openPage(markup(0));
  await mouse('pointerenter');
  expect(textOf(panels()[0])).toContain('Ihr Warenkorb ist leer');
  returnToPage();
  await settled();
  expect(panels()[0]?.querySelectorAll('li')).toHaveLength(1);
});

test('made anew from the history, with an old count of 0, it calls nothing empty before the shop has answered', async () => {
  await shop.put(4711, 1);
  arriveBy('back_forward');
  const answer = shop.hold();
  page = await openPage(markup(0));
  await mouse('pointerenter');
  expect([open(), textOf(panels()[0])]).toEqual([[true], 'Warenkorb wird geladen...']);
  answer();
  await settled();
  expect(panels()[0]?.querySelectorAll('li')).toHaveLength(1);
});

test('a line that is gone already gives way to what is true', async () => {
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

test('contents that are only offered fail in silence, and are told to whoever has come for them', async () => {
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

test('what was added is announced by the button that has added it, not by the flyout', async () => {
  page = await openPage(markup(0));
  await addProduct(1);
  const said = getElement('.krume-cart-added');
  expect(textOf(said)).toBe('Erfolgreich zum Warenkorb hinzugefügt');
  expect(said.closest('[role=status], [role=alert], [aria-live]')).toBeNull();
});
