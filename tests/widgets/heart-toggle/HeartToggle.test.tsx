// @vitest-environment page
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { heartToggle } from '../../../fixtures/markup/heart-toggle.ts';
import { dialog, dialogTexts } from '../../support/page/dialog.ts';
import { openPage } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import { connectShop } from '../../support/shop/shop.ts';

// shop.md sections 2.1, 4 "Wishlist" and 8: the heart of a product

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

test("the heart of a product on the wishlist is filled and labelled with the product's name", async () => {
  page = await openPage(heartToggle({ ...plainProduct, active: true }));
  expect(filled()).toBe(true);
  expect(heart().textContent).toBe('Ruchbrot: Auf die Wunschliste');
});

test('the heart fills on the click and stays filled when the server confirms the change', async () => {
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

test('a second click on the heart removes the product from the wishlist', async () => {
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
  'if the server refuses a change, the heart returns to its previous state (filled: %s), and «%s» appears',
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

test('after a lost response, a dialog reports an unknown outcome, and a retry uses the same idempotency key', async () => {
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

test('the dialog about an unknown outcome closes when the automatic retry after reconnecting succeeds', async () => {
  await shop.fail('*/wishlist', 'lost', 2);
  page = await openPage(heartToggle(plainProduct));
  heart().click();
  await settled();
  expect(dialogTexts()).toHaveLength(1);
  dispatchEvent(new Event('online'));
  await settled();
  expect([filled(), dialogTexts()]).toEqual([true, []]);
});

test('if the device is offline, a click on the heart is reported as a failure with a known outcome', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  await shop.fail('*/wishlist', 'offline');
  page = await openPage(heartToggle(plainProduct));
  heart().click();
  await settled();
  expect(dialogTexts()).toEqual(['Produkt konnte nicht auf die Wunschliste hinzugefügt werden.']);
});

test('after a failed change, the retry button in the dialog sends the change again', async () => {
  await shop.fail('*/wishlist', '409', 1);
  page = await openPage(heartToggle(plainProduct));
  heart().click();
  await settled();
  dialog()?.press('Erneut versuchen');
  await settled();
  expect(filled()).toBe(true);
  expect(dialogTexts()).toEqual([]);
});

test('a heart that is filled on page load is not animated until the user clicks the heart', async () => {
  page = await openPage(heartToggle({ ...plainProduct, active: true }));
  expect(heart().dataset.animated).toBe('false');
  heart().click();
  await settled();
  heart().click();
  await settled();
  expect([filled(), heart().dataset.animated]).toEqual([true, 'true']);
});

test('if the session has expired, a click on the heart shows only the session dialog', async () => {
  await shop.fail('*/wishlist', '401');
  page = await openPage(heartToggle(plainProduct));
  heart().click();
  await settled();
  expect(filled()).toBe(false);
  expect(dialogTexts()).toEqual(['Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.']);
});

test('for a guest, the heart is a link to the sign-in page', async () => {
  page = await openPage(heartToggle({ ...plainProduct, redirect: '/login' }));
  expect(getElement('[data-widget] a').getAttribute('href')).toBe('/login');
  expect(document.querySelector('[data-widget] button')).toBeNull();
});

test('a click on one heart fills every heart of the same product and no other heart', async () => {
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

test('the label of the heart renders markup in the product name as text', async () => {
  page = await openPage(heartToggle({ ...plainProduct, name: '<img src=x onerror=alert(1)> & Co' }));
  expect(heart().textContent).toBe('<img src=x onerror=alert(1)> & Co: Auf die Wunschliste');
});

test('after a guest has signed in, the link with the heart becomes a button', async () => {
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

test("the requests that add and remove a product contain the hidden fields of the server's form", async () => {
  const token = '<input type="hidden" name="_token" value="abc">';
  page = await openPage(String(heartToggle(plainProduct)).replace('<button', `${token}<button`));
  heart().click();
  await settled();
  heart().click();
  await settled();
  expect(shop.bodies()).toEqual([{ quantity: 1, fields: { _token: 'abc' } }, { fields: { _token: 'abc' } }]);
});
