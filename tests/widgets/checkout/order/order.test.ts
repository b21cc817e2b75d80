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

// shop.md sections 2.7, 4 "Order button", 7 "Hand-off to the payment provider" and 8

testCheckout();
afterEach(() => document.head.replaceChildren());

test('orders nothing before the terms are accepted', async () => {
  await guestToSummary();
  await press('Kostenpflichtig bestellen');
  expect(field('terms').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('terms'));
  expect(orders()).toEqual([]);
});

test("a guest's order contains payment, e-mail and comment, after saving the selection and reloading the cart", async () => {
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

test('submits an order to the payment provider with a form of four fields', async () => {
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

test('an order by invoice without e-mail ends with its number and an empty cart', async () => {
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

test('deletes all entries after the order', async () => {
  await guestToSummary();
  expect(textOfTab()).toContain('Klybeckstrasse');
  await order();
  expect(Object.values({ ...localStorage, ...sessionStorage }).join()).not.toContain('Klybeckstrasse');
});

test.each(['made', 'refused'])('an order that is %s is no longer an open attempt', async (end) => {
  listenToConsole();
  await guestToSummary();
  const { fetch } = globalThis;
  const refuse = () => Promise.resolve(Response.json({ Code: 422, Message: 'Nein.' }, { status: 422 }));
  if (end === 'refused')
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      init.method === 'POST' && path.endsWith('/rest/cart/order') ? refuse() : fetch(path, init),
    );
  await order();
  expect(dialog()?.text).toBe(end === 'made' ? undefined : 'Bestellung konnte nicht abgeschlossen werden.');
  expect(keptAttempts('visitor').read() ?? []).toEqual([]);
});

test("a customer's draft is not available to other customers or guests", () => {
  const [anna, urs] = ['#anna', '#urs'] as const;
  keepDraft(anna, { ...noData, comment: 'Bitte bei Frau Suter klingeln', shipping: { branchId: '3' } });
  expect([recallDraft(urs), recallDraft('visitor')]).toEqual([undefined, undefined]);
  expect(recallDraft(anna)).toMatchObject({ comment: 'Bitte bei Frau Suter klingeln' });
});

test('the draft contains no payment method', async () => {
  await guestToSummary();
  expect(textOfTab()).not.toMatch(/zahlstelle|"23"|Bezahl/);
});

test.each([
  ['another quantity', () => shop.put(4711, 1)],
  ['another product', () => shop.put(4715, 1)],
])(
  'does not order a cart that has changed (%s), and reloads the page after the dialog',
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

test('two clicks place one order', async () => {
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

test('repeats an order with a lost response under the same key', async () => {
  listenToConsole();
  await guestToSummary();
  shop.fail('POST /rest/cart/order', 'lost', 1);
  await order();
  expect(orders()).toHaveLength(2);
  expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
  expect(handedOff).toHaveLength(1);
});

test('reports an unknown outcome; a retry uses the same key', async () => {
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

test('after a reload during an order, shows the order that was placed', async () => {
  listenToConsole();
  await customerToSummary();
  shop.fail('/rest/cart/order*', 'lost', 3);
  await order();
  closeCheckout();
  await openCheckout({ isCustomer: true });
  expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
  expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
});

test('another tab that orders the same cart uses the same key', async () => {
  listenToConsole();
  await openCheckout();
  await enterGuest({ ...guest, rememberOnDevice: true });
  await shipByCourier();
  await pay('Bezahl-App');
  shop.fail('POST /rest/cart/order', 'offline', 2);
  await order();
  const [first] = orders();
  closeCheckout();
  // Two tabs share only the device's storage
  sessionStorage.clear();
  await openCheckout();
  await shipOn();
  await order();
  expect(orders().at(-1)?.key).toBe(first?.key);
});

/** Continues from the first step of a new tab to the summary. */
async function shipOn(): Promise<void> {
  for (let clicks = 0; heading() !== 'Bestellübersicht' && clicks < 5; clicks++) {
    if (heading() === 'Zahlungsart') await chooseMethod('Bezahl-App');
    await press('Weiter');
  }
}

test('shows the reason for a refused order and keeps all values', async () => {
  listenToConsole();
  await guestToSummary();
  shop.fail('POST /rest/cart/order', '409', 1);
  await order();
  expect(dialog()?.text).toBe('Bestellung konnte nicht abgeschlossen werden.');
  expect(heading()).toBe('Bestellübersicht');
  expect(field('terms').checked).toBe(true);
});

test('reports a passed cutoff as the date picker does, and one click takes the next date', async () => {
  await guestToSummary();
  // Monday 16:00 in Zurich: too late for Tuesday
  vi.setSystemTime(Date.UTC(2026, 10, 23, 15));
  await order();
  expect(orders()).toEqual([]);
  expect(notes()[0]).toContain('Bestellungen für Dienstag müssen bis Montag um 15:30 Uhr aufgegeben werden.');
  await press('Nächster möglicher Termin');
  expect(notes()).toEqual([]);
  expect(document.body.textContent).toContain('Mittwoch, 25.11.2026');
});

test('keeps everything when the session expires', async () => {
  listenToConsole();
  await customerToSummary();
  shop.fail('POST /rest/cart/order', '401', 1);
  await order();
  expect(dialog()?.title).toBe('Sie wurden abgemeldet');
  expect(textOfTab()).toContain('krume:checkout#');
});

// shop.md section 6, "Guest"
test("a 401 for a guest's order counts as a failure, and the next click sends the same order", async () => {
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

test("asks to sign in for a customer's order on a page for guests after the session has expired", async () => {
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
  'after a return from the payment (%s) shows the charged amount and the next action',
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

test('reloads the order before another payment, and does not pay a paid order', async () => {
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

test('an unpaid order can be paid again', async () => {
  await guestToSummary();
  await order();
  closeCheckout();
  await openCheckout({ orderId: 5001 });
  await press('Jetzt bezahlen');
  expect(handedOff).toHaveLength(2);
  expect(handedOff[1]).toEqual(handedOff[0]);
});

test('two clicks on the payment button submit once', async () => {
  await guestToSummary();
  await order();
  closeCheckout();
  await openCheckout({ orderId: 5001 });
  handedOff.length = 0;
  button('Jetzt bezahlen').click();
  await press('Jetzt bezahlen');
  expect(handedOff).toHaveLength(1);
});

/** Opens the return page of a payment again or in another tab. */
async function visitReturn(): Promise<void> {
  closeCheckout();
  await openCheckout({ orderId: 5001 });
}

test('two visits to the same return page show the same order', async () => {
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

test('a second visit to the return page with a new cart keeps the cart and links to its checkout', async () => {
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

test('focuses the heading if the order is now paid and the clicked button is gone', async () => {
  await guestToSummary();
  await order();
  await visitReturn();
  await shop.pay(handedOff[0]?.[0] ?? '', handedOff[0]?.[1] ?? {}, 'bezahlen');
  button('Erneut nachfragen').focus();
  await press('Erneut nachfragen');
  expect(heading()).toBe('Vielen Dank für Ihre Bestellung');
  expect(document.activeElement).toBe(getElement('.krume-step-heading'));
});

test('keeps the focus on the button if the order is unchanged', async () => {
  await guestToSummary();
  await order();
  await visitReturn();
  button('Erneut nachfragen').focus();
  await press('Erneut nachfragen');
  expect(document.activeElement).toBe(button('Erneut nachfragen'));
});

test('a return page from the back/forward cache reloads the order', async () => {
  await guestToSummary();
  await order();
  await visitReturn();
  expect(heading()).toBe('Ihre Zahlung ist noch nicht bestätigt');
  await shop.pay(handedOff[0]?.[0] ?? '', handedOff[0]?.[1] ?? {}, 'bezahlen');
  returnToPage();
  await settled();
  expect(heading()).toBe('Vielen Dank für Ihre Bestellung');
});

test('an unknown order on the return page can be requested again, even if this device has stored it', async () => {
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

test('shows the placed order on the next visit to the checkout', async () => {
  await guestToSummary();
  await order();
  closeCheckout();
  await openCheckout();
  expect(heading()).toBe('Ihre Zahlung ist noch nicht bestätigt');
});

test('an order that fails to load can be requested again', async () => {
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

test('the done page shows only the order', async () => {
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

test('reloads the page if the cart is emptied during the summary', async () => {
  await emptyCart(await guestToSummary());
  expect(location.reload).toHaveBeenCalled();
});

test('shows the empty checkout if the cart is emptied before the summary', async () => {
  const page = await openCheckout();
  await enterGuest();
  await shipByCourier();
  await chooseMethod('Bezahl-App');
  await emptyCart(page);
  expect(document.body.textContent).toContain('Keine Produkte im Warenkorb vorhanden.');
});

test('late responses do not change the step once an order is found', async () => {
  listenToConsole();
  await customerToSummary();
  shop.fail('/rest/cart/order*', 'malformed', 3);
  await order();
  closeCheckout();
  history.replaceState(null, '', '/kasse?schritt=uebersicht');
  await openCheckout({ isCustomer: true });
  expect(heading()).toBe('Vielen Dank für Ihre Bestellung');
});
