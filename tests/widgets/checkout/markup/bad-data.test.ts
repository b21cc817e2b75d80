// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { loadCart } from '../../../../shared/stores/cart/load-cart.ts';
import { dialog } from '../../../support/page/dialog.ts';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../../support/page/page.ts';
import {
  boxes,
  button,
  changeResponse,
  chooseMethod,
  closeCheckout,
  customerToSummary,
  enterGuest,
  field,
  guestToSummary,
  handedOff,
  heading,
  notes,
  openCheckout,
  order,
  orders,
  press,
  select,
  shipByCourier,
  shop,
  testCheckout,
  withFields,
} from '../open-checkout.ts';

// shop.md sections 2.7, 3 and 9: missing prices, invalid saved addresses and holidays, and an unreachable payment
// provider

testCheckout();

const text = () => textOf(document.body);
const sums = () => [...document.querySelectorAll('.krume-order-sums dd')].map(textOf);
const phone = '061 555 01 24';

const withItems = (fields: object) => (response: unknown) => {
  const cart = Object(response);
  return { ...cart, items: cart.items.map((item: object) => ({ ...item, ...fields })) };
};

test.each([
  ['no totals', { total: undefined }, ['-', '-', '-']],
  ['invalid totals', { total: 'viel' }, ['-', '-', '-']],
  ['no grand total', { total: { subTotalInclTax: 84, shippingInclTax: 0 } }, ['CHF 84.00', '(gratis)', '-']],
])(
  'the summary of a cart with %s shows ‘-’ for missing amounts, and the cart can be ordered',
  async (_, fields, expected) => {
    changeResponse('GET /rest/cart/', withFields(fields));
    await customerToSummary();
    expect(sums()).toEqual(expected);
    await order();
    expect(heading()).toBe('Vielen Dank für Ihre Bestellung');
  },
);

test('if the cart has no subtotal, the missing amount for the courier is computed from the items', async () => {
  await shop.remove((await shop.cart()).items[0]?.itemId ?? '');
  await shop.put(4711, 1);
  changeResponse('GET /rest/cart/', (response) => ({ ...Object(response), total: {} }));
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  const [first = '', smallest, missing] =
    /Ab einem Bestellwert von CHF (\S+)\. Es fehlen noch CHF (\S+)\./.exec(text() ?? '') ?? [];
  expect(first).not.toBe('');
  expect(Number(smallest) - Number(missing)).toBeCloseTo((await shop.cart()).items[0]?.price ?? 0);
});

test('if a product has no price, the summary shows ‘-’ as its price', async () => {
  await shop.put(4712, 1);
  changeResponse('GET /rest/cart/', (response) => {
    const cart = Object(response);
    return {
      ...cart,
      items: cart.items.map((item: object, index: number) => ({
        ...item,
        ...(index === 0 && { price: null }),
      })),
    };
  });
  await guestToSummary();
  const [first, second] = [...document.querySelectorAll('.krume-order-price')].map(textOf);
  expect([first, second]).toEqual(['-', expect.stringMatching(/^CHF \d/)]);
});

test('an address response without totals is valid, and payment methods without a title are omitted', async () => {
  changeResponse('POST /rest/cart/address', (response) => {
    const { paymentMethods } = Object(response);
    return { paymentMethods: [{ code: 'checkmo' }, null, ...paymentMethods.slice(0, 1)] };
  });
  await openCheckout();
  await enterGuest();
  await shipByCourier();
  expect(document.querySelectorAll('.krume-method')).toHaveLength(1);
  expect(notes()).toEqual([]);
});

test.each([
  ['a list of invalid shipping methods', () => [{ carrierCode: 'flatrate', methodCode: 'flatrate' }]],
  ['not a list', () => ({})],
])(
  'if the response to the request for shipping methods is %s, the page reports that loading has failed',
  async (_, response) => {
    changeResponse('POST /rest/cart/shipping', response);
    await openCheckout();
    await enterGuest();
    await press('Weiter');
    expect(text()).toContain('Liefermethoden konnten nicht geladen werden.');
    expect(text()).not.toContain('Keine Lieferart verfügbar.');
    expect(button('Erneut versuchen').disabled).toBe(false);
  },
);

test('the shipping step omits a shipping method that has no price', async () => {
  let count = 0;
  changeResponse('POST /rest/cart/shipping', (methods) => {
    const [first, ...others] = Object.values<{ available?: boolean }>(Object(methods)).filter(
      ({ available }) => available !== false,
    );
    count = others.length;
    return [{ ...first, price: undefined }, ...others];
  });
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  expect(count).toBeGreaterThan(0);
  expect(document.querySelectorAll('.krume-method')).toHaveLength(count);
});

test('the shipping step shows the shop’s phone number if the shop offers no shipping method', async () => {
  changeResponse('POST /rest/cart/shipping', () => []);
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  expect(text()).toContain('Keine Lieferart verfügbar.');
  const call = getElement<HTMLAnchorElement>('.krume-step-form [role="status"] a');
  expect([textOf(call), call.getAttribute('href')]).toEqual([`Rufen Sie uns an: ${phone}`, 'tel:0615550124']);
  expect(button('Weiter').disabled).toBe(true);
  await press('Zurück');
  expect(boxes()[0]?.join()).toContain('Klybeckstrasse 1');
});

