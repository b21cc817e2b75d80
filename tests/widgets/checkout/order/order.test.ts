// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { $cartCount } from '../../../../shared/stores/cart/cart.ts';
import { loadCart } from '../../../../shared/stores/cart/load-cart.ts';
import { noData } from '../../../../widgets/checkout/flow/data.ts';
import { keepDraft, recallDraft } from '../../../../widgets/checkout/flow/draft.ts';
import { keptAttempts } from '../../../../widgets/checkout/order/kept-attempts.ts';
import { dialog } from '../../../support/page/dialog.ts';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../../support/page/page.ts';
import { textOfTab } from '../../../support/shop/kept.ts';
import { returnToPage } from '../../../support/shop/tabs.ts';
import {
  button,
  chooseMethod,
  closeCheckout,
  customerToSummary,
  enterGuest,
  field,
  guest,
  guestToSummary,
  handedOff,
  heading,
  notes,
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

// shop.md sections 2.7, 4 "Order button", 7 "Hand-off to the payment provider" and 8: placing an order

testCheckout();
afterEach(() => document.head.replaceChildren());

test('the order button focuses the terms and sends no order until the terms are accepted', async () => {
  await guestToSummary();
  await press('Kostenpflichtig bestellen');
  expect(field('terms').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('terms'));
  expect(orders()).toEqual([]);
});

test("the request of a guest's order contains the payment method, e-mail and comment", async () => {
  await guestToSummary();
  await press('Ändern: Bemerkung');
  getElement<HTMLTextAreaElement>('textarea[name="comment"]').value = ' Bitte klingeln. ';
  await press('Speichern');
  expect(textOf(getElement('.krume-comment'))).toBe('Bitte klingeln.');
  shop.sent.length = 0;
  await order();
  expect(shop.calls()).toEqual(['POST /rest/cart/address', 'GET /rest/cart/', 'POST /rest/cart/order']);
  expect(shop.bodies().slice(1)).toEqual([
    {
      payment: { method: 'zahlstelle_checkout_payment_23' },
      email: 'beat@example.ch',
      comment: 'Bitte klingeln.',
    },
  ]);
});

test('an order with online payment submits a form of four fields to the payment provider', async () => {
  await guestToSummary();
  await order();
  expect(handedOff).toEqual([
    [
      expect.stringContaining('/zahlstelle/'),
      {
        paymentMethodConfigurationId: '47221',
        transactionId: '705001',
        'replace-primary-action': '1',
        skipFormProcessing: 'true',
      },
    ],
  ]);
});

test("a customer's order by invoice shows the order number and empties the cart", async () => {
  await customerToSummary();
  await order();
  expect(orders().map(({ body }) => JSON.parse(body ?? ''))).toEqual([
    { payment: { method: 'checkmo' }, comment: '' },
  ]);
  expect(handedOff).toEqual([]);
  expect(heading()).toBe('Vielen Dank für Ihre Bestellung');
  expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
  expect(document.querySelector('.krume-progress')).toBeNull();
  expect($cartCount.get()).toBe(0);
});

test("after an order, the entered values are deleted from the browser's storage", async () => {
  await guestToSummary();
  expect(textOfTab()).toContain('Klybeckstrasse');
  await order();
  expect(Object.values({ ...localStorage, ...sessionStorage }).join()).not.toContain('Klybeckstrasse');
});

test.each(['placed', 'refused'])(
  'the stored attempt of an order is deleted after the order was %s',
  async (end) => {
    listenToConsole();
    await guestToSummary();
    const { fetch } = globalThis;
    const refuse = () => Promise.resolve(Response.json({ Code: 422, Message: 'Nein.' }, { status: 422 }));
    if (end === 'refused')
      vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
        init.method === 'POST' && path.endsWith('/rest/cart/order') ? refuse() : fetch(path, init),
      );
    await order();
    expect(dialog()?.text).toBe(
      end === 'placed' ? undefined : 'Bestellung konnte nicht abgeschlossen werden.',
    );
    expect(keptAttempts('visitor').read() ?? []).toEqual([]);
  },
);

test('the checkout draft of a customer is not restored for another customer or a guest', () => {
  const [anna, urs] = ['#anna', '#urs'] as const;
  keepDraft(anna, { ...noData, comment: 'Bitte bei Frau Suter klingeln', shipping: { branchId: '3' } });
  expect([recallDraft(urs), recallDraft('visitor')]).toEqual([undefined, undefined]);
  expect(recallDraft(anna)).toMatchObject({ comment: 'Bitte bei Frau Suter klingeln' });
});

test('the stored checkout draft contains no payment method', async () => {
  await guestToSummary();
  expect(textOfTab()).not.toMatch(/zahlstelle|"23"|Bezahl/);
});

