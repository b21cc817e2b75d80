// @vitest-environment page
import { describe, expect, test } from 'vitest';
import { $cartCount, markCartStale } from '../../../../shared/stores/cart/cart.ts';
import { loadCart } from '../../../../shared/stores/cart/load-cart.ts';
import { dialogTexts } from '../../../support/page/dialog.ts';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../../support/page/page.ts';
import {
  button,
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

// shop.md section 7, "About the order call": an order with a lost response is shown before another order is placed

testCheckout();

const questions = () => shop.calls().filter((call) => call.startsWith('GET /rest/cart/order/?key='));

/** Places an order and loses the response. */
async function loseResponse(): Promise<void> {
  listenToConsole();
  await customerToSummary();
  shop.fail('/rest/cart/order*', 'lost', 3);
  await order();
  shop.sent.length = 0;
}

/** Sets the URL of the first step. */
const openCheckoutPage = () => history.replaceState(null, '', '/kasse');

async function reopen(): Promise<void> {
  closeCheckout();
  await openCheckout({ isCustomer: true });
}

test('if the response to an order was lost and the cart was refilled, the checkout shows this order and sends no other', async () => {
  await loseResponse();
  await shop.put(4715, 3);
  await reopen();
  expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
  expect(orders()).toEqual([]);
  expect((await shop.cart()).itemsQuantity).toBe(3);
  expect($cartCount.get()).toBe(3);
});

test('after the checkout has shown an earlier order, ‘Weiter mit dem neuen Warenkorb’ opens the shipping step', async () => {
  await loseResponse();
  await shop.put(4715, 3);
  await reopen();
  await press('Weiter mit dem neuen Warenkorb');
  expect(heading()).toBe('Versand');
  expect(document.activeElement).toBe(getElement('.krume-step-heading'));
  await reopen();
  expect(heading()).toBe('Versand');
});

test('retrying an order after a cart change shows the earlier order instead of sending a second order', async () => {
  await guestToSummary();
  listenToConsole();
  shop.fail('/rest/cart/order*', 'lost', 3);
  await order();
  await shop.put(4711, 20);
  await press('Erneut versuchen');
  // The page has looked up the order after the lost responses, and again before the next order
  expect(questions()).toHaveLength(2);
  expect(orders()).toHaveLength(2);
  expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
  expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
  expect(document.activeElement).toBe(getElement('.krume-step-heading'));
  expect((await shop.cart()).itemsQuantity).toBe(20);
  expect(handedOff).toEqual([]);
});

test('an earlier attempt that created no order does not prevent a new order', async () => {
  listenToConsole();
  await customerToSummary();
  shop.fail('POST /rest/cart/order', 'offline', 2);
  await order();
  closeCheckout();
  await shop.put(4711, 1);
  openCheckoutPage();
  await openCheckout({ isCustomer: true });
  await shipByCourier();
  await pay('Rechnung');
  await order();
  expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
});

test('the checkout sends no order while the outcome of an earlier order is unknown', async () => {
  await loseResponse();
  await shop.put(4711, 20);
  await shop.fail('GET /rest/cart/order/*', '500');
  openCheckoutPage();
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

describe('an empty cart and a failed look-up of an earlier order', () => {
  const unknown =
    'Wir wissen nicht, ob Ihre letzte Bestellung angekommen ist. Versuchen Sie es noch einmal: Wir fragen zuerst nach.';
  const text = () => textOf(getElement('.krume-checkout'));
  async function fail(): Promise<void> {
    await loseResponse();
    await shop.fail('GET /rest/cart/order/*', '500');
    await reopen();
  }

  test('the page says that the outcome is unknown, and offers a retry', async () => {
    await fail();
    expect([text(), dialogTexts()]).toEqual([expect.stringContaining(unknown), []]);
    button('Erneut versuchen').focus();
    await press('Erneut versuchen');
    expect(text()).toContain(unknown);
    expect(document.activeElement).toBe(button('Erneut versuchen'));
    await shop.fail('', 'ok');
    await press('Erneut versuchen');
    expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
    expect(document.activeElement).toBe(getElement('.krume-step-heading'));
    expect(orders()).toEqual([]);
  });

  test('the message of the empty cart does not appear during a retry', async () => {
    await fail();
    const letGo = shop.hold();
    await press('Erneut versuchen');
    expect(text()).toContain(unknown);
    letGo();
    await settled();
  });

  test.each(['online', 'focus', 'visibilitychange', 'pageshow'])(
    'the page looks up the order again after the event ‘%s’',
    async (type) => {
      await fail();
      await shop.fail('', 'ok');
      shop.sent.length = 0;
      dispatchEvent(new Event(type));
      await settled();
      expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
      dispatchEvent(new Event(type));
      await settled();
      expect(questions()).toHaveLength(1);
    },
  );

  test('if another tab fills the cart, the page shows the steps, and looks up no order on focus', async () => {
    await fail();
    await shop.fail('', 'ok');
    await shop.put(4711, 20);
    markCartStale();
    await loadCart();
    await settled();
    expect(text()).not.toContain(unknown);
    shop.sent.length = 0;
    dispatchEvent(new Event('focus'));
    await settled();
    expect([questions(), heading()]).toEqual([[], expect.any(String)]);
  });

  test.each(['Adresse', 'Versand', 'Zahlungsart'])(
    'if the shopper has gone back to the step ‘%s’, the page reloads when the cart becomes empty',
    async (step) => {
      await loseResponse();
      await press(`${step}, erledigt`);
      expect(heading()).toBe(step);
      expect(location.reload).not.toHaveBeenCalled();
      markCartStale();
      await loadCart();
      await settled();
      expect(location.reload).toHaveBeenCalled();
    },
  );
});

test('if the responses to two orders were lost, the checkout shows the first order, and then the second order', async () => {
  await loseResponse();
  await shop.put(4715, 3);
  await reopen();
  // Simulates that the page was closed before it showed the order
  const first = '100005001';
  expect(textOf(getElement('.krume-order-number'))).toBe(`#${first}`);
  await press('Weiter mit dem neuen Warenkorb');
  await shop.put(4711, 20);
  closeCheckout();
  openCheckoutPage();
  await openCheckout({ isCustomer: true });
  await shipByCourier();
  await pay('Rechnung');
  shop.fail('/rest/cart/order*', 'lost', 3);
  await order();
  await shop.put(4715, 1);
  await reopen();
  expect(textOf(getElement('.krume-order-number'))).toBe('#100005002');
});

test('if the user is now a guest, the checkout does not look up the earlier orders of a customer', async () => {
  await loseResponse();
  closeCheckout();
  await shop.put(4715, 1);
  await openCheckout();
  expect(questions()).toEqual([]);
});

test('the checkout does not look up an earlier order after 24 hours', async () => {
  await loseResponse();
  await shop.put(4715, 1);
  stopClock(Date.UTC(2026, 10, 22, 10));
  await reopen();
  expect(questions()).toEqual([]);
});

test('the stored attempt of an order contains no address', async () => {
  listenToConsole();
  await guestToSummary();
  shop.fail('POST /rest/cart/order', 'offline', 2);
  await order();
  expect(field('terms').checked).toBe(true);
  expect(localStorage.getItem('krume:order-attempts')).not.toMatch(/Suter|Klybeck|beat@/);
});

test('the URL contains no step while the checkout shows an earlier order', async () => {
  await loseResponse();
  await reopen();
  expect(heading()).toBe('Vielen Dank für Ihre Bestellung');
  expect(location.search).toBe('');
});
