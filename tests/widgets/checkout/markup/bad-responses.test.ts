// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { paymentConfiguration } from '../../../../fixtures/shop/payment.ts';
import { dialog } from '../../../support/page/dialog.ts';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../../support/page/page.ts';
import { leaveKept } from '../../../support/shop/kept.ts';
import {
  boxes,
  button,
  changeResponse,
  chooseMethod,
  closeCheckout,
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
  select,
  shipByCourier,
  shop,
  testCheckout,
  withFields,
} from '../open-checkout.ts';

// shop.md sections 2.7, 4 "Order button" and 7: unexpected, late and lost responses

testCheckout();

const orderKeys = () => new Set(orders().map(({ key }) => key)).size;
const text = () => document.body.textContent;

async function empty(): Promise<void> {
  for (const { itemId } of (await shop.cart()).items) await shop.remove(itemId);
}

async function toShipping(): Promise<void> {
  await openCheckout();
  await enterGuest();
  await press('Weiter');
}

const unknownEarlier = /^Wir wissen nicht, ob Ihre letzte Bestellung angekommen ist\./;

test('retrying an order after two server errors uses the same idempotency key', async () => {
  listenToConsole();
  await guestToSummary();
  shop.fail('POST /rest/cart/order', '500', 2);
  await order();
  expect(dialog()?.text).toBe('Bestellung konnte nicht abgeschlossen werden.');
  dialog()?.press('Schliessen');
  await settled();
  await order();
  expect(orders()).toHaveLength(3);
  expect(orderKeys()).toBe(1);
  expect(handedOff).toHaveLength(1);
});

test('if an order gets no response and the look-up fails, the page shows that the outcome is unknown', async () => {
  listenToConsole();
  await guestToSummary();
  shop.fail('/rest/cart/order*', 'lost', 4);
  await order();
  await press('Erneut versuchen');
  expect(dialog()).toBeUndefined();
  expect(notes().at(-1)).toMatch(unknownEarlier);
  await press('Erneut versuchen');
  expect(orderKeys()).toBe(1);
  expect(heading()).toBe('Ihre Zahlung ist noch nicht bestätigt');
});

test('after a reload, the page looks up an order with an unknown outcome instead of an earlier order', async () => {
  listenToConsole();
  await guestToSummary();
  shop.fail('/rest/cart/order*', 'lost', 4);
  await order();
  leaveKept('krume:last-order', '4999', { where: 'device' });
  closeCheckout();
  await openCheckout();
  expect(boxes().flat()[0]).toMatch(unknownEarlier);
  expect(shop.calls()).not.toContain('GET /rest/cart/order/4999');
  await press('Erneut versuchen');
  expect(orderKeys()).toBe(1);
  expect(textOf(document.querySelector('.krume-order-number'))).toBe('#100005001');
});

test('if an order gets an empty response, the order is sent again with the same idempotency key', async () => {
  await guestToSummary();
  shop.fail('POST /rest/cart/order', 'empty', 1);
  await order();
  expect(orderKeys()).toBe(1);
  expect(handedOff).toHaveLength(1);
});

type Respond = (shop: () => Promise<Response>) => Promise<Response>;

/** Each function responds to one order request, in this sequence. The last function also responds to later requests. */
function answerOrders(...responses: readonly [Respond, ...Respond[]]): void {
  const rest = [...responses];
  const connected = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const send = () => connected(path, init);
    if (init.method !== 'POST' || path !== '/rest/cart/order') return send();
    const [respond = send] = rest.length > 1 ? rest.splice(0, 1) : rest;
    return respond(send);
  });
}

const emptyWithoutOrder: Respond = async () => new Response('');
const emptyAfterOrder: Respond = async (send) => {
  await send();
  return new Response('');
};
const respondWithError =
  (status: number): Respond =>
  async () =>
    Response.json({ Code: status, Message: 'Nein.' }, { status });
const lose: Respond = async () => {
  throw new TypeError('Failed to fetch');
};

test.each([
  ['is lost once', [lose, (send) => send()]],
  ['gets a 503 response each time', [respondWithError(503)]],
  ['gets a 409 response', [respondWithError(409)]],
] satisfies [string, Respond[]][])(
  'if an order gets an empty response, and the repeated request %s, the order is found and paid',
  async (_, repeated) => {
    listenToConsole();
    await guestToSummary();
    answerOrders(emptyAfterOrder, ...repeated);
    await order();
    await settled();
    expect([orderKeys(), handedOff.length, localStorage.getItem('krume:order-attempts')]).toEqual([
      1,
      1,
      null,
    ]);
    expect(textOf(document.querySelector('.krume-order-number'))).toBe('#100005001');
  },
);

