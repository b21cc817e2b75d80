// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { $cartCount } from '../../../../shared/stores/cart/cart.ts';
import { dialog } from '../../../support/page/dialog.ts';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, listenToConsole } from '../../../support/page/page.ts';
import {
  closeCheckout,
  customerToSummary,
  field,
  guestToSummary,
  handedOff,
  heading,
  notes,
  openCheckout,
  order,
  orders,
  pay,
  press,
  shipByCourier,
  shop,
  stopClock,
  testCheckout,
} from '../open-checkout.ts';

// shop.md section 7, "About the order call": an order whose answer was lost is told before anything else is ordered

testCheckout();

const questions = () => shop.calls().filter((call) => call.startsWith('GET /rest/cart/order/?key='));

/** The shop has the order, and the page does not know it. */
async function loseAnswer(): Promise<void> {
  listenToConsole();
  await customerToSummary();
  shop.fail('/rest/cart/order*', 'lost', 3);
  await order();
  shop.sent.length = 0;
}

/** At the first step, as by a link. */
const startAnew = () => history.replaceState(null, '', '/kasse');

async function reopen(): Promise<void> {
  closeCheckout();
  await openCheckout({ isCustomer: true });
}

test('with a cart that was filled again, the page tells of the first order, and orders nothing', async () => {
  await loseAnswer();
  await shop.put(4715, 3);
  await reopen();
  expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
  expect(orders()).toEqual([]);
  expect((await shop.cart()).itemsQuantity).toBe(3);
  expect($cartCount.get()).toBe(3);
});

test('from the first order the way leads on to the new cart; it is told once', async () => {
  await loseAnswer();
  await shop.put(4715, 3);
  await reopen();
  await press('Weiter mit dem neuen Warenkorb');
  expect(heading()).toBe('Versand');
  expect(document.activeElement).toBe(getElement('.krume-step-heading'));
  await reopen();
  expect(heading()).toBe('Versand');
});

test('before another cart is ordered the shop is asked for the first: it is told, and nothing is sent', async () => {
  await guestToSummary();
  listenToConsole();
  shop.fail('/rest/cart/order*', 'lost', 3);
  await order();
  await shop.put(4711, 20);
  await press('Erneut versuchen');
  // Once after the lost answers, once before the next order
  expect(questions()).toHaveLength(2);
  expect(orders()).toHaveLength(2);
  expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
  expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
  expect(document.activeElement).toBe(getElement('.krume-step-heading'));
  expect((await shop.cart()).itemsQuantity).toBe(20);
  expect(handedOff).toEqual([]);
});

test('an earlier attempt that has become no order stands in nobody’s way', async () => {
  listenToConsole();
  await customerToSummary();
  shop.fail('POST /rest/cart/order', 'offline', 2);
  await order();
  closeCheckout();
  await shop.put(4711, 1);
  startAnew();
  await openCheckout({ isCustomer: true });
  await shipByCourier();
  await pay('Rechnung');
  await order();
  expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
});

test('where the shop cannot say what became of the first, nothing else is ordered until it can', async () => {
  await loseAnswer();
  await shop.put(4711, 20);
  await shop.fail('GET /rest/cart/order/*', '500');
  startAnew();
  await reopen();
  await shipByCourier();
  await pay('Rechnung');
  field('terms').click();
  await press('Erneut versuchen');
  expect(notes()).toEqual([
    'Wir wissen nicht, ob Ihre letzte Bestellung angekommen ist. Versuchen Sie es noch einmal: Wir fragen zuerst nach.',
  ]);
  expect(orders()).toEqual([]);
  await shop.fail('', 'ok');
  await press('Erneut versuchen');
  expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
  expect(orders()).toEqual([]);
});

test('with an empty cart, the question can be asked again', async () => {
  await loseAnswer();
  shop.fail('GET /rest/cart/order/*', '500', 1);
  await reopen();
  expect(dialog()?.text).toContain('Wir wissen nicht, ob Ihre letzte Bestellung angekommen ist.');
  dialog()?.press('Erneut versuchen');
  await vi.waitFor(() => expect(textOf(getElement('.krume-order-number'))).toBe('#100005001'));
  expect(orders()).toEqual([]);
});

test('not only the last attempt is kept: each of two orders whose answers were lost is told', async () => {
  await loseAnswer();
  await shop.put(4715, 3);
  await reopen();
  // As if the page had been closed before it has told
  const first = '100005001';
  expect(textOf(getElement('.krume-order-number'))).toBe(`#${first}`);
  await press('Weiter mit dem neuen Warenkorb');
  await shop.put(4711, 20);
  closeCheckout();
  startAnew();
  await openCheckout({ isCustomer: true });
  await shipByCourier();
  await pay('Rechnung');
  shop.fail('/rest/cart/order*', 'lost', 3);
  await order();
  await shop.put(4715, 1);
  await reopen();
  expect(textOf(getElement('.krume-order-number'))).toBe('#100005002');
});

test('a guest is not asked about the orders of somebody signed in', async () => {
  await loseAnswer();
  closeCheckout();
  await shop.put(4715, 1);
  await openCheckout();
  expect(questions()).toEqual([]);
});

test('a key is good for 24 hours', async () => {
  await loseAnswer();
  await shop.put(4715, 1);
  stopClock(Date.UTC(2026, 10, 22, 10));
  await reopen();
  expect(questions()).toEqual([]);
});

test('what is kept of an attempt says nobody’s address', async () => {
  listenToConsole();
  await guestToSummary();
  shop.fail('POST /rest/cart/order', 'offline', 2);
  await order();
  expect(field('terms').checked).toBe(true);
  expect(localStorage.getItem('krume:order-attempts')).not.toMatch(/Suter|Klybeck|beat@/);
});

test('the page’s address names no step where an order is told', async () => {
  await loseAnswer();
  await reopen();
  expect(heading()).toBe('Vielen Dank für Ihre Bestellung');
  expect(location.search).toBe('');
});
