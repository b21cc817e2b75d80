// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { shopper } from '../../../../shared/kept/owner.ts';
import { $cartCount } from '../../../../shared/stores/cart/cart.ts';
import { rememberOrder } from '../../../../widgets/checkout/order/last-order.ts';
import { courier, pickup } from '../../../demo-pages/shopper.ts';
import { dialog } from '../../../support/page/dialog.ts';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../../support/page/page.ts';
import {
  changeResponse,
  customerToSummary,
  guestToSummary,
  handedOff,
  heading,
  notes,
  openCheckout,
  order,
  orders,
  press,
  shop,
  testCheckout,
  withFields,
} from '../open-checkout.ts';

// shop.md sections 2.7, "Fertig", and 4, "Order button": the order equals the summary

testCheckout();

const failed = 'Bestellung konnte nicht abgeschlossen werden.';
const changed =
  'Der Warenkorb hat sich zwischenzeitlich aktualisiert. Bitte beginnen Sie erneut mit dem Bezahlvorgang.';
const shown = { deliveryDate: '2026-11-24T09:00:00+01:00', deliveryTime: '09:00 - 11:00' };

test.each([
  ['another branch and time', { ...pickup, deliveryDate: '2026-11-26T08:00:00+01:00' }],
  ['another date at equal totals', { ...courier, deliveryDate: '2026-11-26T09:00:00+01:00' }],
])(
  'the order has the date and address of the summary even if another device has saved %s',
  async (_, other) => {
    await customerToSummary();
    expect((await shop.select(other)).status).toBe(200);
    await order();
    expect(await shop.order(5001)).toMatchObject({
      ...shown,
      shippingAddress: { street: ['Viaduktstrasse 40', '3. Stock, Empfang'] },
    });
    expect(await shop.order(5001)).not.toHaveProperty('pickupAddressId');
    expect(heading()).toBe('Vielen Dank für Ihre Bestellung');
    expect(notes()).toEqual([]);
  },
);

test('the order has the shipping address of the summary even if another device has saved another address', async () => {
  await guestToSummary();
  const elsewhere = { ...courier.shippingAddress, street: ['Rheingasse 2'] };
  await shop.select({ ...courier, shippingAddress: elsewhere });
  await order();
  expect(await shop.order(5001)).toMatchObject({ shippingAddress: { street: ['Klybeckstrasse 1'] } });
});

test('if the shop refuses the selected date, no order is sent, and the shipping step shows the reason', async () => {
  listenToConsole();
  await guestToSummary();
  const { fetch } = globalThis;
  const refuse = () =>
    Promise.resolve(
      Response.json({ Code: 'slot-gone', Message: 'An diesem Tag sind wir ausgebucht.' }, { status: 422 }),
    );
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    path === '/rest/cart/address' ? refuse() : fetch(path, init),
  );
  await order();
  expect(orders()).toEqual([]);
  expect(heading()).toBe('Versand');
  expect(dialog()?.text).toBe('Adresse konnte nicht gespeichert werden.');
  expect(notes().join()).toContain('An diesem Tag sind wir ausgebucht.');
});

test('if the payment method is no longer available, the summary shows an error and sends no order', async () => {
  await guestToSummary();
  changeResponse(
    'POST /rest/cart/address',
    withFields({ paymentMethods: [{ code: 'checkmo', title: 'Rechnung' }] }),
  );
  await order();
  expect(orders()).toEqual([]);
  expect(notes().join()).toContain('Die gewählte Zahlungsart ist für diese Bestellung nicht verfügbar.');
});

test('the done page shows the date, addresses, products, payment method, e-mail and total of the order', async () => {
  await customerToSummary();
  await order();
  const rows = [...document.querySelectorAll('.krume-ordered > div')].map((row) =>
    [...row.children].map(textOf),
  );
  expect(rows).toEqual([
    ['Lieferart', 'Kurier am Vormittag'],
    ['Termin', 'Dienstag, 24.11.2026, 09:00 - 11:00 Uhr'],
    [
      'Lieferadresse',
      'Architektur Brunner Partner AG Anna Brunner Viaduktstrasse 40 3. Stock, Empfang Basel, 4051 T: 061 555 27 32',
    ],
    ['Rechnungsadresse', 'Anna Brunner Oetlingerstrasse 47 Basel, 4057 T: 061 555 27 31'],
    ['Zahlungsart', 'Rechnung'],
    ['E-Mail', 'anna@example.ch'],
    ['Versandkosten', 'CHF 9.00'],
    ['Gesamtsumme (inkl. MwSt.)', 'CHF 93.00'],
  ]);
  expect(textOf(getElement('.krume-done .krume-order-lines'))).toBe('RuchbrotAnzahl: 20CHF 84.00');
});

test('the done page omits values that the response to the order does not contain', async () => {
  await customerToSummary();
  changeResponse('POST /rest/cart/order', (response) => {
    const { id, incrementId, deliveryDate, deliveryTime, grantTotal, paymentMethod } = Object(response);
    return { id, incrementId, deliveryDate, deliveryTime, grantTotal, paymentMethod };
  });
  await order();
  expect([...document.querySelectorAll('.krume-ordered dt')].map(textOf)).toEqual([
    'Termin',
    'Zahlungsart',
    'Gesamtsumme (inkl. MwSt.)',
  ]);
  expect(document.querySelector('.krume-done .krume-order-lines')).toBeNull();
});