test.each([
  ['another quantity', () => shop.put(4711, 1)],
  ['another product', () => shop.put(4715, 1)],
])(
  'if the cart has changed (difference: %s), no order is sent, and closing the dialog reloads the page',
  async (_, change) => {
    await guestToSummary();
    await change();
    await order();
    expect(orders()).toEqual([]);
    expect(dialog()?.text).toBe(
      'Der Warenkorb hat sich zwischenzeitlich aktualisiert. Bitte beginnen Sie erneut mit dem Bezahlvorgang.',
    );
    expect(location.reload).not.toHaveBeenCalled();
    dialog()?.press('Schliessen');
    await settled();
    expect(location.reload).toHaveBeenCalledOnce();
  },
);

test('two clicks on the order button place one order', async () => {
  await guestToSummary();
  field('terms').click();
  const button = getElement<HTMLButtonElement>('.krume-summary [type="submit"]');
  button.click();
  button.click();
  getElement<HTMLFormElement>('.krume-summary').dispatchEvent(
    new Event('submit', { bubbles: true, cancelable: true }),
  );
  await settled();
  expect(orders()).toHaveLength(1);
});

test('if the response to an order is lost, the order is sent again with the same idempotency key', async () => {
  listenToConsole();
  await guestToSummary();
  shop.fail('POST /rest/cart/order', 'lost', 1);
  await order();
  expect(orders()).toHaveLength(2);
  expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
  expect(handedOff).toHaveLength(1);
});

test('retrying an order with an unknown outcome uses the same idempotency key', async () => {
  listenToConsole();
  await guestToSummary();
  shop.fail('POST /rest/cart/order', 'offline', 2);
  await order();
  expect(notes()).toContain(
    'Wir wissen nicht, ob Ihre Bestellung angekommen ist. Versuchen Sie es noch einmal: Auch dann wird nur einmal bestellt.',
  );
  await press('Erneut versuchen');
  expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
  expect(handedOff).toHaveLength(1);
});

test('after a reload, the checkout shows an order whose response was lost', async () => {
  listenToConsole();
  await customerToSummary();
  shop.fail('/rest/cart/order*', 'lost', 3);
  await order();
  closeCheckout();
  await openCheckout({ isCustomer: true });
  expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
  expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
});

test('if two tabs order the same cart, the orders use the same idempotency key', async () => {
  listenToConsole();
  await openCheckout();
  await enterGuest({ ...guest, rememberOnDevice: true });
  await shipByCourier();
  await pay('Bezahl-App');
  shop.fail('POST /rest/cart/order', 'offline', 2);
  await order();
  const [first] = orders();
  closeCheckout();
  // Another tab shares only the storage of the device, not the session storage
  sessionStorage.clear();
  await openCheckout();
  await shipOn();
  await order();
  expect(orders().at(-1)?.key).toBe(first?.key);
});

/** Continues in a new tab from the first step to the summary. */
async function shipOn(): Promise<void> {
  for (let clicks = 0; heading() !== 'Bestellübersicht' && clicks < 5; clicks++) {
    if (heading() === 'Zahlungsart') await chooseMethod('Bezahl-App');
    await press('Weiter');
  }
}

test('if the shop refuses an order, a dialog appears, and the summary keeps all values', async () => {
  listenToConsole();
  await guestToSummary();
  shop.fail('POST /rest/cart/order', '409', 1);
  await order();
  expect(dialog()?.text).toBe('Bestellung konnte nicht abgeschlossen werden.');
  expect(heading()).toBe('Bestellübersicht');
  expect(field('terms').checked).toBe(true);
});

test('if the cutoff has passed, no order is sent, and the summary offers the next possible date', async () => {
  await guestToSummary();
  // The clock is set to Monday 16:00 in Zurich, after the cutoff for Tuesday
  vi.setSystemTime(Date.UTC(2026, 10, 23, 15));
  await order();
  expect(orders()).toEqual([]);
  expect(notes()[0]).toContain('Bestellungen für Dienstag müssen bis Montag um 15:30 Uhr aufgegeben werden.');
  await press('Nächster möglicher Termin');
  expect(notes()).toEqual([]);
  expect(document.body.textContent).toContain('Mittwoch, 25.11.2026');
});

test('the checkout draft of a customer stays when the session expires', async () => {
  listenToConsole();
  await customerToSummary();
  shop.fail('POST /rest/cart/order', '401', 1);
  await order();
  expect(dialog()?.title).toBe('Sie wurden abgemeldet');
  expect(textOfTab()).toContain('krume:checkout#');
});