test('if an order gets an empty response, and the shop refuses the repeated request, the order counts as failed', async () => {
  listenToConsole();
  await guestToSummary();
  answerOrders(emptyWithoutOrder, respondWithError(422));
  await order();
  expect(dialog()?.text).toBe('Bestellung konnte nicht abgeschlossen werden.');
  expect([heading(), (await shop.cart()).items.length]).toEqual(['Bestellübersicht', 1]);
});

test('if an order gets an empty response, and the repeated request gets a 401 response, the key stays stored for a look-up', async () => {
  listenToConsole();
  await guestToSummary();
  answerOrders(emptyAfterOrder, respondWithError(401));
  await order();
  expect([heading(), orderKeys()]).toEqual(['Bestellübersicht', 1]);
  expect(localStorage.getItem('krume:order-attempts')).toContain(orders()[0]?.key);
});

test.each([
  ['no transaction', { transactionInfo: undefined }],
  [
    'a transaction with an invalid URL',
    { transactionInfo: { transactionId: 1, redirectUrl: 'javascript:alert(1)' } },
  ],
  ['a transaction without an id', { transactionInfo: { redirectUrl: 'https://pay.example/zahlstelle/1' } }],
])(
  'if the response to an order has %s, the page shows the order number and the phone number',
  async (_, fields) => {
    await guestToSummary();
    changeResponse('POST /rest/cart/order', withFields(fields));
    await order();
    expect(handedOff).toEqual([]);
    expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
    expect(text()).toContain(
      'Die Bezahlung konnte nicht gestartet werden. Bitte rufen Sie uns an, die Bestellung ist bei uns.',
    );
    expect(text()).toContain('061 555 01 24');
  },
);

const buttons = () => [...document.querySelectorAll('.krume-done button')].map(textOf);
const mayBeUnderWay =
  'Vielleicht ist schon eine Zahlung unterwegs: Bezahlen Sie nur, wenn Sie sicher sind, dass Sie noch nicht bezahlt haben.';

test.each([
  ['an unknown state', { state: 'holded', status: 'holded' }],
  ['no state', { state: undefined, status: undefined }],
])(
  'if an order has %s, the page warns that the order may have been paid, and still offers to pay',
  async (_, fields) => {
    await guestToSummary();
    await order();
    closeCheckout();
    handedOff.length = 0;
    changeResponse('GET /rest/cart/order/5001', withFields(fields));
    await openCheckout({ orderId: 5001 });
    expect(heading()).toBe('Ihre Bestellung ist bei uns');
    expect(notes()).toEqual([mayBeUnderWay]);
    await press('Jetzt bezahlen');
    expect(handedOff).toHaveLength(1);
  },
);

test('if the state of the order has become unknown, the page shows a warning before another payment', async () => {
  await guestToSummary();
  await order();
  closeCheckout();
  await openCheckout({ orderId: 5001 });
  handedOff.length = 0;
  changeResponse('GET /rest/cart/order/5001', withFields({ state: 'processing', status: 'processing' }));
  await press('Jetzt bezahlen');
  expect(handedOff).toEqual([]);
  expect(notes()).toEqual([mayBeUnderWay]);
});

test('if an order was paid twice, the page has no payment button', async () => {
  await guestToSummary();
  await order();
  closeCheckout();
  changeResponse('GET /rest/cart/order/5001', withFields({ state: 'processing', status: 'paid_twice' }));
  await openCheckout({ orderId: 5001 });
  expect(heading()).toBe('Ihre Zahlung ist zweimal eingegangen');
  expect(buttons()).not.toContain('Jetzt bezahlen');
});

test.each([
  ['processing', 'Vielen Dank für Ihre Bestellung', false],
  ['new', 'Ihre Zahlung ist noch nicht bestätigt', true],
  ['CANCELED', 'Sie haben die Zahlung abgebrochen', true],
  ['declined', 'Die Zahlung wurde abgelehnt', true],
  ['paid', 'Ihre Bestellung ist bei uns', true],
])(
  "for an order with the state '%s', the page shows «%s» (payment button: %s)",
  async (state, title, canPay) => {
    await guestToSummary();
    await order();
    closeCheckout();
    changeResponse('GET /rest/cart/order/5001', withFields({ state, status: state }));
    const states = { paid: ['complete', 'processing'], pending: ['new'], failed: ['declined'] };
    await openCheckout({ orderId: 5001, payment: { ...paymentConfiguration, states } });
    expect(heading()).toBe(title);
    expect(buttons().includes('Jetzt bezahlen')).toBe(canPay);
  },
);

