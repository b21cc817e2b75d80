// @vitest-environment page
import { expect } from 'vitest';
import { sampledEach } from '../../../support/data/sampled-tests.ts';
import { dialog, dialogTexts } from '../../../support/page/dialog.ts';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../../support/page/page.ts';
import {
  boxes,
  chooseMethod,
  closeCheckout,
  enterGuest,
  field,
  fill,
  guest,
  guestToSummary,
  handedOff,
  heading,
  openCheckout,
  order,
  orders,
  pay,
  press,
  printFor,
  shipByCourier,
  shop,
  testCheckout,
} from '../open-checkout.ts';

// shop.md sections 2.7, 4, 6, 7 and 8. Every request of a guest's checkout fails in several ways. Each time, the
// message is right, all values are kept, and one order is placed

testCheckout();

interface Call {
  /** The request, in the format of the demo shop's faults */
  call: string;
  when: string;
  reach(): Promise<unknown>;
  /** Performs the action that sends the request */
  act(): Promise<unknown>;
  /** Message after a failure or an unknown outcome */
  says: string;
  /** Faults to test; by default all faults */
  faults?: readonly (typeof modes)[number][];
  /** Asserts that all values are kept */
  kept(): unknown;
  /** Text of the button that retries after the dialog is closed; empty if the step retries on its own */
  again: string;
  /** Whether the retry button is in the dialog */
  isInDialog?: boolean;
  /** Heading of the next step */
  goes: string;
  /** Whether the page asks to sign in after a 401, because the order may belong to a customer */
  asksToSignIn?: boolean;
}

const typed = () => expect(field('street').value).toBe(guest.street);
const addressIsThere = () => expect(boxes()[0]?.join()).toContain(guest.street);
const dateIsThere = () => expect(field('deliveryDate').value).toBe('24.11.2026');
const summaryIsThere = () => {
  expect(textOf(getElement('.krume-boxes'))).toContain(guest.street);
  expect(field('terms').checked).toBe(true);
};
const orderIsThere = () => expect(orders().length).toBeGreaterThan(0);

async function toAddress(): Promise<void> {
  await openCheckout();
  await enterGuest();
}
async function toDate(): Promise<void> {
  await toAddress();
  await press('Weiter');
  await chooseMethod('Kurier am Vormittag');
  await press('Nächster möglicher Termin');
}
async function toOrder(): Promise<void> {
  await guestToSummary();
  field('terms').click();
}
async function ordered(): Promise<void> {
  await toOrder();
  await press('Kostenpflichtig bestellen');
}
async function loseOrder(): Promise<void> {
  await guestToSummary();
  await shop.fail('/rest/cart/order*', 'lost', 3);
  await order();
}
async function reload(options: Parameters<typeof openCheckout>[0] = {}): Promise<void> {
  closeCheckout();
  await openCheckout(options);
}

const failedOrder = 'Bestellung konnte nicht abgeschlossen werden.';
const notSaved = 'Adresse konnte nicht gespeichert werden.';
const notLoaded = 'Liefermethoden konnten nicht geladen werden.';
const unknownEarlier = 'Wir wissen nicht, ob Ihre letzte Bestellung angekommen ist.';
const pending = 'Ihre Zahlung ist noch nicht bestätigt';

