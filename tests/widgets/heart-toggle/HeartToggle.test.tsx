// @vitest-environment page
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { heartToggle } from '../../../fixtures/markup/heart-toggle.ts';
import { dialog, dialogTexts } from '../../support/page/dialog.ts';
import { openPage } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import { connectShop } from '../../support/shop/shop.ts';

// shop.md sections 2.1, 4 "Wishlist" and 8

let shop: ReturnType<typeof connectShop>;
let page: Awaited<ReturnType<typeof openPage>> | undefined;

const plainProduct = { productId: 4711, name: 'Ruchbrot', active: false };
const heart = () => getElement('[data-widget="heart-toggle"] button');
const filled = () => heart().getAttribute('aria-pressed') === 'true';

beforeEach(async () => {
  listenToConsole();
  shop = connectShop();
  await shop.signIn();
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
});

test('the heart of a product on the wishlist is filled and named after its product', async () => {
  page = await openPage(heartToggle({ ...plainProduct, active: true }));
  expect(filled()).toBe(true);
  expect(heart().textContent).toBe('Ruchbrot: Auf die Wunschliste');
});

test('the heart fills immediately and stays filled when the server confirms', async () => {
  page = await openPage(heartToggle(plainProduct));
  const letGo = shop.hold();
  heart().click();
  await settled();
  expect(filled()).toBe(true);
  letGo();
  await settled();
  expect(filled()).toBe(true);
  expect(shop.sent).toMatchObject([{ what: 'POST /rest/product/4711/wishlist', body: '{"quantity":1}' }]);
});

test('another click removes the product', async () => {
  page = await openPage(heartToggle(plainProduct));
  heart().click();
  await settled();
  heart().click();
  await settled();
  expect(filled()).toBe(false);
  expect(shop.calls()).toEqual(['POST /rest/product/4711/wishlist', 'DELETE /rest/product/4711/wishlist']);
});

test.each([
  [false, 'Produkt konnte nicht auf die Wunschliste hinzugefügt werden.'],
  [true, 'Produkt konnte nicht von der Wunschliste entfernt werden.'],
])(
  'restores a heart (filled: %s) when the server refuses, and shows a dialog with the reason',
  async (active, message) => {
    await shop.fail('*/wishlist', '409');
    page = await openPage(heartToggle({ ...plainProduct, active }));
    heart().click();
    await settled();
    expect(filled()).toBe(active);
    expect(dialog()).toMatchObject({
      text: message,
      buttons: ['Seite erneut laden', 'Schliessen', 'Erneut versuchen'],
    });
  },
);

test('a lost response shows a dialog about an unknown outcome, and a retry sends the same change', async () => {
  await shop.fail('*/wishlist', 'lost', 2);
  page = await openPage(heartToggle(plainProduct));
  heart().click();
  await settled();
  expect(filled()).toBe(false);
  expect(dialogTexts()).toEqual([
    'Es ist nicht bekannt, ob das Produkt auf der Wunschliste ist. Bitte versuchen Sie es noch einmal.',
  ]);
  dialog()?.press('Erneut versuchen');
  await settled();
  expect(filled()).toBe(true);
  expect(new Set(shop.sent.map(({ key }) => key)).size).toBe(1);
});

test('closes the dialog about an unknown outcome once the change succeeds after reconnecting', async () => {
  await shop.fail('*/wishlist', 'lost', 2);
  page = await openPage(heartToggle(plainProduct));
  heart().click();
  await settled();
  expect(dialogTexts()).toHaveLength(1);
  dispatchEvent(new Event('online'));
  await settled();
  expect([filled(), dialogTexts()]).toEqual([true, []]);
});

test('a click without a connection counts as failed, because nothing was sent', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  await shop.fail('*/wishlist', 'offline');
  page = await openPage(heartToggle(plainProduct));
  heart().click();
  await settled();
  expect(dialogTexts()).toEqual(['Produkt konnte nicht auf die Wunschliste hinzugefügt werden.']);
});

test('a retry succeeds after a failure', async () => {
  await shop.fail('*/wishlist', '409', 1);
  page = await openPage(heartToggle(plainProduct));
  heart().click();
  await settled();
  dialog()?.press('Erneut versuchen');
  await settled();
  expect(filled()).toBe(true);
  expect(dialogTexts()).toEqual([]);
});

test('animates only a clicked heart, not a filled heart on page load', async () => {
  page = await openPage(heartToggle({ ...plainProduct, active: true }));
  expect(heart().dataset.animated).toBe('false');
  heart().click();
  await settled();
  heart().click();
  await settled();
  expect([filled(), heart().dataset.animated]).toEqual([true, 'true']);
});

test('an expired session shows only its own dialog', async () => {
  await shop.fail('*/wishlist', '401');
  page = await openPage(heartToggle(plainProduct));
  heart().click();
  await settled();
  expect(filled()).toBe(false);
  expect(dialogTexts()).toEqual(['Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.']);
});

test("a guest's heart is a link to the login", async () => {
  page = await openPage(heartToggle({ ...plainProduct, redirect: '/login' }));
  expect(getElement('[data-widget] a').getAttribute('href')).toBe('/login');
  expect(document.querySelector('[data-widget] button')).toBeNull();
});

test('two hearts of one product share their state', async () => {
  page = await openPage(
    heartToggle(plainProduct),
    heartToggle(plainProduct),
    heartToggle({ ...plainProduct, productId: 4712 }),
  );
  heart().click();
  await settled();
  expect(
    [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-pressed')),
  ).toEqual(['true', 'true', 'false']);
});

test('renders markup in a product name as text', async () => {
  page = await openPage(heartToggle({ ...plainProduct, name: '<img src=x onerror=alert(1)> & Co' }));
  expect(heart().textContent).toBe('<img src=x onerror=alert(1)> & Co: Auf die Wunschliste');
});

test('printed for a guest, works as for a customer after sign-in', async () => {
  document.head.innerHTML =
    '<script type="application/json" data-krume-config>{"sessionCookies": ["konto"]}</script>';
  page = await openPage(heartToggle({ ...plainProduct, redirect: '/login' }));
  expect(getElement('[data-widget="heart-toggle"] a').getAttribute('href')).toBe('/login');
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('konto=1');
  dispatchEvent(new Event('visibilitychange'));
  await settled();
  heart().click();
  await settled();
  expect([filled(), shop.calls()]).toEqual([true, ['POST /rest/product/4711/wishlist']]);
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

test("sends the hidden fields of the server's form when adding and removing", async () => {
  const token = '<input type="hidden" name="_token" value="abc">';
  page = await openPage(String(heartToggle(plainProduct)).replace('<button', `${token}<button`));
  heart().click();
  await settled();
  heart().click();
  await settled();
  expect(shop.bodies()).toEqual([{ quantity: 1, fields: { _token: 'abc' } }, { fields: { _token: 'abc' } }]);
});