test.each([
  ['https://hostile.example/zahlstelle/1', ['pay.example']],
  ['http://pay.example/zahlstelle/1', ['pay.example']],
  ['https://pay.example/zahlstelle/1', []],
])(
  'the payment URL %s is not opened if the configuration allows the hosts %j',
  async (redirectUrl, providerHosts) => {
    await openCheckout({ payment: { ...paymentConfiguration, providerHosts } });
    await enterGuest();
    await shipByCourier();
    await pay('Bezahl-App');
    changeResponse(
      'POST /rest/cart/order',
      withFields({ transactionInfo: { transactionId: 1, redirectUrl } }),
    );
    await order();
    expect(handedOff).toEqual([]);
    expect(heading()).toBe('Vielen Dank für Ihre Bestellung');
    expect(text()).toContain(
      'Die Bezahlung konnte nicht gestartet werden. Bitte rufen Sie uns an, die Bestellung ist bei uns.',
    );
    expect(text()).toContain('061 555 01 24');
  },
);

test('if the request for an order gets an empty response, the return page offers a retry', async () => {
  await guestToSummary();
  await order();
  closeCheckout();
  shop.fail('GET /rest/cart/order/5001', 'empty', 1);
  await openCheckout({ orderId: 5001 });
  expect(text()).toContain('Die Bestellung konnte nicht abgefragt werden.');
  await press('Erneut versuchen');
  expect(heading()).toBe('Ihre Zahlung ist noch nicht bestätigt');
});

test.each([['x'], [{ id: 7 }], ['999999']])(
  'the checkout ignores an invalid stored order id (%j)',
  async (value) => {
    listenToConsole();
    await empty();
    leaveKept('krume:last-order', value, { where: 'device' });
    await openCheckout();
    expect(text()).toContain('Keine Produkte im Warenkorb vorhanden.');
  },
);

test("the checkout does not request a customer's last order for the next visitor", async () => {
  await shop.signIn();
  await openCheckout({ isCustomer: true });
  await shipByCourier();
  await pay('Rechnung');
  await order();
  closeCheckout();
  shop.sent.length = 0;
  await openCheckout();
  expect(text()).toContain('Keine Produkte im Warenkorb vorhanden.');
  expect(shop.calls()).not.toContain('GET /rest/cart/order/5001');
});

test('the shipping step omits methods of unknown carriers and logs the carriers', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  changeResponse('POST /rest/cart/shipping', (methods) => [
    ...Object.values(Object(methods)),
    { price: 1, title: 'Brieftaube', carrierCode: '__proto__', methodCode: 'x' },
    { title: 'Ohne Preis', carrierCode: 'flatrate', methodCode: 'y' },
  ]);
  await toShipping();
  expect(document.querySelectorAll('.krume-method')).toHaveLength(4);
  expect(text()).not.toContain('Brieftaube');
  expect(logged).toHaveBeenCalledWith('Krume: carriers that checkout does not know: __proto__');
});

test.each([
  ['not a list', { visa: 1 }],
  ['a list of invalid entries', [{ name: 'Karte' }, null]],
])(
  'if the payment methods in the response are %s, the checkout does not open the payment step',
  async (_, paymentMethods) => {
    listenToConsole();
    changeResponse('POST /rest/cart/address', withFields({ paymentMethods }));
    await openCheckout();
    await enterGuest();
    await shipByCourier();
    expect(text()).not.toContain('Keine Zahlungsmethoden verfügbar.');
    expect(heading()).not.toBe('Zahlungsart');
  },
);

test.each([
  ['not a list', { kurier: 1 }],
  ['a list of invalid entries', [{ title: 'Ohne Preis' }, null]],
])(
  'if the shipping methods are %s, the step reports that the shipping methods failed to load',
  async (_, methods) => {
    listenToConsole();
    changeResponse('POST /rest/cart/shipping', () => methods);
    await toShipping();
    expect(dialog()?.text).toBe('Liefermethoden konnten nicht geladen werden.');
    expect(text()).not.toContain('Keine Lieferart verfügbar.');
  },
);