const calls: readonly Call[] = [
  {
    call: 'GET /rest/cart/',
    when: 'on page load',
    async reach() {
      await openCheckout();
      await press('Als Gast bestellen');
      fill(guest);
      field('street').dispatchEvent(new Event('input', { bubbles: true }));
    },
    act: () => reload(),
    says: 'Warenkorb konnte nicht geladen werden.',
    kept: typed,
    again: 'Weiter',
    goes: 'Adresse',
  },
  ...['POST /rest/cart/shipping', 'GET /rest/location/'].map(
    (call): Call => ({
      call,
      when: 'when the shipping step opens',
      reach: toAddress,
      act: () => press('Weiter'),
      says: notLoaded,
      async kept() {
        expect(heading()).toBe('Versand');
        await press('Adresse, erledigt');
        addressIsThere();
      },
      again: 'Weiter',
      goes: 'Versand',
    }),
  ),
  ...['POST /rest/cart/address', 'GET /rest/cart/'].map(
    (call): Call => ({
      call,
      when: 'when the shipping step is submitted',
      reach: toDate,
      act: () => press('Weiter'),
      says: notSaved,
      kept: dateIsThere,
      again: 'Weiter',
      goes: 'Zahlungsart',
    }),
  ),
  {
    call: 'POST /rest/cart/address',
    when: 'when the payment step is reopened',
    async reach() {
      await openCheckout();
      await enterGuest();
      await shipByCourier();
    },
    act: () => reload(),
    says: notSaved,
    async kept() {
      await press('Versand, erledigt');
      dateIsThere();
    },
    again: 'Weiter',
    goes: 'Zahlungsart',
  },
  ...['GET /rest/cart/', 'POST /rest/cart/address'].map(
    (call): Call => ({
      call,
      when: 'before the order',
      reach: toOrder,
      act: () => press('Kostenpflichtig bestellen'),
      says: failedOrder,
      kept: summaryIsThere,
      again: 'Kostenpflichtig bestellen',
      goes: pending,
    }),
  ),
  {
    call: 'POST /rest/cart/order',
    when: 'with an idempotency key',
    reach: toOrder,
    act: () => press('Kostenpflichtig bestellen'),
    says: failedOrder,
    // Lost responses are tested in earlier-orders.test.ts
    faults: ['401', '500'],
    kept: summaryIsThere,
    again: 'Kostenpflichtig bestellen',
    goes: pending,
  },
  {
    call: 'GET /rest/cart/order/',
    when: 'on page load after an order whose response was lost',
    async reach() {
      await loseOrder();
    },
    act: () => reload(),
    says: unknownEarlier,
    kept: orderIsThere,
    again: 'Erneut versuchen',
    isInDialog: true,
    goes: pending,
  },
  {
    call: 'GET /rest/cart/order/',
    when: 'before the retry of an order whose response was lost',
    async reach() {
      await loseOrder();
      await shop.put(4711, 20);
    },
    act: () => press('Erneut versuchen'),
    says: unknownEarlier,
    kept: summaryIsThere,
    again: 'Erneut versuchen',
    goes: pending,
  },
  {
    call: 'GET /rest/cart/order/5001',
    when: 'on return from the payment provider',
    asksToSignIn: true,
    reach: ordered,
    act: () => reload({ orderId: 5001 }),
    says: 'Die Bestellung konnte nicht abgefragt werden.',
    kept: orderIsThere,
    again: 'Erneut versuchen',
    goes: pending,
  },
  {
    call: 'GET /rest/cart/order/5001',
    when: 'before a later payment',
    asksToSignIn: true,
    async reach() {
      await ordered();
      await reload({ orderId: 5001 });
      handedOff.length = 0;
    },
    async act() {
      await press('Jetzt bezahlen');
      expect(handedOff).toEqual([]);
    },
    says: 'Die Bestellung konnte nicht abgefragt werden.',
    kept: () => expect(textOf(getElement('.krume-order-number'))).toBe('#100005001'),
    again: 'Erneut nachfragen',
    goes: pending,
  },
];

const modes = ['401', '500', 'lost'] as const;
const hasButton = (name: string) =>
  [...document.querySelectorAll('button')].some((each) => textOf(each)?.startsWith(name));

/** Continues from any step to the summary. */
async function goOn(): Promise<void> {
  for (let steps = 0; heading() !== 'Bestellübersicht' && steps < 6; steps++) {
    if (heading() === 'Versand' && !document.querySelector('.krume-method input:checked')) {
      await chooseMethod('Kurier am Vormittag');
      await press('Nächster möglicher Termin');
    }
    if (heading() === 'Zahlungsart') await pay('Bezahl-App');
    else await press('Weiter');
  }
  await order();
}

for (const [index, row] of calls.entries()) {
  const { call, when, says, again, goes } = row;
  sampledEach(
    row.faults ?? modes,
    3,
    index,
  )(
    `if ${call} ${when} fails (fault: %s), the guest sees the right message, keeps all values and orders once`,
    async (mode) => {
      listenToConsole();
      printFor(false);
      await row.reach();
      await shop.fail(call, mode);
      await row.act();
      if (mode === '401' && row.asksToSignIn) {
        expect(dialog()?.title).toBe('Bitte melden Sie sich an');
        expect(dialogTexts()).toEqual(['Melden Sie sich an, um diese Bestellung zu sehen.']);
      } else expect(textOf(document.body)).toContain(says);
      // The message about a sign-out is only for customers
      expect(textOf(document.body)).not.toContain('abgemeldet');
      await shop.fail('', 'ok');
      dialog()?.press(row.isInDialog ? again : 'Schliessen');
      await settled();
      expect(dialogTexts()).toEqual([]);
      await row.kept();
      // No press is needed if the retry in the dialog has succeeded
      if (heading() !== goes || hasButton(again)) await press(again);
      expect(heading()).toBe(goes);
      if (goes !== pending) await goOn();
      expect([heading(), textOf(getElement('.krume-order-number'))]).toEqual([pending, '#100005001']);
      expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
    },
  );
}
