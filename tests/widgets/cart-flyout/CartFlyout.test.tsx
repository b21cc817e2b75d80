// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartFlyout } from '../../../fixtures/markup/cart-flyout.ts';
import { dialog, dialogTexts } from '../../support/page/dialog.ts';
import { openPage, point, textOf } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import { connectShop } from '../../support/shop/shop.ts';
import { returnToPage } from '../../support/shop/tabs.ts';
import { addProduct } from './add-product.ts';

// shop.md sections 2.6, 4 "Cart flyout and badges", 8 and 9 "Timings": the cart flyout

let shop: ReturnType<typeof connectShop>;
let page: Awaited<ReturnType<typeof openPage>> | undefined;

const urls = { cartUrl: '/warenkorb', checkoutUrl: '/kasse', shopUrl: '/produkte' };
const markup = (count: number) => cartFlyout({ count, ...urls });

const host = () => getElement('[data-widget="cart-flyout"]');
const entry = () => getElement<HTMLAnchorElement>('.krume-entry');
const panel = () => getElement('.krume-cart-panel');
const isOpen = () => panel().dataset.open === 'true' && !panel().inert;
const badge = () => document.querySelector('.krume-badge')?.textContent;
const links = () =>
  [...panel().querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`);

async function hover(): Promise<void> {
  point(host(), 'pointerenter');
  await settled();
}

beforeEach(() => {
  listenToConsole();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  shop = connectShop();
});
afterEach(() => {
  page?.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the cart badge shows the server-rendered count, and is hidden if the count is 0', async () => {
  page = await openPage(markup(3));
  expect([badge(), isOpen()]).toEqual(['3', false]);
  page.stop();
  page = await openPage(markup(0));
  expect(badge()).toBeUndefined();
});

test('the flyout of an empty cart shows a text and a link to the shop', async () => {
  page = await openPage(markup(0));
  await hover();
  expect(isOpen()).toBe(true);
  expect([...panel().querySelectorAll('h2, p')].map(textOf)).toEqual([
    'Ihr Warenkorb ist leer',
    'Legen Sie los und füllen Sie den Warenkorb mit feinen Leckereien.',
    'Sie wissen nicht, wo Sie anfangen sollen?',
  ]);
  expect(links()).toEqual(['Zum online shop /produkte']);
  expect(shop.calls()).toEqual([]);
});

test('the flyout of a cart with products shows the lines, the total and a link to the checkout', async () => {
  await shop.put(4711, 2);
  const cart = await shop.cart();
  const [item] = cart.items;
  page = await openPage(markup(2));
  await hover();
  expect(textOf(panel().querySelector('h2'))).toBe('Warenkorb');
  const [line] = panel().querySelectorAll('li');
  expect(line?.querySelector('img')?.getAttribute('src')).toBe(item?.thumb);
  expect(line?.querySelector('a')?.getAttribute('href')).toBe(item?.slug);
  expect(textOf(line)).toBe(`${item?.name}Anzahl: 2 CHF ${((item?.price ?? 0) * 2).toFixed(2)}`);
  expect(line?.querySelector('button')?.getAttribute('aria-label')).toBe(`${item?.name} entfernen`);
  expect(textOf(panel().querySelector('.krume-cart-total'))).toBe(
    `Gesamtsumme (inkl. MwSt.) CHF ${cart.total.subTotalInclTax?.toFixed(2)}`,
  );
  expect(links().slice(1)).toEqual(['Zur Kasse /kasse', 'Zum Warenkorb /warenkorb']);
});

test('the flyout opens on hover and closes 500 ms after the mouse has left', async () => {
  page = await openPage(markup(0));
  await hover();
  point(host(), 'pointerleave');
  await vi.advanceTimersByTimeAsync(499);
  expect(isOpen()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await settled();
  expect(isOpen()).toBe(false);
});

test('the flyout stays open if the mouse returns within 500 ms', async () => {
  page = await openPage(markup(0));
  await hover();
  point(host(), 'pointerleave');
  await vi.advanceTimersByTimeAsync(400);
  await hover();
  await vi.advanceTimersByTimeAsync(5000);
  await settled();
  expect(isOpen()).toBe(true);
});

test('adding a product updates the cart badge and opens the flyout with a success text for 3000 ms', async () => {
  page = await openPage(markup(0));
  await addProduct(2);
  expect([isOpen(), badge()]).toEqual([true, '2']);
  expect(textOf(panel().querySelector('p'))).toBe('Erfolgreich zum Warenkorb hinzugefügt');
  expect(links()).toEqual(['Warenkorb /warenkorb', 'Zur Kasse /kasse']);
  await vi.advanceTimersByTimeAsync(2999);
  await settled();
  expect(isOpen()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await settled();
  expect(isOpen()).toBe(false);
});

test('the «added» view stays open while the mouse is over it', async () => {
  page = await openPage(markup(0));
  await addProduct(2);
  point(host(), 'pointerenter');
  await vi.advanceTimersByTimeAsync(10_000);
  await settled();
  expect(isOpen()).toBe(true);
});

test('adding a product updates the lines of an open flyout and the cart badge', async () => {
  await shop.put(4711, 1);
  page = await openPage(markup(1));
  await hover();
  expect(textOf(panel().querySelector('li'))).toContain('Anzahl: 1');
  await addProduct(2);
  expect(textOf(panel().querySelector('li'))).toContain('Anzahl: 3');
  expect(badge()).toBe('3');
});

test('on opening, the flyout requests the cart again only if the cart has changed', async () => {
  await shop.put(4711, 1);
  page = await openPage(markup(1));
  await hover();
  point(host(), 'pointerleave');
  await vi.advanceTimersByTimeAsync(500);
  await hover();
  expect(shop.calls()).toEqual(['GET /rest/cart/']);
  point(host(), 'pointerleave');
  await vi.advanceTimersByTimeAsync(500);
  const { changeCartItem } = await import('../../../shared/stores/cart/cart.ts');
  await changeCartItem((await shop.cart()).items[0]?.itemId ?? '', 4);
  await settled();
  expect([isOpen(), badge()]).toEqual([false, '4']);
  await hover();
  expect(textOf(panel().querySelector('li'))).toContain('Anzahl: 4');
});

test('removing the last item in the flyout shows the text for an empty cart and hides the badge', async () => {
  await shop.put(4711, 2);
  page = await openPage(markup(2));
  const signals: unknown[] = [];
  page.listen('product-removed-from-cart', (detail) => signals.push(detail));
  await hover();
  const { itemId } = (await shop.cart()).items[0] ?? {};
  getElement('.krume-trash').click();
  await settled();
  expect(textOf(panel().querySelector('h2'))).toBe('Ihr Warenkorb ist leer');
  expect(badge()).toBeUndefined();
  expect(signals).toEqual([{ itemId, totalItems: 0 }]);
});

test('if the removal of an item fails, the trash icon is restored and a dialog appears', async () => {
  await shop.put(4711, 2);
  await shop.fail('DELETE /rest/cart/item/*', '500');
  page = await openPage(markup(2));
  await hover();
  const letGo = shop.hold();
  getElement('.krume-trash').click();
  await settled();
  expect(getElement('.krume-trash').getAttribute('aria-disabled')).toBe('true');
  letGo();
  await settled();
  expect(getElement('.krume-trash').getAttribute('aria-disabled')).toBe('false');
  expect(dialog()).toMatchObject({
    text: 'Produkt konnte nicht vom Warenkorb entfernt werden.',
    buttons: ['Seite erneut laden', 'Schliessen', 'Erneut versuchen'],
  });
});

test('if all responses to a removal are lost, the message says that the outcome of the removal is unknown', async () => {
  await shop.put(4711, 2);
  page = await openPage(markup(2));
  await hover();
  await shop.fail('/rest/cart/*', 'lost');
  getElement('.krume-trash').click();
  await settled();
  expect(dialog()?.text).toBe(
    'Es ist nicht bekannt, ob das Produkt noch im Warenkorb ist. Bitte versuchen Sie es noch einmal.',
  );
});

test.each(['500', 'malformed', 'html', 'json', 'empty', 'offline'] as const)(
  'if the cart fails to load (fault: %s), the flyout closes and a dialog appears',
  async (fault) => {
    await shop.fail('GET /rest/cart/', fault);
    page = await openPage(markup(2));
    await hover();
    expect(isOpen()).toBe(false);
    expect(dialogTexts()).toEqual(['Warenkorb konnte nicht geladen werden.']);
  },
);

test('if adding a product to an empty cart gets no response, the next hover requests the cart', async () => {
  page = await openPage(markup(0));
  await hover();
  expect(textOf(panel().querySelector('h2'))).toBe('Ihr Warenkorb ist leer');
  point(host(), 'pointerleave');
  await vi.advanceTimersByTimeAsync(500);
  await shop.fail('/rest/cart/*', 'lost');
  await expect(addProduct(1)).rejects.toThrow();
  await settled();
  expect(press('mouse')).toBe(true);
  await shop.fail('/rest/cart/*', 'ok');
  await hover();
  expect(textOf(panel())).toContain('Anzahl: 1');
  expect(badge()).toBe('1');
});

test('when the session expires, only the session dialog appears', async () => {
  await shop.fail('GET /rest/cart/', '401');
  page = await openPage(markup(2));
  await hover();
  expect(isOpen()).toBe(false);
  expect(dialogTexts()).toEqual(['Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.']);
});

// shop.md section 6, "Guest": a guest has no session that could expire
test('status 401 for a guest shows no dialog until the guest opens the flyout', async () => {
  document.head.innerHTML =
    '<script type="application/json" data-krume-config>{"authenticated": false}</script>';
  await shop.fail('GET /rest/cart/', '401', 2);
  page = await openPage(markup(2));
  returnToPage();
  await vi.waitFor(() => expect(shop.calls()).toEqual(['GET /rest/cart/']));
  await settled();
  expect(dialogTexts()).toEqual([]);
  expect(badge()).toBe('2');
  await hover();
  expect(dialogTexts()).toEqual(['Warenkorb konnte nicht geladen werden.']);
  document.head.replaceChildren();
});

test('if the loaded cart is empty, the flyout hides a badge with a stale count', async () => {
  page = await openPage(markup(2));
  await hover();
  expect(textOf(panel().querySelector('h2'))).toBe('Ihr Warenkorb ist leer');
  expect(badge()).toBeUndefined();
});

/** Clicks the entry. Returns false if the browser stays on the page. */
const press = (pointerType: string, detail = 1) => {
  point(entry(), 'pointerdown', pointerType);
  return entry().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
};

test.each(['mouse', 'touch'])(
  'if the cart contains products, a click on the cart link (pointer: %s) opens the cart page',
  async (pointerType) => {
    page = await openPage(markup(2));
    expect(entry().getAttribute('href')).toBe('/warenkorb');
    expect(press(pointerType)).toBe(true);
  },
);

test('if the cart is empty, a tap on the cart link opens the flyout, and a second tap closes the flyout', async () => {
  page = await openPage(markup(0));
  expect(press('touch')).toBe(false);
  await settled();
  expect(isOpen()).toBe(true);
  press('touch');
  await settled();
  expect(isOpen()).toBe(false);
});

test('if the cart is empty, a mouse click on the cart link keeps the flyout open and does not follow the link', async () => {
  page = await openPage(markup(0));
  await hover();
  expect(press('mouse')).toBe(false);
  await settled();
  expect(isOpen()).toBe(true);
});

test('a swipe across the cart entry does not open the flyout', async () => {
  page = await openPage(markup(0));
  point(host(), 'pointerenter', 'touch');
  await settled();
  expect(isOpen()).toBe(false);
});

test('a press outside the flyout closes the flyout, and a press inside does not', async () => {
  page = await openPage(markup(0), '<p id="elsewhere"></p>');
  await hover();
  point(panel(), 'pointerdown');
  await settled();
  expect(isOpen()).toBe(true);
  point(getElement('#elsewhere'), 'pointerdown');
  await settled();
  expect(isOpen()).toBe(false);
});

test('the toggle button opens and closes the flyout and sets aria-expanded', async () => {
  page = await openPage(markup(0));
  const button = getElement('[data-widget="cart-flyout"] .krume-key-button');
  expect(button.getAttribute('aria-controls')).toBe(panel().id);
  const states = [button.getAttribute('aria-expanded')];
  for (const _ of [1, 2]) {
    button.click();
    await settled();
    states.push(button.getAttribute('aria-expanded'));
  }
  expect(states).toEqual(['false', 'true', 'false']);
});

test('Escape closes the flyout and focuses the cart link', async () => {
  page = await openPage(markup(0));
  await hover();
  getElement('a', panel()).focus();
  getElement('a', panel()).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await settled();
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(entry());
});

test('the flyout closes when the account panel opens', async () => {
  page = await openPage(markup(0));
  await hover();
  page.emit('account-panel-opened', {});
  await settled();
  expect(isOpen()).toBe(false);
});

test('the cart links in the header and in the sticky navigation show the same badge', async () => {
  page = await openPage(markup(1), markup(1));
  await addProduct(2);
  expect([...document.querySelectorAll('.krume-badge')].map(({ textContent }) => textContent)).toEqual([
    '2',
    '2',
  ]);
});

test('a cart change in another tab updates the cart badge and does not open the flyout', async () => {
  page = await openPage(markup(1));
  page.otherTab.postMessage({ cartCount: 9 });
  await settled();
  expect([badge(), isOpen()]).toEqual(['9', false]);
});

test('the flyout renders markup in a product name as text', async () => {
  await shop.put(4711, 1);
  const cart = await shop.cart();
  page = await openPage(markup(1));
  const items = cart.items.map((item) => ({ ...item, name: '<img src=x onerror=alert(1)>' }));
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ...cart, items })));
  await hover();
  expect(textOf(panel().querySelector('li a'))).toBe('<img src=x onerror=alert(1)>');
});

test('«Zur Kasse» in the flyout links to the cart page if a cart item is unavailable', async () => {
  await shop.put(4711, 1);
  await shop.take(4711);
  page = await openPage(markup(1));
  await hover();
  expect(links()).toContain('Zur Kasse /warenkorb');
});

test('the flyout lists a cart item that has no price among the other items', async () => {
  await shop.put(4711, 1);
  await shop.put(4723, 6);
  const cart = await shop.cart();
  page = await openPage(markup(7));
  const items = cart.items.map(({ price, ...item }) => (item.name === 'Weggli' ? item : { ...item, price }));
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ...cart, items })));
  await hover();
  expect([...panel().querySelectorAll('li')].map(textOf)).toEqual([
    'RuchbrotAnzahl: 1 CHF 4.20',
    'WeggliAnzahl: 6 -',
  ]);
  expect(dialogTexts()).toEqual([]);
});

test('if the badge moves the open flyout beyond the left edge of the window, the flyout moves back', async () => {
  page = await openPage(markup(0));
  await hover();
  vi.spyOn(panel(), 'getBoundingClientRect').mockReturnValue(new DOMRect(3, 0, 400, 100));
  await addProduct(1);
  expect(badge()).toBe('1');
  expect(panel().style.translate).toBe('5px');
});