// shop.md section 6, "Guest": a guest has no session that could expire
test("if a guest's order gets status 401, a failure is reported, and a retry uses the same idempotency key", async () => {
  listenToConsole();
  printFor(false);
  await guestToSummary();
  await shop.fail('POST /rest/cart/order', '401', 1);
  await order();
  expect(dialog()?.title).toBe('Fehler');
  expect(dialog()?.text).toContain('Bestellung konnte nicht abgeschlossen werden.');
  dialog()?.press('Schliessen');
  await order();
  expect(handedOff).toHaveLength(1);
  expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
});

test('if the session has expired, the return page asks the customer to sign in to see the order', async () => {
  listenToConsole();
  await customerToSummary();
  await order();
  closeCheckout();
  printFor(false);
  await shop.fail('GET /rest/cart/order/*', '401', 1);
  await openCheckout({ orderId: 5001 });
  await vi.waitFor(() => expect(dialog()?.title).toBe('Bitte melden Sie sich an'));
  expect(dialog()?.text).toBe('Melden Sie sich an, um diese Bestellung zu sehen.');
  dialog()?.press('Schliessen');
});

test.each([
  ['bezahlen', 'Vielen Dank für Ihre Bestellung', /Ihre Zahlung von CHF 93\.00 ist eingegangen\./, false],
  ['abbrechen', 'Sie haben die Zahlung abgebrochen', /Es wurde nichts belastet\./, true],
  ['ablehnen', 'Die Zahlung wurde abgelehnt', /Es wurde nichts belastet\./, true],
  ['doppelt-belasten', 'Ihre Zahlung ist zweimal eingegangen', /zweimal CHF 93\.00 belastet/, false],
  ['haengen', 'Ihre Zahlung ist noch nicht bestätigt', /Falls Sie schon bezahlt haben/, true],
])(
  "after the action '%s' at the payment provider, the return page shows the heading «%s»",
  async (outcome, title, text, canPay) => {
    await guestToSummary();
    await order();
    await shop.pay(handedOff[0]?.[0] ?? '', handedOff[0]?.[1] ?? {}, outcome);
    closeCheckout();
    await openCheckout({ orderId: 5001 });
    expect(heading()).toBe(title);
    expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
    expect(document.body.textContent).toMatch(text);
    const buttons = [...document.querySelectorAll('.krume-done button')].map(textOf);
    expect(buttons.includes('Jetzt bezahlen')).toBe(canPay);
  },
);

test('if the order is already paid, ‘Jetzt bezahlen’ shows the success and starts no second payment', async () => {
  await guestToSummary();
  await order();
  closeCheckout();
  await openCheckout({ orderId: 5001 });
  await shop.pay(handedOff[0]?.[0] ?? '', handedOff[0]?.[1] ?? {}, 'bezahlen');
  handedOff.length = 0;
  await press('Jetzt bezahlen');
  expect(handedOff).toEqual([]);
  expect(document.body.textContent).toContain('ist eingegangen.');
});

test('if an order is unpaid, ‘Jetzt bezahlen’ on its page opens the payment provider again', async () => {
  await guestToSummary();
  await order();
  closeCheckout();
  await openCheckout({ orderId: 5001 });
  await press('Jetzt bezahlen');
  expect(handedOff).toHaveLength(2);
  expect(handedOff[1]).toEqual(handedOff[0]);
});

test('two clicks on ‘Jetzt bezahlen’ submit the payment form once', async () => {
  await guestToSummary();
  await order();
  closeCheckout();
  await openCheckout({ orderId: 5001 });
  handedOff.length = 0;
  button('Jetzt bezahlen').click();
  await press('Jetzt bezahlen');
  expect(handedOff).toHaveLength(1);
});

/** Opens the page to which the payment provider returns. */
async function visitReturn(): Promise<void> {
  closeCheckout();
  await openCheckout({ orderId: 5001 });
}

test('opening the return page of a paid order twice shows the same order', async () => {
  await guestToSummary();
  await order();
  await shop.pay(handedOff[0]?.[0] ?? '', handedOff[0]?.[1] ?? {}, 'bezahlen');
  for (const visit of ['first', 'second']) {
    await visitReturn();
    expect([visit, heading(), textOf(getElement('.krume-order-number'))]).toEqual([
      visit,
      'Vielen Dank für Ihre Bestellung',
      '#100005001',
    ]);
  }
  expect(orders()).toHaveLength(1);
  expect(handedOff).toHaveLength(1);
  expect(document.querySelectorAll('.krume-done button')).toHaveLength(0);
});

