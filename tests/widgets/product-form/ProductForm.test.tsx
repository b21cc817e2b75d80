// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productForm } from '../../../fixtures/markup/product-form.ts';
import { $cartShown } from '../../../shared/stores/cart/cart.ts';
import { dialog, dialogTexts } from '../../support/page/dialog.ts';
import { eagerCatalogue, openPage, textOf, type } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, setPage, settled } from '../../support/page/page.ts';
import { start, stop } from '../../support/page/start.ts';
import { leaveKept } from '../../support/shop/kept.ts';
import { connectShop } from '../../support/shop/shop.ts';

// shop.md sections 2.2, 4 "Add-to-cart button" and "Wishlist", 5 and 8: products without configurations

let shop: ReturnType<typeof connectShop>;
let page: Awaited<ReturnType<typeof openPage>> | undefined;

const plainProduct = { productId: 4711, name: 'Ruchbrot', minimumOrder: 1, inWishlist: false };
const field = () => getElement<HTMLInputElement>('input[name=quantity]');
const addButton = () => getElement<HTMLButtonElement>('button[type=submit]');
const isBusy = () => addButton().getAttribute('aria-disabled') === 'true';
const wishlistButton = () => getElement<HTMLButtonElement>('button[aria-pressed]');

beforeEach(() => {
  listenToConsole();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('scrollTo', vi.fn());
  shop = connectShop();
});
afterEach(() => {
  page?.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function add(quantity?: string): Promise<void> {
  if (quantity !== undefined) type(field(), quantity);
  await settled();
  addButton().click();
  await settled();
}

test('the product form starts with the minimum order as its quantity', async () => {
  page = await openPage(productForm({ ...plainProduct, minimumOrder: 6 }));
  expect([field().value, field().min, textOf(addButton())]).toEqual(['6', '6', 'In den Warenkorb']);
});

test('a reload restores a typed quantity until the product has been added', async () => {
  const reload = async () => {
    page?.stop();
    page = await openPage(productForm(plainProduct));
    return field().value;
  };
  await reload();
  type(field(), '3');
  await settled();
  expect(await reload()).toBe('3');
  await shop.fail('POST /rest/cart/*', '409', 1);
  await add();
  expect(await reload()).toBe('3');
  await add();
  expect([field().value, await reload()]).toEqual(['1', '1']);
});

test.each(['viele', '-3', '1e9', '9'.repeat(30)])(
  'the product form ignores the invalid stored quantity %s',
  async (kept) => {
    leaveKept('krume:quantity:4711', kept);
    page = await openPage(productForm(plainProduct));
    expect(field().value).toBe('1');
  },
);

test('the product form works if the browser forbids storage', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  page = await openPage(productForm(plainProduct));
  await add('2');
  expect([field().value, shop.bodies()]).toMatchObject(['1', [{ quantity: 2 }]]);
});

test('the buttons − and + change the quantity from the minimum to the maximum and announce the new quantity', async () => {
  page = await openPage(productForm({ ...plainProduct, minimumOrder: 6, maximumOrder: 8 }));
  const step = async (label: string) => {
    getElement(`[aria-label="${label}"]`).click();
    await settled();
    return [field().value, textOf(getElement('.krume-quantity [aria-live]'))];
  };
  const ends = () => [...document.querySelectorAll('.krume-quantity button[aria-disabled=true]')].map(textOf);
  expect(ends()).toEqual(['−']);
  expect(await step('Eins weniger')).toEqual(['6', '']);
  expect(await step('Eins mehr')).toEqual(['7', 'Anzahl: 7']);
  expect(ends()).toEqual([]);
  expect(await step('Eins mehr')).toEqual(['8', 'Anzahl: 8']);
  expect(ends()).toEqual(['+']);
  expect(await step('Eins mehr')).toEqual(['8', 'Anzahl: 8']);
  expect(await step('Eins weniger')).toEqual(['7', 'Anzahl: 7']);
  expect(document.querySelectorAll('.krume-quantity button[tabindex="-1"]')).toHaveLength(2);
  expect(shop.sent).toEqual([]);
});

test('the add-to-cart button shows a spinner, and then «Erfolgreich hinzugefügt» for 2500 ms', async () => {
  page = await openPage(productForm(plainProduct));
  const letGo = shop.hold();
  await add('3');
  expect([addButton().disabled, isBusy()]).toEqual([false, true]);
  expect(addButton().querySelector('.krume-spinner')).not.toBeNull();
  await add('3');

  letGo();
  await settled();
  expect([isBusy(), textOf(addButton())]).toEqual([false, 'Erfolgreich hinzugefügt']);
  await vi.advanceTimersByTimeAsync(2499);
  expect(textOf(addButton())).toBe('Erfolgreich hinzugefügt');
  await vi.advanceTimersByTimeAsync(1);
  await settled();
  expect(textOf(addButton())).toBe('In den Warenkorb');
  expect(shop.sent).toMatchObject([
    { what: 'POST /rest/cart/item/4711', body: '{"quantity":3,"productOptions":[],"customOptions":[]}' },
  ]);
});

test('adding the product resets the quantity, scrolls the page to the top and emits a signal', async () => {
  page = await openPage(productForm(plainProduct));
  const signals: unknown[] = [];
  page.listen('product-added-to-cart', (detail) => signals.push(detail));
  await add('3');
  expect(field().value).toBe('1');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
  expect(signals).toEqual([{ productId: '4711', totalItems: 3 }]);
});

test.each([1, 6])('adding the product resets the quantity to a minimum order of %d', async (minimumOrder) => {
  page = await openPage(productForm({ ...plainProduct, minimumOrder }));
  await add('9');
  expect(shop.calls()).toEqual(['POST /rest/cart/item/4711']);
  expect(field().value).toBe(String(minimumOrder));
});

test('if adding the product fails, the retry adds the same quantity', async () => {
  await shop.fail('POST /rest/cart/item/*', '409', 1);
  page = await openPage(
    productForm({ productId: 4711, name: 'Ruchbrot', minimumOrder: 1, inWishlist: false }),
  );
  getElement<HTMLFormElement>('form').requestSubmit();
  await settled();
  dialog()?.press('Erneut versuchen');
  await settled();
  expect(await shop.cart()).toMatchObject({ itemsQuantity: 1 });
});

test('if adding the product has an unknown outcome, the cart opens, and the next click uses the same idempotency key', async () => {
  page = await openPage(productForm(plainProduct));
  const shown: number[] = [];
  const stop = $cartShown.listen((times) => shown.push(times));
  await shop.fail('POST *', 'lost', 2);
  await add('3');
  expect(dialog()?.text).toBe(
    'Es ist nicht bekannt, ob das Produkt im Warenkorb ist. Bitte sehen Sie im Warenkorb nach.',
  );
  expect(shown).toEqual([]);
  dialog()?.press('Schliessen');
  await settled();
  expect(shown).toHaveLength(1);
  stop();

  expect(field().value).toBe('3');
  await add();
  const keys = shop.sent.filter(({ what }) => what.startsWith('POST')).map(({ key }) => key);
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  expect((await shop.cart()).itemsQuantity).toBe(3);

  await add('3');
  expect((await shop.cart()).itemsQuantity).toBe(6);
});

test('if adding the product fails, the button is enabled again, the quantity stays and an error dialog appears', async () => {
  await shop.fail('POST /rest/cart/item/4711', '409');
  page = await openPage(productForm(plainProduct));
  await add('3');
  expect([isBusy(), textOf(addButton()), field().value]).toEqual([false, 'In den Warenkorb', '3']);
  expect(dialog()).toMatchObject({
    text: 'Produkt konnte nicht zum Warenkorb hinzugefügt werden.',
    buttons: ['Seite erneut laden', 'Schliessen', 'Erneut versuchen'],
  });
  expect(scrollTo).not.toHaveBeenCalled();
});

test('if the product was removed from the shop, the error dialog shows the reason', async () => {
  page = await openPage(productForm(plainProduct));
  await shop.fail('POST /rest/cart/item/4711', '404');
  await add();
  expect(dialog()).toMatchObject({
    text: 'Produkt konnte nicht zum Warenkorb hinzugefügt werden. Das geht gerade nicht.',
  });
});

test('if the session has expired, the button is enabled again and no dialog except the session dialog appears', async () => {
  await shop.fail('POST /rest/cart/item/4711', '401');
  page = await openPage(productForm(plainProduct));
  await add();
  expect(textOf(addButton())).toBe('In den Warenkorb');
  expect(dialogTexts()).toEqual(['Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.']);
});

test.each(['', 'viele', '-', '2 Stück'])(
  'submitting the quantity «%s» marks and focuses the quantity field and sends no request',
  async (text) => {
    page = await openPage(productForm(plainProduct));
    field().type = 'text';
    await add(text);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Bitte geben Sie eine Anzahl ab 1 ein.',
    );
    expect(shop.calls()).toEqual([]);
    await add('2');
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    expect(shop.calls()).toHaveLength(1);
  },
);

