// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartPage } from '../../../fixtures/markup/cart-page.ts';
import { itemAddition, itemRemoval } from '../../../shared/api/cart.ts';
import { rememberSignOut } from '../../../shared/kept/signed-out.ts';
import { keepOrderedCake } from '../../../shared/stores/cake/ordered-cakes.ts';
import { dialog, dialogTexts } from '../../support/page/dialog.ts';
import { openPage, textOf, type } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import { emptyDatabase } from '../../support/shop/kept-cakes.ts';
import { leftUnderWay } from '../../support/shop/outbox.ts';
import { connectShop } from '../../support/shop/shop.ts';

// shop.md sections 2.5, 4 "Cart page", 5 "Number input" and 8: the cart page

let shop: ReturnType<typeof connectShop>;
let page: Awaited<ReturnType<typeof openPage>> | undefined;

/** Opens the page with the current cart. */
async function open(
  change: (cart: Awaited<ReturnType<typeof shop.cart>>) => object | Promise<object> = (cart) => cart,
) {
  const cart = await change(await shop.cart());
  shop.sent.length = 0;
  page = await openPage(
    cartPage({
      cart,
      lines: [],
      maximum: 999,
      subtotal: 0,
      allergens: [{ label: 'Weizen', icon: '/weizen.svg' }],
      checkoutUrl: '/kasse',
      shopUrl: '/produkte',
    }),
  );
  return page;
}

const lines = () => [...document.querySelectorAll<HTMLElement>('.krume-line')];
const line = (name: string) =>
  lines().find((element) => textOf(element)?.includes(name)) ?? expect.fail(name);
const field = (name: string) => getElement<HTMLInputElement>('input', line(name));
const price = (name: string) => textOf(line(name).querySelector('.krume-line-price'));
const sums = () => [...document.querySelectorAll('.krume-sums dd')].map(textOf);
const allergens = () => [...document.querySelectorAll('.krume-cart-allergens li')].map(textOf);
const overlay = () => textOf(getElement('.krume-cart-updating'));
const trash = (name: string) => getElement('.krume-remove', line(name));
const description = (element: Element) =>
  textOf(document.getElementById(element.getAttribute('aria-describedby') ?? ''));
const undo = () => document.querySelector<HTMLElement>('.krume-undo button');

/** Types a quantity, and waits for the debounce and the response. */
async function change(name: string, quantity: string): Promise<void> {
  type(field(name), quantity);
  await pause();
}
async function pause(): Promise<void> {
  await settled();
  await vi.advanceTimersByTimeAsync(400);
  await settled();
}

