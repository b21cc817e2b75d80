// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { checkout } from '../../../../fixtures/markup/checkout.ts';
import { paymentConfiguration } from '../../../../fixtures/shop/payment.ts';
import { dialog } from '../../../support/page/dialog.ts';
import { openPage, textOf } from '../../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../../support/page/page.ts';
import { leavePage, returnToPage } from '../../../support/shop/tabs.ts';
import {
  closeCheckout,
  content,
  guestToSummary,
  handedOff,
  heading,
  openCheckout,
  order,
  orders,
  press,
  shop,
  testCheckout,
} from '../open-checkout.ts';

// shop.md section 2.7, "Fertig": the return from the payment provider, in several tabs and with interruptions

testCheckout();

let release = () => {};
afterEach(async () => {
  release();
  await settled();
});

/** Places an order as a guest and continues to the payment provider. */
async function goToPay(): Promise<void> {
  await guestToSummary();
  await order();
  closeCheckout();
}
const pay = () => shop.pay(handedOff[0]?.[0] ?? '', handedOff[0]?.[1] ?? {}, 'bezahlen');
const questions = () => shop.calls().filter((call) => call === 'GET /rest/cart/order/5001');
const paid = 'Vielen Dank für Ihre Bestellung';
const pending = 'Ihre Zahlung ist noch nicht bestätigt';

/** Opens two checkouts on one page. They behave like two tabs: each has its own requests and clicks. */
async function openTwice() {
  const tab = () =>
    checkout({
      isCustomer: false,
      shopUrl: '/produkte',
      phone: '061 555 01 24',
      payment: paymentConfiguration,
      content,
      orderId: 5001,
    });
  const page = await openPage(tab(), tab());
  await settled();
  return page;
}
const tabs = () => [...document.querySelectorAll<HTMLElement>('.krume-checkout')];
const failureText = () =>
  tabs().map((tab) => [
    textOf(getElement('.krume-step-heading', tab)),
    textOf(getElement('.krume-order-number', tab)),
    tab.getAttribute('aria-busy'),
  ]);
const both = (title: string) => [1, 2].map(() => [title, '#100005001', 'false']);

test('a return page that is open in two tabs shows the order in both tabs', async () => {
  await goToPay();
  await pay();
  shop.sent.length = 0;
  await openTwice();
  expect(failureText()).toEqual(both(paid));
  expect(questions()).toHaveLength(2);
  expect(orders()).toEqual([]);
  expect(document.querySelectorAll('.krume-done button')).toHaveLength(0);
});

test('if the order fails to load in one tab, this tab shows a retry button, and the other tab shows the order', async () => {
  listenToConsole();
  await goToPay();
  await pay();
  await shop.fail('GET /rest/cart/order/5001', '500', 1);
  await openTwice();
  expect(tabs().map((tab) => textOf(getElement('.krume-step-heading', tab)))).toEqual([
    'Die Bestellung konnte nicht abgefragt werden.',
    paid,
  ]);
  await press('Erneut versuchen');
  expect(failureText()).toEqual(both(paid));
});

test('‘Jetzt bezahlen’ in two tabs submits the same transaction to the payment provider', async () => {
  await goToPay();
  await openTwice();
  expect(failureText()).toEqual(both(pending));
  handedOff.length = 0;
  for (const tab of tabs()) getElement<HTMLButtonElement>('.krume-step-buttons .krume-button', tab).click();
  await settled();
  expect(handedOff).toHaveLength(2);
  expect(handedOff[0]).toEqual(handedOff[1]);
  expect(orders()).toHaveLength(1);
});

test('‘Jetzt bezahlen’ submits no payment if the order was paid in another tab', async () => {
  await goToPay();
  await openTwice();
  await pay();
  handedOff.length = 0;
  for (const tab of tabs()) getElement<HTMLButtonElement>('.krume-step-buttons .krume-button', tab).click();
  await settled();
  expect(handedOff).toEqual([]);
  expect(failureText()).toEqual(both(paid));
});

test('the return page keeps showing the order if another tab fills the cart', async () => {
  await goToPay();
  const { otherTab } = await openCheckout({ orderId: 5001 });
  await shop.put(4715, 3);
  otherTab.postMessage({ cartChanged: true });
  otherTab.postMessage({ cartCount: 3 });
  await settled();
  expect(heading()).toBe(pending);
  expect((await shop.cart()).itemsQuantity).toBe(3);
  expect(orders()).toHaveLength(1);
});

test.each([
  ['the return page again', { orderId: 5001 }],
  ['the checkout', {}],
])(
  'if the return page unloads before the response arrives, opening %s afterwards shows the order',
  async (_, options) => {
    const console = listenToConsole();
    await goToPay();
    await pay();
    release = shop.hold();
    await openCheckout({ orderId: 5001 });
    expect(textOf(document.body)).toContain('Wir fragen nach, was aus Ihrer Bestellung geworden ist.');
    closeCheckout();
    release();
    await settled();
    expect(console.messages).toEqual([]);
    expect(dialog()).toBeUndefined();
    await openCheckout(options);
    expect([heading(), textOf(getElement('.krume-order-number'))]).toEqual([paid, '#100005001']);
    expect(getElement('.krume-checkout').getAttribute('aria-busy')).toBe('false');
    expect(orders()).toHaveLength(1);
    expect(handedOff).toHaveLength(1);
  },
);

test('a return page restored from the back/forward cache shows the order even if a request was pending', async () => {
  await goToPay();
  release = shop.hold();
  await openCheckout({ orderId: 5001 });
  leavePage();
  await pay();
  release();
  returnToPage();
  await settled();
  expect([heading(), textOf(getElement('.krume-order-number'))]).toEqual([paid, '#100005001']);
  expect(getElement('.krume-checkout').getAttribute('aria-busy')).toBe('false');
});

test('if the page unloads before the response arrives, ‘Jetzt bezahlen’ submits no payment', async () => {
  const console = listenToConsole();
  await goToPay();
  await openCheckout({ orderId: 5001 });
  handedOff.length = 0;
  release = shop.hold();
  await press('Jetzt bezahlen');
  closeCheckout();
  release();
  await settled();
  expect(handedOff).toEqual([]);
  expect(console.messages).toEqual([]);
  await openCheckout({ orderId: 5001 });
  await press('Jetzt bezahlen');
  expect(handedOff).toHaveLength(1);
  expect(orders()).toHaveLength(1);
});

test('if the page unloads before the payment provider responds, the checkout shows the unpaid order', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
  await guestToSummary();
  await order();
  closeCheckout();
  vi.advanceTimersByTime(20_000);
  await openCheckout();
  expect([heading(), textOf(getElement('.krume-order-number'))]).toEqual([pending, '#100005001']);
  await press('Jetzt bezahlen');
  expect(handedOff).toHaveLength(2);
  expect(handedOff[1]).toEqual(handedOff[0]);
  expect(orders()).toHaveLength(1);
});