test.each([
  ['paid', 'paid', 'Ihre Zahlung ist eingegangen.'],
  ['processing', 'paid_twice', 'Es wurde der Betrag zweimal belastet'],
])(
  "if an order has the state '%s', the status '%s' and no amount, the page shows a text without an amount",
  async (state, status, words) => {
    await guestToSummary();
    await order();
    closeCheckout();
    changeResponse('GET /rest/cart/order/5001', withFields({ state, status, grantTotal: undefined }));
    await openCheckout({ orderId: 5001 });
    expect(text()).toContain(words);
    expect([...document.querySelectorAll('.krume-done > p')].map(textOf).join()).not.toContain(' - ');
    expect(textOf(getElement('.krume-done'))).not.toContain('Gesamtsumme');
  },
);

test.each([
  ['no street', { street: [] }, 'street', 'Rechnungsadresse wählen'],
  ['a street of 31 characters', { street: ['x'.repeat(31)] }, 'street', 'Rechnungsadresse wählen'],
  ['the zip ‘405a’', { zip: '405a' }, 'zip', 'Lieferadresse wählen'],
])(
  'if the server refuses a saved address with %s, the address form opens and focuses the invalid field',
  async (_, fields, name, where) => {
    listenToConsole();
    await shop.signIn();
    changeResponse('GET /rest/profile/address/', (addresses) =>
      Object.values<object>(Object(addresses)).map((address, index) => ({
        ...address,
        ...(index < 2 && fields),
      })),
    );
    await openCheckout({ isCustomer: true });
    expect(boxes()[0]?.join()).toContain('Anna Brunner');
    await press('Weiter');
    if (heading() === 'Versand') {
      await chooseMethod('Kurier am Vormittag');
      await press('Nächster möglicher Termin');
      await press('Weiter');
    }
    expect(dialog()?.text).toMatch(/konnten? nicht/);
    dialog()?.press('Schliessen');
    await settled();
    expect(heading()).toBe(where);
    expect(document.activeElement).toBe(field(name));
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(field('firstName').value).toBe('Anna');
  },
);

test('the zip code of a saved address is sent without a trailing space', async () => {
  await shop.signIn();
  changeResponse('GET /rest/profile/address/', (addresses) =>
    Object.values<object>(Object(addresses)).map((address) => ({ ...address, zip: '4051 ' })),
  );
  await openCheckout({ isCustomer: true });
  await press('Weiter');
  expect(shop.bodies().at(-1)).toMatchObject({ address: { zip: '4051' } });
  expect(heading()).toBe('Versand');
});

test('the date field ignores invalid closures of a branch and still accepts possible dates', async () => {
  changeResponse('GET /rest/location/', (branches) =>
    Object.values<object>(Object(branches)).map((branch) => ({
      ...branch,
      holidays: [{ name: 'Weihnachten', startDate: 'gestern', endDate: '', openingType: 0 }, 'x', null],
    })),
  );
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Abholung');
  await select('branch', getElement<HTMLSelectElement>('select[name="branch"]').options[1]?.value ?? '');
  await press('Nächster möglicher Termin');
  expect(field('deliveryDate').value).toMatch(/^\d\d\.\d\d\.\d{4}$/);
  await press('Weiter');
  expect(heading()).toBe('Zahlungsart');
});

test('if no date is possible within 180 days, the shipping step shows the phone number', async () => {
  changeResponse('GET /rest/cart/', withItems({ availabilityDays: [] }));
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Kurier am Vormittag');
  expect(text()).toContain('In den nächsten 180 Tagen ist kein Termin möglich.');
  expect(text()).toContain(`Rufen Sie uns an: ${phone}`);
  await press('Weiter');
  expect(heading()).toBe('Versand');
  expect(document.activeElement).toBe(field('deliveryDate'));
  expect(getElement<HTMLInputElement>('.krume-method input:checked')).toBeTruthy();
});

test('if the payment provider does not respond, the page shows the order and offers the payment again', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
  await guestToSummary();
  await order();
  expect(handedOff).toHaveLength(1);
  expect(textOf(getElement('.krume-order-number'))).toBe('#100005001');
  expect(getElement('.krume-checkout').getAttribute('aria-busy')).toBe('true');
  vi.advanceTimersByTime(10_000);
  await settled();
  expect(getElement('.krume-checkout').getAttribute('aria-busy')).toBe('false');
  expect(notes()).toEqual([
    `Die Seite für die Zahlung antwortet nicht. Ihre Bestellung ist bei uns: Versuchen Sie noch einmal, sie zu bezahlen. Rufen Sie uns an: ${phone}`,
  ]);
  await press('Jetzt bezahlen');
  expect(handedOff).toHaveLength(2);
  expect(notes()).toEqual([]);
  expect(orders()).toHaveLength(1);
});

test('if the shopper returns from the payment provider through the back/forward cache, no error appears', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
  await guestToSummary();
  await order();
  dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(10_000);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await settled();
  expect(notes()).toEqual([]);
  expect(getElement('.krume-checkout').getAttribute('aria-busy')).toBe('false');
  expect(heading()).toBe('Ihre Zahlung ist noch nicht bestätigt');
});

test('the page of an unpaid order offers to continue with a new cart', async () => {
  const page = await guestToSummary();
  await order();
  dispatchEvent(new Event('pagehide'));
  await shop.put(4711, 20);
  page.otherTab.postMessage({ cartChanged: true });
  await loadCart();
  await settled();
  expect(heading()).toBe('Ihre Zahlung ist noch nicht bestätigt');
  await press('Weiter mit dem neuen Warenkorb');
  expect(heading()).toBe('Als Gast bestellen');
  expect(field('street').value).toBe('Klybeckstrasse 1');
});