test('if all payment methods are unknown, the payment step shows a text with the phone number', async () => {
  changeResponse(
    'POST /rest/cart/address',
    withFields({ paymentMethods: [{ code: 'muscheln', title: 'Muscheln' }, 7] }),
  );
  await openCheckout();
  await enterGuest();
  await shipByCourier();
  expect(text()).toContain('Keine Zahlungsmethoden verfügbar. Rufen Sie uns an: 061 555 01 24');
  expect(button('Weiter').disabled).toBe(true);
});

test('if the payment configuration is missing, the payment step offers a guest no payment method', async () => {
  await openCheckout({ payment: {} });
  await enterGuest();
  await shipByCourier();
  expect(text()).toContain('Keine Zahlungsmethoden verfügbar.');
});

test('if the selected payment method is unavailable, the summary shows an error and sends no order', async () => {
  await guestToSummary();
  changeResponse('POST /rest/cart/address', withFields({ paymentMethods: [] }));
  vi.setSystemTime(Date.UTC(2026, 10, 23, 15));
  await order();
  await press('Nächster möglicher Termin');
  expect(text()).toContain('Die gewählte Zahlungsart ist für diese Bestellung nicht verfügbar.');
  expect(notes().at(-1)).toBe(
    'Die gewählte Zahlungsart ist für diese Bestellung nicht verfügbar.Zahlungsart wählen',
  );
  await press('Kostenpflichtig bestellen');
  expect(orders()).toEqual([]);
  expect(heading()).toBe('Zahlungsart');
});

test('if the page has no sign-up slot, ‘Registrieren’ shows a text', async () => {
  await openCheckout({ signup: undefined });
  await press('Registrieren');
  expect(text()).toContain('Die Registrierung ist gerade nicht möglich. Sie können als Gast bestellen.');
  await press('Abbrechen');
  expect(heading()).toBe('Wie möchten Sie bestellen?');
});

test.each([
  ['4051 ', false],
  ['405a', true],
  ['0405', true],
])('the address form of a guest validates the zip code %j (marked as invalid: %j)', async (zip, isError) => {
  await openCheckout();
  await enterGuest({ ...guest, zip });
  expect(heading()).toBe(isError ? 'Als Gast bestellen' : 'Adresse');
});

test.each([
  ['street', ''],
  ['street', 'x'.repeat(31)],
  ['firstName', 'x'.repeat(31)],
  ['phone', '0'.repeat(26)],
  ['city', ''],
  ['email', 'beat@example'],
])('the address form rejects the %s %j and keeps the typed value', async (name, value) => {
  await openCheckout();
  await enterGuest({ ...guest, [name]: value });
  expect(document.activeElement).toBe(field(name));
  expect(field(name).value).toBe(value);
  expect(text()).toContain('Bitte prüfen Sie diese Angaben');
});

test('the pickup method accepts branches that have no hours and no coordinates, and logs invalid holidays', async () => {
  changeResponse('GET /rest/location/', (branches) =>
    Object.values<object>(Object(branches)).map((branch) => ({
      ...branch,
      openingTimes: null,
      latitude: null,
      longitude: 'x',
      holidays: [{ name: 'Weihnachten', startDate: 'gestern', endDate: '', openingType: 0 }, 7],
    })),
  );
  await toShipping();
  await chooseMethod('Abholung');
  await select('branch', getElement<HTMLSelectElement>('select[name="branch"]').options[1]?.value ?? '');
  expect(text()).toContain('Heute geschlossen.');
  expect(text()).toContain('In den nächsten 180 Tagen ist kein Termin möglich.');
  expect(text()).toContain('061 555 01 24');
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await press('Weiter');
  expect(logged).toHaveBeenCalledWith(
    expect.stringMatching(/^Krume: Branch \S+: holiday "Weihnachten", gestern to , left out$/),
  );
});

test.each(['nonsense', 'fertig', '', '__proto__'])(
  'the URL with ?schritt=%s opens the first step of the checkout',
  async (step) => {
    history.replaceState(null, '', `/kasse?schritt=${step}`);
    await openCheckout();
    expect(heading()).toBe('Wie möchten Sie bestellen?');
  },
);

test("the checkout keeps the server's HTML if the props are invalid", async () => {
  const logged = listenToConsole();
  await openCheckout({ shopUrl: 'javascript:alert(1)' });
  expect(text()).toContain('Bestellen Sie am Telefon');
  expect(heading()).toBeUndefined();
  expect(JSON.stringify(logged)).toContain('shop-url');
});