test('the return page keeps a new cart and has a button to the checkout of the new cart', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  await guestToSummary();
  await order();
  await shop.put(4715, 3);
  history.replaceState(null, '', '/kasse?bestellung=5001&zahlung=paid');
  await visitReturn();
  await loadCart();
  await settled();
  expect(heading()).toBe('Ihre Zahlung ist noch nicht bestätigt');
  await press('Weiter mit dem neuen Warenkorb');
  expect(leave.mock.calls).toEqual([['/kasse']]);
  expect((await shop.cart()).itemsQuantity).toBe(3);
  expect(orders()).toHaveLength(1);
});

test('if ‘Erneut nachfragen’ disappears because the order is paid, the focus moves to the heading', async () => {
  await guestToSummary();
  await order();
  await visitReturn();
  await shop.pay(handedOff[0]?.[0] ?? '', handedOff[0]?.[1] ?? {}, 'bezahlen');
  button('Erneut nachfragen').focus();
  await press('Erneut nachfragen');
  expect(heading()).toBe('Vielen Dank für Ihre Bestellung');
  expect(document.activeElement).toBe(getElement('.krume-step-heading'));
});

test('‘Erneut nachfragen’ keeps the focus if the state of the order does not change', async () => {
  await guestToSummary();
  await order();
  await visitReturn();
  button('Erneut nachfragen').focus();
  await press('Erneut nachfragen');
  expect(document.activeElement).toBe(button('Erneut nachfragen'));
});

test('a return page restored from the back/forward cache requests the order again', async () => {
  await guestToSummary();
  await order();
  await visitReturn();
  expect(heading()).toBe('Ihre Zahlung ist noch nicht bestätigt');
  await shop.pay(handedOff[0]?.[0] ?? '', handedOff[0]?.[1] ?? {}, 'bezahlen');
  returnToPage();
  await settled();
  expect(heading()).toBe('Vielen Dank für Ihre Bestellung');
});

test('if the server cannot find the order, the return page offers a retry', async () => {
  listenToConsole();
  await guestToSummary();
  await order();
  const known = fetch;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    path === '/rest/cart/order/5001'
      ? Response.json({ Code: 'order-unknown', Message: 'Unbekannt' }, { status: 404 })
      : known(path, init),
  );
  await visitReturn();
  expect(document.body.textContent).toContain('Die Bestellung konnte nicht abgefragt werden.');
  vi.stubGlobal('fetch', known);
  await press('Erneut versuchen');
  expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
});

test('if an order is unpaid, opening the checkout shows the order', async () => {
  await guestToSummary();
  await order();
  closeCheckout();
  await openCheckout();
  expect(heading()).toBe('Ihre Zahlung ist noch nicht bestätigt');
});

test('if the order fails to load, the return page offers a retry', async () => {
  listenToConsole();
  await guestToSummary();
  await order();
  closeCheckout();
  shop.fail('GET /rest/cart/order/5001', '500', 1);
  await openCheckout({ orderId: 5001 });
  expect(document.body.textContent).toContain('Die Bestellung konnte nicht abgefragt werden.');
  await press('Erneut versuchen');
  expect(heading()).toBe('Ihre Zahlung ist noch nicht bestätigt');
});

test('the done page requests no shipping methods', async () => {
  await openCheckout({ incrementId: '100005001' });
  expect(heading()).toBe('Vielen Dank für Ihre Bestellung');
  expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
  expect(shop.calls()).not.toContain('POST /rest/cart/shipping');
});

/** Empties the cart in another tab. */
async function emptyCart({ otherTab }: Awaited<ReturnType<typeof openCheckout>>): Promise<void> {
  const [bread] = (await shop.cart()).items;
  await shop.remove(bread?.itemId ?? '');
  otherTab.postMessage({ cartCount: 0 });
  await settled();
}

test('the page reloads if another tab empties the cart while the summary is shown', async () => {
  await emptyCart(await guestToSummary());
  expect(location.reload).toHaveBeenCalled();
});

test('the text for an empty cart appears if another tab empties the cart before the summary is shown', async () => {
  const page = await openCheckout();
  await enterGuest();
  await shipByCourier();
  await chooseMethod('Bezahl-App');
  await emptyCart(page);
  expect(document.body.textContent).toContain('Keine Produkte im Warenkorb vorhanden.');
});

test('on page load, the checkout shows an order with an unknown outcome even if the URL names a step', async () => {
  listenToConsole();
  await customerToSummary();
  shop.fail('/rest/cart/order*', 'malformed', 3);
  await order();
  closeCheckout();
  history.replaceState(null, '', '/kasse?schritt=uebersicht');
  await openCheckout({ isCustomer: true });
  expect(heading()).toBe('Vielen Dank für Ihre Bestellung');
});