beforeEach(async () => {
  sessionStorage.clear();
  emptyDatabase();
  listenToConsole();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  shop = connectShop();
  await shop.put(4711, 2);
  await shop.put(4723, 6);
});
afterEach(() => {
  page?.stop();
  // Sends a pending removal before the next test starts
  dispatchEvent(new Event('pagehide'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('on mount, the cart page shows lines, line prices, totals and allergens and sends no request', async () => {
  await open();
  expect(lines().map((element) => textOf(getElement('h2', element)))).toEqual(['Ruchbrot', 'Weggli']);
  expect([field('Weggli').value, field('Weggli').min, field('Weggli').max]).toEqual(['6', '6', '999']);
  expect([price('Ruchbrot'), price('Weggli')]).toEqual(['CHF 8.40', 'CHF 7.80']);
  expect(sums()).toEqual(['CHF 16.20', '-', 'CHF 16.20']);
  expect(allergens()).toEqual(['Weizen', 'Gluten', 'Milch']);
  expect(getElement<HTMLImageElement>('.krume-cart-allergens img').getAttribute('src')).toBe('/weizen.svg');
  expect(shop.calls()).toEqual([]);
});

test('a note on the cart page names the products that have no allergen data', async () => {
  await open(({ items, ...cart }) => {
    const [first, ...others] = items;
    if (!first) return expect.fail('the cart is empty');
    const { allergens: _, ...unknown } = first;
    const last = { ...others[0], id: 3, name: 'Nussgipfel', allergens: 'Nüsse' };
    return { ...cart, items: [unknown, ...others, last] } as never;
  });
  expect(textOf(getElement('.krume-cart-allergens p'))).toBe(
    'Zu Ruchbrot, Nussgipfel fehlen die Angaben zu Allergenen. Bitte fragen Sie in der Filiale nach.',
  );
  expect(allergens()).toContain('Milch');
});

test('the page of an empty cart shows a text and a link to the shop', async () => {
  await open((cart) => ({ ...cart, items: [], itemsQuantity: 0, itemsCount: 0 }));
  expect(textOf(getElement('.krume-empty'))).toContain('Noch keine Produkte im Warenkorb.');
  expect(getElement('.krume-empty a').getAttribute('href')).toBe('/produkte');
});

test('a new quantity is sent when the user stops typing, and the line price and the totals update', async () => {
  const { listen } = await open();
  const signals: unknown[] = [];
  listen('cart-item-changed', (detail) => signals.push(detail));
  type(field('Ruchbrot'), '3');
  await vi.advanceTimersByTimeAsync(399);
  await settled();
  expect(shop.calls()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await settled();
  expect(shop.calls()).toEqual(['PATCH /rest/cart/item/1', 'GET /rest/cart/']);
  expect([price('Ruchbrot'), sums()[0]]).toEqual(['CHF 12.60', 'CHF 20.40']);
  expect(signals).toEqual([{ itemId: '1', totalItems: 9 }]);
});

test('three quick clicks on the plus button send one request with the new quantity', async () => {
  await open();
  const plus = getElement<HTMLButtonElement>('[aria-label="Ruchbrot: eins mehr"]', line('Ruchbrot'));
  for (const _ of [1, 2, 3]) {
    plus.click();
    await settled();
  }
  expect(field('Ruchbrot').value).toBe('5');
  await pause();
  expect(shop.sent).toMatchObject([
    { what: 'PATCH /rest/cart/item/1', body: '{"quantity":5}' },
    { what: 'GET /rest/cart/' },
  ]);
});

test('an overlay covers the cart while a changed quantity is being sent', async () => {
  await open();
  expect(overlay()).toBe('');
  const letGo = shop.hold();
  await change('Ruchbrot', '3');
  expect([overlay(), getElement('.krume-cart').getAttribute('aria-busy')]).toEqual([
    'Warenkorb wird aktualisiert...',
    'true',
  ]);
  letGo();
  await settled();
  expect([overlay(), getElement('.krume-cart').getAttribute('aria-busy')]).toEqual(['', 'false']);
});

test('if the user types several quantities without a pause, one request with the last quantity is sent', async () => {
  await open();
  for (const text of ['1', '12', '1', '14']) type(field('Ruchbrot'), text);
  await pause();
  expect(shop.sent.map(({ body }) => body)).toEqual(['{"quantity":14}', undefined]);
});

test('if several quantities are typed during a slow request, only the last quantity is sent and shown', async () => {
  await open();
  const letGo = shop.hold();
  await change('Ruchbrot', '3');
  await change('Ruchbrot', '4');
  await change('Ruchbrot', '5');
  letGo();
  const shown: string[] = [];
  for (let step = 0; step < 3; step++) {
    await settled();
    shown.push(field('Ruchbrot').value);
  }
  expect(new Set(shown)).toEqual(new Set(['5']));
  expect(shop.sent.flatMap(({ body }) => body ?? [])).toEqual(['{"quantity":3}', '{"quantity":5}']);
  expect(price('Ruchbrot')).toBe('CHF 21.00');
});

test('the response to a quantity change does not overwrite a quantity that the user is typing', async () => {
  await open();
  await change('Ruchbrot', '3');
  const letGo = shop.hold();
  await change('Ruchbrot', '4');
  type(field('Ruchbrot'), '12');
  letGo();
  await settled();
  expect(field('Ruchbrot').value).toBe('12');
});

test.each([
  ['0', '1'],
  ['-1', '1'],
  ['1.5', '1'],
  ['1e9', '999'],
])('the typed quantity %s becomes %s when its field loses the focus', async (typed, sent) => {
  await open();
  field('Ruchbrot').focus();
  type(field('Ruchbrot'), typed);
  await settled();
  field('Ruchbrot').blur();
  await settled();
  expect(field('Ruchbrot').value).toBe(sent);
  expect(shop.sent[0]?.body).toBe(`{"quantity":${sent}}`);
  const status = getElement('[role=status]', line('Ruchbrot'));
  expect(textOf(status)).toBe(`Die Anzahl wurde auf ${sent} angepasst.`);
  type(field('Ruchbrot'), '7');
  await settled();
  field('Ruchbrot').blur();
  await settled();
  expect([textOf(status), status.isConnected]).toEqual(['', true]);
});

test('a quantity below the minimum order is not sent while the quantity field has the focus', async () => {
  await open();
  field('Weggli').focus();
  await change('Weggli', '1');
  expect([field('Weggli').value, shop.calls()]).toEqual(['1', []]);
  await change('Weggli', '12');
  expect(shop.sent[0]?.body).toBe('{"quantity":12}');
});

test.each(['', 'viele'])(
  'the invalid quantity «%s» is marked and not sent, and leaving the field restores the quantity',
  async (text) => {
    await open();
    field('Ruchbrot').type = 'text';
    field('Ruchbrot').focus();
    await change('Ruchbrot', text);
    expect(field('Ruchbrot').getAttribute('aria-invalid')).toBe('true');
    field('Ruchbrot').blur();
    await settled();
    expect([field('Ruchbrot').value, field('Ruchbrot').hasAttribute('aria-invalid')]).toEqual(['2', false]);
    expect(shop.calls()).toEqual([]);
  },
);

test.each(['500', 'offline', 'html'] as const)(
  'if a quantity change fails (fault: %s), the line shows an error until the user types another quantity',
  async (mode) => {
    await shop.fail('PATCH /rest/cart/item/*', mode);
    await open();
    await change('Ruchbrot', '3');
    expect(textOf(getElement('[role=alert]', line('Ruchbrot')))).toBe(
      'Die Anzahl konnte nicht geändert werden.',
    );
    expect(textOf(getElement('[role=alert]', line('Weggli')))).toBe('');
    expect([field('Ruchbrot').value, price('Ruchbrot')]).toEqual(['3', 'CHF 8.40']);
    expect(dialogTexts()).toEqual([]);
    type(field('Ruchbrot'), '4');
    await settled();
    expect(textOf(getElement('[role=alert]', line('Ruchbrot')))).toBe('');
  },
);

test('the retry button in the line of a failed quantity change sends the change again', async () => {
  const again = () => line('Ruchbrot').querySelector<HTMLElement>('.krume-line-problem button');
  await shop.fail('PATCH /rest/cart/item/*', '500', 4);
  await open();
  await change('Ruchbrot', '3');
  expect(textOf(again())).toBe('Erneut versuchen: Ruchbrot');
  again()?.click();
  await settled();
  expect(textOf(getElement('[role=alert]', line('Ruchbrot')))).toBe(
    'Die Anzahl konnte nicht geändert werden.',
  );
  again()?.click();
  expect(document.activeElement).toBe(field('Ruchbrot'));
  await settled();
  expect([again(), field('Ruchbrot').value]).toEqual([null, '3']);
  expect((await shop.cart()).items[0]?.quantity).toBe(3);
});

test('if the customer has signed out in another tab, the retry button of a failed quantity change reloads the page', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  await shop.fail('PATCH /rest/cart/item/*', '500', 2);
  await open();
  await change('Ruchbrot', '3');
  const before = shop.calls().length;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
  rememberSignOut(Date.now());
  getElement('.krume-line-problem button', line('Ruchbrot')).click();
  await settled();
  vi.useRealTimers();
  localStorage.removeItem('krume:signed-out');
  expect([shop.calls().slice(before), reload.mock.calls.length]).toEqual([[], 1]);
});

test('after a failed quantity change, pressing Enter sends the change again, and leaving the field sends nothing', async () => {
  await shop.fail('PATCH /rest/cart/item/*', '500', 2);
  await open();
  field('Ruchbrot').focus();
  await change('Ruchbrot', '3');
  field('Ruchbrot').blur();
  await settled();
  const patches = () => shop.calls().filter((call) => call.startsWith('PATCH'));
  expect(patches()).toHaveLength(2);
  getElement<HTMLFormElement>('form', line('Ruchbrot')).requestSubmit();
  await settled();
  expect(patches()).toHaveLength(3);
});

test('when the quantity of another line changes, a line with an error clears the error and restores its quantity', async () => {
  await shop.fail('PATCH /rest/cart/item/*', '500', 2);
  await open();
  await change('Ruchbrot', '3');
  await change('Weggli', '12');
  expect(line('Ruchbrot').querySelector('.krume-line-problem')).toBeNull();
  expect([field('Ruchbrot').value, field('Weggli').value]).toEqual(['2', '12']);
});

test('if a quantity change gets a malformed response with status 200, the change counts as successful', async () => {
  await shop.fail('PATCH /rest/cart/item/*', 'malformed');
  await open();
  await change('Ruchbrot', '3');
  expect(textOf(getElement('[role=alert]', line('Ruchbrot')))).toBe('');
  expect(field('Ruchbrot').value).toBe('3');
});

test('if all responses to a quantity change are lost, a look-up of the cart confirms the change', async () => {
  await shop.fail('PATCH /rest/cart/item/*', 'lost');
  await open();
  await change('Ruchbrot', '3');
  expect(textOf(getElement('[role=alert]', line('Ruchbrot')))).toBe('');
  expect([field('Ruchbrot').value, (await shop.cart()).items[0]?.quantity]).toEqual(['3', 3]);
});

test('if neither a quantity change nor the look-up gets a response, the line shows an unknown outcome', async () => {
  await open();
  await shop.fail('/rest/cart/*', 'lost');
  await change('Ruchbrot', '3');
  expect(textOf(getElement('[role=alert]', line('Ruchbrot')))).toBe(
    'Es ist nicht bekannt, ob die Anzahl geändert wurde.',
  );
  await shop.fail('', 'ok');
  getElement<HTMLButtonElement>('.krume-line-quantity button:not(.krume-step)', line('Ruchbrot')).click();
  await settled();
  expect(textOf(getElement('[role=alert]', line('Ruchbrot')))).toBe('');
  expect((await shop.cart()).items[0]?.quantity).toBe(3);
});

test('if the shop refuses a quantity change, the line has no retry button', async () => {
  await open();
  await shop.take(4711);
  await change('Ruchbrot', '3');
  expect(line('Ruchbrot').querySelector('.krume-line-quantity button')).toBeNull();
});

test('the cart page completes a removal that was started on the previous page, and then requests the cart', async () => {
  const [plainProduct] = (await shop.cart()).items;
  const printed = await shop.cart();
  leftUnderWay('last-page', itemRemoval(plainProduct?.itemId ?? ''));
  await open(() => printed);
  expect(shop.calls()).toEqual([`DELETE /rest/cart/item/${plainProduct?.itemId}`, 'GET /rest/cart/']);
  expect(document.body.textContent).not.toContain(plainProduct?.name);
  page?.stop();
  await open();
  expect(shop.calls()).toEqual([]);
});

test('if an addition started on the previous page is still pending, an empty server-rendered cart shows a loading text', async () => {
  for (const { itemId } of (await shop.cart()).items) await shop.remove(itemId);
  const printed = await shop.cart();
  leftUnderWay('slow-addition', itemAddition('4711', { quantity: 2, productOptions: [], customOptions: [] }));
  const letGo = shop.hold();
  await open(() => printed);
  expect(textOf(getElement('.krume-cart'))).toContain('Warenkorb wird geladen...');
  expect(textOf(getElement('.krume-cart'))).not.toContain('Noch keine Produkte');
  expect(getElement('.krume-cart').getAttribute('aria-busy')).toBe('true');
  letGo();
  await expect.poll(() => lines().length).toBe(1);
});

test('if the outcome of an addition on the previous page is unknown, an empty server-rendered cart shows an error', async () => {
  for (const { itemId } of (await shop.cart()).items) await shop.remove(itemId);
  const printed = await shop.cart();
  leftUnderWay('lost-addition', itemAddition('4711', { quantity: 2, productOptions: [], customOptions: [] }));
  await open(async () => {
    await shop.fail('/rest/cart/*', 'lost');
    return printed;
  });
  await expect
    .poll(() => textOf(getElement('.krume-empty')))
    .toContain('Warenkorb konnte nicht geladen werden.');
  expect(textOf(getElement('.krume-cart'))).not.toContain('Noch keine Produkte');
});

test('if the shop refuses a quantity change, the line shows the reason and the current cart is loaded', async () => {
  await open();
  await shop.take(4711);
  await change('Ruchbrot', '3');
  expect(textOf(line('Ruchbrot'))).toContain('Nicht mehr erhältlich. Bitte entfernen Sie dieses Produkt.');
  expect(line('Ruchbrot').querySelector('input')).toBeNull();
});

test('if a product becomes unavailable, the focus moves from the quantity field to the remove button', async () => {
  await open();
  await shop.take(4711);
  field('Ruchbrot').focus();
  await change('Ruchbrot', '3');
  expect(document.activeElement).toBe(trash('Ruchbrot'));
  expect(description(trash('Ruchbrot'))).toBe('Nicht mehr erhältlich. Bitte entfernen Sie dieses Produkt.');
  expect(textOf(getElement('[role=alert]', line('Ruchbrot')))).toBe(
    'Die Anzahl konnte nicht geändert werden. Ruchbrot ist nicht mehr erhältlich.',
  );
});

test('if another tab removes the line with the focus, the cart gets the focus', async () => {
  const { otherTab } = await open();
  field('Ruchbrot').focus();
  await shop.remove('1');
  otherTab.postMessage({ cartCount: 6 });
  await settled();
  expect([lines().length, document.activeElement]).toEqual([1, getElement('.krume-cart')]);
});

test('if a product is unavailable, its cart line has a note and a remove button and no quantity field', async () => {
  await shop.take(4711);
  await open();
  expect(line('Ruchbrot').dataset.gone).toBe('true');
  expect(line('Ruchbrot').querySelector('input, a')).toBeNull();
  expect(textOf(line('Ruchbrot'))).toContain('Anzahl: 2');
  trash('Ruchbrot').click();
  await settled();
  expect(lines()).toHaveLength(1);
});

test('if a product is unavailable, clicking the checkout link focuses the remove button instead of opening the checkout', async () => {
  await shop.take(4711);
  await open();
  const checkout = getElement('.krume-totals a[href="/kasse"]');
  expect(description(checkout)).toBe(
    'Bitte entfernen Sie zuerst die Produkte, die nicht mehr erhältlich sind.',
  );
  const press = () => checkout.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect([press(), document.activeElement]).toEqual([false, trash('Ruchbrot')]);
  trash('Ruchbrot').click();
  await settled();
  expect(checkout.hasAttribute('aria-describedby')).toBe(false);
  undo()?.click();
  await settled();
  expect([press(), document.activeElement]).toEqual([false, trash('Ruchbrot')]);
});

const checkoutLink = () => getElement('.krume-totals a[href="/kasse"]');
/** Clicks the checkout link. Returns whether the browser may follow the link. */
const pressCheckout = () =>
  checkoutLink().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

// shop.md section 4, "Cart page": the checkout never opens with a quantity that the shopper has changed in vain
test.each(['409', '500', 'offline'] as const)(
  'if a quantity change fails after a click on the checkout link (fault: %s), the page stays and focuses the line',
  async (mode) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await shop.fail('PATCH /rest/cart/item/*', mode);
    await open();
    field('Ruchbrot').focus();
    type(field('Ruchbrot'), '3');
    const letGo = shop.hold();
    await settled();
    field('Ruchbrot').blur();
    await settled();
    expect(pressCheckout()).toBe(false);
    letGo();
    await pause();
    expect([assign.mock.calls, document.activeElement]).toEqual([[], field('Ruchbrot')]);
    expect(textOf(getElement('[role=alert]', line('Ruchbrot')))).toContain(
      'Die Anzahl konnte nicht geändert werden.',
    );
    expect(field('Ruchbrot').value).toBe('3');
  },
);

test('the checkout waits for a number that the shopper typed while an earlier change was pending', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  await shop.fail('PATCH /rest/cart/item/*', '409', 2);
  await open();
  const endFirst = shop.hold();
  await change('Ruchbrot', '3');
  await change('Ruchbrot', '4');
  expect(pressCheckout()).toBe(false);
  endFirst();
  // Holds the second change, which starts when the first has failed
  const endSecond = shop.hold();
  await pause();
  expect([assign.mock.calls, textOf(getElement('[role=alert]', line('Ruchbrot')))]).toEqual([[], '']);
  endSecond();
  await pause();
  await pause();
  expect([assign.mock.calls, document.activeElement]).toEqual([[], field('Ruchbrot')]);
});

test('after a successful quantity change, the checkout opens', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  await open();
  const letGo = shop.hold();
  await change('Ruchbrot', '3');
  expect(pressCheckout()).toBe(false);
  letGo();
  await pause();
  expect(assign.mock.calls).toEqual([['/kasse']]);
  expect((await shop.cart()).items[0]?.quantity).toBe(3);
});

test('while a line shows a failed quantity change, clicking the checkout link focuses the line', async () => {
  await shop.fail('PATCH /rest/cart/item/*', '500');
  await open();
  await change('Ruchbrot', '3');
  expect([pressCheckout(), document.activeElement]).toEqual([false, field('Ruchbrot')]);
  // The confirmed quantity needs no change, so the shopper can leave while the shop is out of order
  await change('Ruchbrot', '2');
  expect(pressCheckout()).toBe(true);
});

test('when the session expires, one dialog appears, and the line keeps its quantity and a retry button', async () => {
  await shop.fail('PATCH /rest/cart/item/*', '401');
  await open();
  await change('Ruchbrot', '3');
  expect(field('Ruchbrot').value).toBe('3');
  expect(textOf(line('Ruchbrot').querySelector('.krume-line-problem button'))).toBe(
    'Erneut versuchen: Ruchbrot',
  );
  expect(dialogTexts()).toEqual(['Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.']);
});

test('a quantity that the user types right before the page unloads is sent with keepalive', async () => {
  await open();
  type(field('Ruchbrot'), '7');
  await settled();
  dispatchEvent(new Event('pagehide'));
  // Other requests are excluded, because pages of earlier tests also send pending changes at this unload
  const changes = shop.sent.filter(({ what }) => what.startsWith('PATCH'));
  expect(changes).toMatchObject([{ body: '{"quantity":7}', keepalive: true }]);
});

test('removing a line hides the line at once, updates the totals and focuses «Rückgängig»', async () => {
  await open();
  trash('Weggli').click();
  await settled();
  expect(lines().map((element) => textOf(getElement('h2', element)))).toEqual(['Ruchbrot']);
  expect([sums()[2], allergens()]).toEqual(['CHF 8.40', ['Weizen', 'Gluten']]);
  expect(textOf(getElement('.krume-undo'))).toBe('Weggli wurde entfernt.Rückgängig: Weggli');
  expect(document.activeElement).toBe(undo());
  expect(shop.calls()).toEqual([]);
});

test('«Rückgängig» restores a removed line at the same position and sends no request', async () => {
  await open();
  trash('Ruchbrot').click();
  await settled();
  const status = getElement('.krume-cart > p[role=status]');
  expect(textOf(status)).toBe('Ruchbrot wurde entfernt.');
  undo()?.click();
  await settled();
  expect(lines().map((element) => textOf(getElement('h2', element)))).toEqual(['Ruchbrot', 'Weggli']);
  expect([undo(), sums()[2]]).toEqual([null, 'CHF 16.20']);
  expect([textOf(status), status.isConnected]).toEqual(['Ruchbrot ist wieder im Warenkorb.', true]);
  await vi.advanceTimersByTimeAsync(60_000);
  await settled();
  expect(shop.calls()).toEqual([]);
  expect(document.activeElement).toBe(trash('Ruchbrot'));
  trash('Ruchbrot').click();
  await settled();
  expect([textOf(status), document.activeElement]).toEqual(['Ruchbrot wurde entfernt.', undo()]);
  expect(getElement('.krume-undo').querySelector('[role]')).toBeNull();
});

test('after eight seconds, the cart page sends the removal of a line and emits the new count', async () => {
  const { listen } = await open();
  const signals: unknown[] = [];
  listen('product-removed-from-cart', (detail) => signals.push(detail));
  trash('Ruchbrot').click();
  await settled();
  getElement('.krume-undo button').blur();
  await vi.advanceTimersByTimeAsync(7999);
  expect(shop.calls()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await settled();
  expect(shop.calls()).toEqual(['DELETE /rest/cart/item/1', 'GET /rest/cart/']);
  expect(signals).toEqual([{ itemId: '1', totalItems: 6 }]);
  expect(undo()).toBeNull();
});

test('after the last line is removed, the empty cart is shown with «Rückgängig»', async () => {
  await open((cart) => ({ ...cart, items: cart.items.slice(0, 1) }));
  trash('Ruchbrot').click();
  await settled();
  expect(textOf(getElement('.krume-empty'))).toContain('Noch keine Produkte im Warenkorb.');
  undo()?.click();
  await settled();
  expect([lines().length, document.activeElement]).toEqual([1, trash('Ruchbrot')]);
});

test('if removing a line fails, the line is restored and a dialog appears', async () => {
  await shop.fail('DELETE /rest/cart/item/*', '500');
  await open();
  trash('Ruchbrot').click();
  await settled();
  getElement('.krume-undo button').blur();
  await vi.advanceTimersByTimeAsync(8000);
  await settled();
  expect(trash('Ruchbrot')).toBeTruthy();
  expect(dialog()).toMatchObject({
    text: 'Produkt konnte nicht vom Warenkorb entfernt werden.',
    buttons: ['Seite erneut laden', 'Schliessen', 'Erneut versuchen'],
  });
});

test('the cart page shows cart changes from other tabs and from other widgets', async () => {
  const { otherTab } = await open();
  await shop.put(4711, 3);
  otherTab.postMessage({ cartCount: 11 });
  await settled();
  expect(field('Ruchbrot').value).toBe('5');
  const { addToCart } = await import('../../../shared/stores/cart/cart.ts');
  await addToCart('4712', { quantity: 1, productOptions: [], customOptions: [] });
  await settled();
  expect(lines()).toHaveLength(3);
});

test('if the cart fails to reload, the cart page keeps its lines and reloads the cart when the connection returns', async () => {
  const { otherTab } = await open();
  await shop.fail('GET /rest/cart/', 'offline', 2);
  await shop.put(4711, 3);
  otherTab.postMessage({ cartCount: 11 });
  await settled();
  expect([lines().length, overlay(), dialogTexts()]).toEqual([
    2,
    '',
    ['Warenkorb konnte nicht geladen werden.'],
  ]);
  dispatchEvent(new Event('online'));
  await settled();
  expect([field('Ruchbrot').value, dialogTexts()]).toEqual(['5', []]);
});

test('the cart page shows a shipping price of 0 as ‘(gratis)’, missing totals as ‘-’ and markup as text', async () => {
  await open((cart) => ({
    ...cart,
    items: cart.items.slice(0, 1).map((item) => ({
      ...item,
      price: 0,
      thumb: undefined,
      name: '<b>Brot</b>',
      customOptions: [{ id: 1, label: 'Text', type: 'field', valueLabel: '<i>Hoi</i>' }],
    })),
    total: { grandTotal: 0, shippingInclTax: 0 },
  }));
  expect(sums()).toEqual(['-', '(gratis)', '-']);
  expect(textOf(lines()[0])).toContain('<b>Brot</b>Text: <i>Hoi</i>');
});

test.each([undefined, null, ''])(
  'a cart line whose price is %j shows no price and can be removed',
  async (none) => {
    await open((cart) => ({
      ...cart,
      items: cart.items.map((item) => (item.name === 'Weggli' ? { ...item, price: none } : item)),
      total: { grandTotal: 8.4 },
    }));
    expect([price('Ruchbrot'), price('Weggli')]).toEqual(['CHF 8.40', '-']);
    expect(textOf(line('Weggli'))).not.toContain('pro Stück');
    expect(sums()).toEqual(['-', '-', 'CHF 8.40']);
    trash('Weggli').click();
    await settled();
    expect(sums()).toEqual(['CHF 8.40', '-', 'CHF 8.40']);
    expect(dialogTexts()).toEqual([]);
  },
);

const files = [
  { id: 20, label: 'Drucker Bild', type: 'file', valueLabel: 'print.png', url: '/warenkorb/datei/2' },
  { id: 21, label: 'Bild', type: 'file', valueLabel: 'anordnung.jpg', url: '/warenkorb/datei/1' },
];

/** Opens the page with a single item, a box of cakes. */
const openCake = (customOptions: object[] = files) =>
  open((cart) => ({ ...cart, items: cart.items.slice(0, 1).map((item) => ({ ...item, customOptions })) }));

// shop.md section 3, "CartItem": the files of an item
test('a cart line links to each file of its product if the file has a URL', async () => {
  await openCake();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.krume-line a[download]')];
  expect(links.map((link) => [link.getAttribute('href'), link.download, textOf(link)])).toEqual([
    ['/warenkorb/datei/2', 'print.png', 'print.png herunterladen'],
    ['/warenkorb/datei/1', 'anordnung.jpg', 'anordnung.jpg herunterladen'],
  ]);
  expect(textOf(lines()[0])).toContain('Bild: anordnung.jpg');
  await openCake(files.map(({ url: _, ...option }) => option));
  expect(document.querySelectorAll('.krume-line a[download]')).toHaveLength(0);
  expect(textOf(lines()[0])).toContain('Drucker Bild: print.pngBild: anordnung.jpg');
});

test('if a file has an invalid URL, the cart line shows the name of the file and no link', async () => {
  await openCake(files.map((option) => ({ ...option, url: 'javascript:alert(1)' })));
  expect(document.querySelectorAll('.krume-line a[download]')).toHaveLength(0);
  expect(textOf(lines()[0])).toContain('Bild: anordnung.jpg');
});

// shop.md section 4, "Starting and leaving": the link to a stored design
test('if the design of a box is stored on the device, the cart line of the box has a link to the design', async () => {
  const picture = new Blob(['the box'], { type: 'image/jpeg' });
  const start = { productId: '4736', pieces: '367', filling: '4181', quantity: 1 };
  const text = { type: 'text', index: 0, text: 'Anna', font: 'Arial', color: '#000000' } as const;
  await keepOrderedCake(picture, { ...start, productOptions: [], customOptions: [] }, [text]);
  const ask = fetch;
  vi.stubGlobal('fetch', async (path: string | URL, init?: RequestInit) =>
    String(path).endsWith('/warenkorb/datei/1') ? new Response(picture) : ask(path, init),
  );
  await openCake();
  const link = await vi.waitFor(() => getElement<HTMLAnchorElement>('.krume-line-design'));
  expect(link.getAttribute('href')).toMatch(/^\/produkt\/ruchbrot#gestaltung=[0-9a-f]{64}$/);
  expect(link.textContent).toBe('Gestaltung öffnen: Ruchbrot');
});

test('a cart line has no link to a design if the box is not stored on this device or the product is not a box', async () => {
  const asked: string[] = [];
  const ask = fetch;
  vi.stubGlobal('fetch', async (path: string | URL, init?: RequestInit) => {
    asked.push(String(path));
    return ask(path, init);
  });
  await openCake();
  await openCake([
    { id: 32, label: 'Ihr Foto', type: 'file', valueLabel: 'a.png', url: '/warenkorb/datei/3' },
  ]);
  await settled();
  expect(document.querySelector('.krume-line-design')).toBeNull();
  expect(asked.filter((path) => path.includes('/datei/'))).toEqual([]);
});
