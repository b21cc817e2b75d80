// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { forgetCart } from '../../../shared/stores/cart/cart.ts';
import { commitRemoval } from '../../../shared/stores/cart/cart-removal.ts';
import { dialog } from '../../support/page/dialog.ts';
import { textOf } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import {
  button,
  chooseMethod,
  closeCheckout,
  customerToSummary,
  enterGuest,
  field,
  guestToSummary,
  heading,
  notes,
  openCalendar,
  openCheckout,
  order,
  orders,
  press,
  shop,
  testCheckout,
} from './open-checkout.ts';

// Changes during the checkout: the cart in another tab, the date, and products that make a date impossible

testCheckout();

const prices = () => textOf(getElement('.krume-order-sums'));
const changed = 'Der Warenkorb hat sich geändert. Bitte prüfen Sie Ihre Bestellung.';

/** Adds a product in another tab, which broadcasts the change. */
async function putElsewhere(
  { otherTab }: Awaited<ReturnType<typeof openCheckout>>,
  productId: number,
  quantity: number,
): Promise<void> {
  await shop.put(productId, quantity);
  otherTab.postMessage({ cartChanged: true });
  otherTab.postMessage({ cartCount: (await shop.cart()).itemsQuantity });
  await settled();
}

/** Simulates a reload: a new page with the same history entry. */
async function reload(): Promise<void> {
  closeCheckout();
  await openCheckout();
}

test('a cart change in another tab updates the summary and unticks the accepted terms', async () => {
  const page = await guestToSummary();
  field('terms').click();
  const before = prices();
  await putElsewhere(page, 4711, 1);
  expect(prices()).not.toBe(before);
  expect(textOf(getElement('.krume-order-lines'))).toContain('Anzahl: 21');
  expect(notes()).toEqual([changed]);
  expect(field('terms').checked).toBe(false);
  await order();
  expect(dialog()).toBeUndefined();
  expect(orders()).toHaveLength(1);
});

test('if another tab reports a cart change that leaves the totals unchanged, the accepted terms stay ticked', async () => {
  const page = await guestToSummary();
  await settled();
  field('terms').click();
  page.otherTab.postMessage({ cartChanged: true });
  page.otherTab.postMessage({ cartCount: 20 });
  await settled();
  expect(notes()).toEqual([]);
  expect(field('terms').checked).toBe(true);
});

test('after a cart change, the checkout saves the selected delivery again before the summary appears', async () => {
  const page = await guestToSummary();
  await press('Zurück');
  shop.sent.length = 0;
  await putElsewhere(page, 4711, 1);
  expect(shop.calls()).toContain('POST /rest/cart/address');
});

test('if the page reloads because the cart has changed, the payment method stays selected and the terms are unticked', async () => {
  await guestToSummary();
  await shop.put(4711, 1);
  await order();
  dialog()?.press('Schliessen');
  await settled();
  await reload();
  expect(heading()).toBe('Bestellübersicht');
  expect(textOf(document.body)).toContain('Bezahl-App');
  expect(field('terms').checked).toBe(false);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('zahlstelle');
  await reload();
  expect(heading()).toBe('Zahlungsart');
});

/** Opens the pickup dates for a cart with only one product, a cake that is not made on Mondays. */
async function toPickupOfCake(): Promise<void> {
  await openCheckout();
  await shop.remove((await shop.cart()).items[0]?.itemId ?? '');
  await shop.put(4731, 1);
  closeCheckout();
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Abholung');
}

test('if the shopper has removed the only product because of the date, ‘Rückgängig’ restores the product', async () => {
  await toPickupOfCake();
  getElement('.krume-in-the-way summary').click();
  getElement('.krume-in-the-way button').click();
  await settled();
  expect(textOf(getElement('.krume-undo'))).toContain('Rückgängig');
  expect(document.activeElement).toBe(getElement('.krume-undo button'));
  getElement('.krume-undo button').click();
  await settled();
  expect(document.activeElement).toBe(getElement('.krume-date-open'));
  expect(heading()).toBe('Versand');
  expect((await shop.cart()).items).toHaveLength(1);
});

test('when the removal of the only product can no longer be undone, the checkout shows an empty cart', async () => {
  await toPickupOfCake();
  getElement('.krume-in-the-way button').click();
  await settled();
  await commitRemoval();
  await settled();
  expect((await shop.cart()).items).toEqual([]);
  expect(textOf(getElement('.krume-checkout'))).toContain('Keine Produkte im Warenkorb vorhanden.');
  expect(document.activeElement).toBe(getElement('.krume-checkout a'));
});

test('if a product makes a day unavailable, the user can remove and restore the product in the calendar', async () => {
  await openCalendar();
  const day = (date: string) => getElement(`[data-date="${date}"]`);
  expect(day('2026-11-30').getAttribute('aria-disabled')).toBe('true');
  day('2026-11-30').click();
  await settled();
  getElement('dialog .krume-day-status button').click();
  await settled();
  expect(day('2026-11-30').getAttribute('aria-disabled')).toBeNull();
  expect(document.activeElement).toBe(getElement('dialog .krume-undo button'));
  expect(document.querySelectorAll('.krume-undo')).toHaveLength(1);
  getElement('dialog .krume-undo button').click();
  await settled();
  expect(day('2026-11-30').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(day('2026-11-30'));
});

test('a product that was removed in the calendar can still be restored after the calendar has closed', async () => {
  await openCalendar();
  getElement('[data-date="2026-11-30"]').click();
  await settled();
  getElement('dialog .krume-day-status button').click();
  await settled();
  getElement('[data-date="2026-11-30"]').click();
  await settled();
  expect(field('deliveryDate').value).toBe('30.11.2026');
  expect(document.activeElement).toBe(getElement('.krume-date-open'));
  expect(textOf(getElement('.krume-undo'))).toContain('Rückgängig');
});

test('selecting the next possible date in the summary moves the focus to the heading of the step', async () => {
  await customerToSummary();
  vi.setSystemTime(Date.UTC(2026, 10, 23, 15));
  await order();
  button('Nächster möglicher Termin').focus();
  await press('Nächster möglicher Termin');
  expect(notes()).toEqual([]);
  expect(document.activeElement).toBe(getElement('.krume-step-heading'));
});

test('when the user retries a failed load of the addresses, the focus moves to the heading of the step', async () => {
  listenToConsole();
  await shop.signIn();
  shop.fail('GET /rest/profile/address/', '500', 1);
  await openCheckout({ isCustomer: true });
  button('Erneut versuchen').focus();
  await press('Erneut versuchen');
  expect(document.activeElement).toBe(getElement('.krume-step-heading'));
  expect(notes()).toEqual([]);
});

test('the summary shows the phone number if no date is possible', async () => {
  const page = await guestToSummary();
  const passOn = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const response = await passOn(path, init);
    if (path !== '/rest/cart/') return response;
    const cart = await response.json();
    for (const item of cart.items) item.availabilityDays = [];
    return Response.json(cart);
  });
  await putElsewhere(page, 4711, 1);
  expect(notes().join()).toContain(
    'In den nächsten 180 Tagen ist kein Termin möglich. Rufen Sie uns an: 061 555 01 24',
  );
});

test('the date field element stays on the page while the cart reloads', async () => {
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Kurier am Vormittag');
  await press('Nächster möglicher Termin');
  const date = field('deliveryDate');
  forgetCart();
  await new Promise(requestAnimationFrame);
  expect(field('deliveryDate')).toBe(date);
});