const differs =
  'Bitte prüfen Sie Ihre Bestellung: Sie ist anders als auf der Übersicht, die Sie bestätigt haben (Termin). Vermutlich wurde sie gleichzeitig auf einem anderen Gerät geändert. Wenn etwas nicht stimmt, rufen Sie uns an. Rufen Sie uns an: 061 555 01 24';

test('the done page reports a difference between the order and the summary', async () => {
  await customerToSummary();
  changeResponse('POST /rest/cart/order', withFields({ deliveryDate: '2026-11-26T09:00:00+01:00' }));
  await order();
  expect(notes()).toEqual([differs]);
  expect(textOf(getElement('.krume-ordered > :nth-child(2) dd'))).toBe(
    'Donnerstag, 26.11.2026, 09:00 - 11:00 Uhr',
  );
});

test('if the order differs from the summary, the payment provider opens only after a click', async () => {
  await guestToSummary();
  changeResponse('POST /rest/cart/order', withFields({ deliveryDate: '2026-11-26T09:00:00+01:00' }));
  await order();
  expect(handedOff).toEqual([]);
  expect(notes()).toEqual([differs]);
  await press('Jetzt bezahlen');
  expect(handedOff).toHaveLength(1);
});

test("a later visitor on the same device sees a guest's order without its addresses", async () => {
  await guestToSummary();
  await order();
  expect(textOf(getElement('.krume-ordered'))).toContain('beat@example.ch');
  await openCheckout();
  expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
  expect(textOf(getElement('.krume-ordered'))).toContain('Dienstag, 24.11.2026');
  expect(textOf(document.body)).not.toMatch(/beat@example\.ch|Klybeckstrasse/);
});

/** Responds as a proxy instead of the shop. @param isCarriedOut whether the shop processes the request */
function respondInstead(what: string, status: number, isCarriedOut: boolean): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (`${init.method ?? 'GET'} ${path}` !== what) return fetch(path, init);
    if (isCarriedOut) await fetch(path, init);
    return new Response('<h1>nginx</h1>', { status });
  });
}

test.each([408, 425, 429, 500, 502, 503, 504])(
  'if a proxy responds with status %i after the shop has created the order, the checkout finds and shows the order',
  async (status) => {
    listenToConsole();
    await customerToSummary();
    respondInstead('POST /rest/cart/order', status, true);
    await order();
    expect(dialog()).toBeUndefined();
    expect(heading()).toBe('Vielen Dank für Ihre Bestellung');
    expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
    expect($cartCount.get()).toBe(0);
  },
);

test.each([
  [504, 'Wir wissen nicht, ob Ihre Bestellung angekommen ist.'],
  [408, 'Wir wissen nicht, ob Ihre Bestellung angekommen ist.'],
  [500, failed],
  [503, failed],
  [429, failed],
])(
  'if a proxy responds with status %i instead of the shop, «%s» appears, and a retry uses the same key',
  async (status, text) => {
    listenToConsole();
    await customerToSummary();
    const { fetch } = globalThis;
    respondInstead('POST /rest/cart/order', status, false);
    const keys: unknown[] = [];
    const { fetch: proxied } = globalThis;
    vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
      if (path === '/rest/cart/order') keys.push(new Headers(init.headers).get('Idempotency-Key'));
      return proxied(path, init);
    });
    await order();
    expect(textOf(document.body)).toContain(text);
    dialog()?.press('Schliessen');
    await settled();
    vi.stubGlobal('fetch', fetch);
    await press(text === failed ? 'Kostenpflichtig bestellen' : 'Erneut versuchen');
    expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
    expect(new Set([...keys, ...orders().map(({ key }) => key)]).size).toBe(1);
  },
);

test.each([429, 503])(
  'if the look-up of an order gets status %i, the page shows that the outcome is unknown',
  async (status) => {
    listenToConsole();
    await customerToSummary();
    respondInstead('POST /rest/cart/order', 502, true);
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) =>
      path.includes('?key=') ? Promise.resolve(new Response('', { status })) : fetch(path, init),
    );
    await order();
    expect(notes().join()).toContain('Wir wissen nicht, ob Ihre Bestellung angekommen ist.');
  },
);

/** Orders the cart in another tab with another key, and stores the order where the first tab looks for it. */
async function orderElsewhere(): Promise<void> {
  await fetch('/rest/cart/order', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'other' },
    body: JSON.stringify({ payment: { method: 'checkmo' }, comment: '' }),
  });
  rememberOrder('5001', shopper());
}
const owner = () => {
  document.head.innerHTML =
    '<script type="application/json" data-krume-config>{"authenticated": true, "customer": "anna@example.ch"}</script>';
};

test('if another tab has placed an order, a click on the order button shows the order of the other tab', async () => {
  listenToConsole();
  owner();
  await customerToSummary();
  await orderElsewhere();
  await order();
  expect(dialog()).toBeUndefined();
  expect(heading()).toBe('Vielen Dank für Ihre Bestellung');
  expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
  expect(document.body.textContent).not.toContain(changed);
  document.head.replaceChildren();
});

test('if another tab places an order at the same time, the checkout shows the order of the other tab', async () => {
  listenToConsole();
  owner();
  await customerToSummary();
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path !== '/rest/cart/order') return fetch(path, init);
    vi.stubGlobal('fetch', fetch);
    await orderElsewhere();
    return fetch(path, init);
  });
  await order();
  expect(dialog()).toBeUndefined();
  expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
  document.head.replaceChildren();
});