test.each([
  ['2', 6, '6'],
  ['0', 1, '1'],
  ['-3', 1, '1'],
  ['2.9', 1, '2'],
])(
  'submitting the quantity %s with a minimum order of %i sends the quantity %s',
  async (text, minimumOrder, sent) => {
    page = await openPage(productForm({ ...plainProduct, minimumOrder }));
    await add(text);
    expect(JSON.parse(shop.sent[0]?.body ?? '{}').quantity).toBe(Number(sent));
  },
);

test('leaving the quantity field corrects an invalid quantity and announces the correction', async () => {
  page = await openPage(productForm({ ...plainProduct, minimumOrder: 6 }));
  const leaveWith = async (text: string) => {
    field().focus();
    type(field(), text);
    await settled();
    field().blur();
    await settled();
    return [field().value, quantityStatus.textContent];
  };
  const quantityStatus = getElement('span[role=status]');
  expect(await leaveWith('2')).toEqual(['6', 'Die Anzahl wurde auf 6 angepasst.']);
  expect(await leaveWith('7')).toEqual(['7', '']);
  expect(await leaveWith('8.5')).toEqual(['8', 'Die Anzahl wurde auf 8 angepasst.']);
});

test('while a request to add the product runs, a second submission is ignored', async () => {
  page = await openPage(productForm(plainProduct));
  const letGo = shop.hold();
  await add();
  getElement('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  letGo();
  await settled();
  expect(shop.calls()).toHaveLength(1);
});

test('adding the product again shows the success text for another 2500 ms', async () => {
  page = await openPage(productForm(plainProduct));
  await add();
  await vi.advanceTimersByTimeAsync(2000);
  await add();
  await vi.advanceTimersByTimeAsync(2000);
  await settled();
  expect(textOf(addButton())).toBe('Erfolgreich hinzugefügt');
});

test('a click on «Auf die Wunschliste» marks the button as pressed and sends the entered quantity', async () => {
  await shop.signIn();
  page = await openPage(productForm(plainProduct));
  expect(textOf(wishlistButton())).toBe('Auf die Wunschliste');
  type(field(), '4');
  await settled();
  wishlistButton().click();
  await settled();
  expect(wishlistButton().getAttribute('aria-pressed')).toBe('true');
  expect(shop.sent).toMatchObject([{ what: 'POST /rest/product/4711/wishlist', body: '{"quantity":4}' }]);
});

test('if the quantity is empty, the wishlist button can remove the product but cannot add the product', async () => {
  await shop.signIn();
  page = await openPage(productForm({ ...plainProduct, inWishlist: true }));
  type(field(), '');
  await settled();
  wishlistButton().click();
  await settled();
  expect(shop.calls()).toEqual(['DELETE /rest/product/4711/wishlist']);
  wishlistButton().click();
  await settled();
  expect(shop.calls()).toHaveLength(1);
});

test('if adding the product to the wishlist fails, the button is no longer pressed and a dialog appears', async () => {
  await shop.fail('*/wishlist', '409');
  page = await openPage(productForm(plainProduct));
  wishlistButton().click();
  await settled();
  expect(wishlistButton().getAttribute('aria-pressed')).toBe('false');
  expect(dialog()?.text).toBe('Produkt konnte nicht auf die Wunschliste hinzugefügt werden.');
});

test('for a guest, the wishlist button is a link to the sign-in page', async () => {
  page = await openPage(productForm({ ...plainProduct, wishlistUrl: '/login' }));
  expect([getElement('form a').getAttribute('href'), textOf(getElement('form a'))]).toEqual([
    '/login',
    'Auf die Wunschliste',
  ]);
});

test('mounting the product form keeps a quantity that the user typed before', async () => {
  setPage(String(productForm(plainProduct)));
  field().value = '12';
  start(await eagerCatalogue());
  await settled();
  expect(field().value).toBe('12');
  await add();
  expect(JSON.parse(shop.sent[0]?.body ?? '{}').quantity).toBe(12);
  stop();
});

test('the response to an add-to-cart request does not overwrite a quantity typed during the request', async () => {
  page = await openPage(productForm(plainProduct));
  const release = shop.hold();
  addButton().click();
  await settled();
  type(field(), '7');
  release();
  await settled();
  expect(field().value).toBe('7');
});

test('typing a quantity removes the error mark of the quantity field', async () => {
  page = await openPage(productForm(plainProduct));
  type(field(), '');
  await add();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  type(field(), '3');
  await settled();
  expect(field().hasAttribute('aria-invalid')).toBe(false);
});

test.each(['1000000000', '1e9'])(
  'submitting the quantity %s sends the maximum order of 999',
  async (text) => {
    page = await openPage(productForm({ ...plainProduct, maximumOrder: 999 }));
    await add(text);
    expect(JSON.parse(shop.sent[0]?.body ?? '{}').quantity).toBe(999);
  },
);

test('the product form has no wishlist button in a shop without a wishlist', async () => {
  page = await openPage(productForm({ ...plainProduct, hasWishlist: false }));
  expect(document.querySelectorAll('.krume-button-quiet')).toHaveLength(0);
  await add();
  expect(shop.calls()).toEqual(['POST /rest/cart/item/4711']);
});

test("the add-to-cart request contains the hidden fields of the server's form", async () => {
  page = await openPage(productForm({ ...plainProduct, hidden: { _token: 'abc', store: '7' } }));
  await add('2');
  expect(shop.bodies()).toEqual([
    { quantity: 2, productOptions: [], customOptions: [], fields: { _token: 'abc', store: '7' } },
  ]);
});

test("the wishlist request contains the hidden fields of the server's form", async () => {
  await shop.signIn();
  page = await openPage(productForm({ ...plainProduct, hidden: { _token: 'abc' } }));
  getElement<HTMLButtonElement>('.krume-button-quiet').click();
  await settled();
  expect(shop.bodies()).toEqual([{ quantity: 1, fields: { _token: 'abc' } }]);
});
