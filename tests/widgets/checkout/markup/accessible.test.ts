// @vitest-environment page
import { afterEach, expect, vi } from 'vitest';
import { commitRemoval } from '../../../../shared/stores/cart/cart-removal.ts';
import { sampledEach } from '../../../support/data/sampled-tests.ts';
import { expectNamed } from '../../../support/page/axe.ts';
import { dialog } from '../../../support/page/dialog.ts';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../../support/page/page.ts';
import {
  changeResponse,
  chooseMethod,
  closeCheckout,
  customerToSummary,
  enterGuest,
  field,
  guest,
  guestToSummary,
  handedOff,
  openCalendar,
  openCheckout,
  order,
  press,
  select,
  shipByCourier,
  shop,
  testCheckout,
  withFields,
} from '../open-checkout.ts';

// shop.md section 2.7: axe checks names, roles and ARIA references in every state of the checkout

testCheckout();

/** Releases held requests at the end of a test. */
let release = () => {};
const hold = () => {
  release = shop.hold();
};
afterEach(async () => {
  release();
  await settled();
});

const says = (text: string) => () => expect(textOf(document.body)).toContain(text);
const asks = (text: string) => () => expect(dialog()?.text).toContain(text);
const shows = (selector: string) => () => getElement(selector);

async function toShipping(values: Parameters<typeof enterGuest>[0] = guest): Promise<void> {
  await openCheckout();
  await enterGuest(values);
  await press('Weiter');
}
async function toPickup(): Promise<void> {
  await toShipping();
  await chooseMethod('Abholung');
}
async function openAsCustomer(): Promise<void> {
  await shop.signIn();
  await openCheckout({ isCustomer: true });
}
async function openBook(): Promise<void> {
  await openAsCustomer();
  await press('Adresse ändern: Lieferadresse');
}
async function toPayment(): Promise<void> {
  await openCheckout();
  await enterGuest();
  await shipByCourier();
}
/** Returns from the payment provider with an outcome. */
async function comeBack(outcome?: string): Promise<void> {
  await guestToSummary();
  await order();
  const [action, fields] = handedOff[0] ?? ['', {}];
  if (outcome) await shop.pay(action, fields, outcome);
  closeCheckout();
  await openCheckout({ orderId: 5001 });
}
async function empty(): Promise<void> {
  for (const { itemId } of (await shop.cart()).items) await shop.remove(itemId);
}

interface State {
  reach(): Promise<unknown>;
  /** Asserts that the page is in this state */
  is(): unknown;
}
const states: Readonly<Record<string, State>> = {
  'the choice between sign-up and guest order': {
    reach: openCheckout,
    is: says('Wie möchten Sie bestellen?'),
  },
  'the sign-up form': {
    reach: () => openCheckout({ openSignup: true }),
    is: shows('[action="/registrieren"]'),
  },
  'a page without a sign-up form': {
    reach: () => openCheckout({ openSignup: true, signup: undefined }),
    is: says('Die Registrierung ist gerade nicht möglich.'),
  },
  'a guest’s form': {
    async reach() {
      await openCheckout();
      await press('Als Gast bestellen');
    },
    is: shows('[name="acceptTerms"]'),
  },
  'a guest’s form with every field invalid': {
    async reach() {
      await openCheckout();
      await press('Als Gast bestellen');
      for (const name of ['Anrede', 'Firma', 'Adresszusatz']) await press(`+ ${name} hinzufügen`);
      field('company').value = 'x'.repeat(31);
      field('addition').value = 'x'.repeat(31);
      field('differentShipping').click();
      await press('Weiter');
    },
    is: () => expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(16),
  },
  'a guest’s addresses': {
    async reach() {
      await openCheckout();
      await enterGuest();
    },
    is: says('Entspricht der Rechnungsadresse.'),
  },
  'a customer’s addresses': { reach: openAsCustomer, is: says('Oetlingerstrasse 47') },
  'addresses that are loading': {
    async reach() {
      await shop.signIn();
      hold();
      await openCheckout({ isCustomer: true });
    },
    is: says('Adressen werden geladen...'),
  },
  'addresses that fail to load': {
    async reach() {
      await shop.fail('GET /rest/profile/address/', '500');
      await openAsCustomer();
    },
    is: says('Adressen konnten nicht geladen werden.'),
  },
  'a customer without addresses': {
    async reach() {
      await shop.signIn('urs@example.ch', 'weggli');
      await openCheckout({ isCustomer: true });
    },
    is: says('Noch keine Adresse hinterlegt.'),
  },
  'the address book': { reach: openBook, is: says('Lieferadresse wählen') },
  'the form of a saved address with an invalid field': {
    async reach() {
      await openBook();
      await press('Bearbeiten');
      field('zip').value = '405a';
      await press('Speichern');
    },
    is: shows('[name="zip"][aria-invalid]'),
  },
  'the question before deleting an address': {
    async reach() {
      await openBook();
      await press('Löschen');
    },
    is: asks('Möchten Sie die Adresse'),
  },
  'a later step whose code is loading': {
    async reach() {
      await openCheckout();
      await enterGuest();
      hold();
      await press('Weiter');
    },
    is: says('Bitte warten'),
  },
  'shipping methods': { reach: toShipping, is: shows('[name="shippingMethod"]') },
  'the error about a missing shipping method': {
    async reach() {
      await toShipping();
      await press('Weiter');
    },
    is: shows('.krume-choices[aria-invalid]'),
  },
  'a shop without shipping methods': {
    reach: () => toShipping({ ...guest, zip: '6900', city: 'Lugano' }),
    is: says('Keine Lieferart verfügbar.'),
  },
  'shipping methods that fail to load': {
    async reach() {
      await shop.fail('POST /rest/cart/shipping', '500');
      await toShipping();
    },
    is: asks('Liefermethoden konnten nicht geladen werden.'),
  },
  'a cart below the minimum order value': {
    async reach() {
      await empty();
      await shop.put(4711, 1);
      await toShipping();
      await chooseMethod('Kurier am Vormittag');
    },
    is: says('Die Mindestbestellmenge für Lieferung per Kurier beträgt CHF'),
  },
  'a selected courier and the delivery window': {
    async reach() {
      await toShipping();
      await chooseMethod('Kurier am Vormittag');
      await press('Nächster möglicher Termin');
    },
    is: says('Lieferfenster'),
  },
  'the errors about a missing branch and a missing date': {
    async reach() {
      await toPickup();
      await press('Weiter');
    },
    is: shows('[name="branch"][aria-invalid]'),
  },
  'a branch with its hours and the times at which it is open': {
    async reach() {
      await toPickup();
      await select('branch', getElement<HTMLSelectElement>('select[name="branch"]').options[1]?.value ?? '');
      await press('Nächster möglicher Termin');
    },
    is: shows('[name="deliveryTime"] option'),
  },
  'a day in the calendar that cannot be selected': {
    async reach() {
      await openCalendar();
      getElement('[data-date="2026-11-30"]').click();
      await settled();
    },
    is: shows('dialog .krume-day-status button'),
  },
  'a product removed in the calendar': {
    async reach() {
      await openCalendar();
      getElement('[data-date="2026-11-30"]').click();
      await settled();
      getElement('dialog .krume-day-status button').click();
      await settled();
    },
    is: shows('dialog .krume-undo button'),
  },
  'the list of products that prevent a date': {
    async reach() {
      await shop.put(4731, 1);
      await toPickup();
      getElement<HTMLDetailsElement>('.krume-in-the-way').open = true;
      await settled();
    },
    is: says('Diese Produkte schränken die Auswahl ein'),
  },
  'a cart without a possible date': {
    async reach() {
      changeResponse('GET /rest/cart/', (response) => {
        const cart = Object(response);
        return { ...cart, items: cart.items.map((item: object) => ({ ...item, availabilityDays: [] })) };
      });
      await toShipping();
      await chooseMethod('Kurier am Vormittag');
    },
    is: says('In den nächsten 180 Tagen ist kein Termin möglich.'),
  },
  'payment methods with the hint of the payment app': {
    async reach() {
      await toPayment();
      await chooseMethod('Bezahl-App');
    },
    is: says('Bitte kehren Sie nach der Zahlung'),
  },
  'the error about a missing payment method': {
    async reach() {
      await toPayment();
      await press('Weiter');
    },
    is: shows('.krume-choices[aria-invalid]'),
  },
  'a shop without payment methods': {
    async reach() {
      changeResponse('POST /rest/cart/address', withFields({ paymentMethods: [] }));
      await toPayment();
    },
    is: says('Keine Zahlungsmethoden verfügbar.'),
  },
  'the summary': { reach: guestToSummary, is: shows('.krume-summary') },
  'the summary with an open comment and missing terms': {
    async reach() {
      await guestToSummary();
      await press('Ändern: Bemerkung');
      await press('Kostenpflichtig bestellen');
    },
    is: shows('[name="terms"][aria-invalid]'),
  },
  'a date whose cutoff has passed': {
    async reach() {
      await guestToSummary();
      vi.setSystemTime(Date.UTC(2026, 10, 23, 15));
      await order();
    },
    is: says('Bestellungen für Dienstag müssen bis Montag um 15:30 Uhr aufgegeben werden.'),
  },
  'a cart that has changed': {
    async reach() {
      await guestToSummary();
      await shop.put(4711, 1);
      await order();
    },
    is: asks('Der Warenkorb hat sich zwischenzeitlich aktualisiert.'),
  },
  'a refused order': {
    async reach() {
      await guestToSummary();
      await shop.fail('POST /rest/cart/order', '409');
      await order();
    },
    is: asks('Bestellung konnte nicht abgeschlossen werden.'),
  },
  'an order with an unknown outcome': {
    async reach() {
      await guestToSummary();
      await shop.fail('POST /rest/cart/order', 'offline');
      await order();
    },
    is: says('Wir wissen nicht, ob Ihre Bestellung angekommen ist.'),
  },
  'an expired session': {
    async reach() {
      await customerToSummary();
      await shop.fail('POST /rest/cart/order', '401');
      await order();
    },
    is: () => expect(dialog()?.title).toBe('Sie wurden abgemeldet'),
  },
  'a pending order': {
    async reach() {
      await customerToSummary();
      field('terms').click();
      hold();
      await press('Kostenpflichtig bestellen');
    },
    is: shows('.krume-summary[aria-busy="true"]'),
  },
  'a completed order': {
    async reach() {
      await customerToSummary();
      await order();
    },
    is: says('#100005001'),
  },
  'the done page opened with an order number': {
    reach: () => openCheckout({ incrementId: '100005001' }),
    is: says('#100005001'),
  },
  'a paid order': { reach: () => comeBack('bezahlen'), is: says('ist eingegangen.') },
  'an order that was paid twice': {
    reach: () => comeBack('doppelt-belasten'),
    is: says('zweimal CHF 93.00'),
  },
  'a cancelled payment': {
    reach: () => comeBack('abbrechen'),
    is: says('Sie haben die Zahlung abgebrochen'),
  },
  'a declined payment': { reach: () => comeBack('ablehnen'), is: says('Die Zahlung wurde abgelehnt') },
  'a payment that is not confirmed': {
    reach: () => comeBack(),
    is: says('Ihre Zahlung ist noch nicht bestätigt'),
  },
  'an order in an unknown state': {
    async reach() {
      changeResponse('GET /rest/cart/order/5001', withFields({ state: 'holded', status: 'holded' }));
      await comeBack();
    },
    is: says('Wie es um die Zahlung steht, wissen wir noch nicht.'),
  },
  'an order that fails to load': {
    async reach() {
      await shop.fail('GET /rest/cart/order/*', '500');
      await comeBack();
    },
    is: says('Die Bestellung konnte nicht abgefragt werden.'),
  },
  'an empty cart': {
    async reach() {
      await empty();
      await openCheckout();
    },
    is: says('Keine Produkte im Warenkorb vorhanden.'),
  },
  'a cart whose only product was removed because of a date': {
    async reach() {
      await empty();
      await shop.put(4731, 1);
      await toPickup();
      getElement('.krume-in-the-way button').click();
      await settled();
      await commitRemoval();
      await settled();
    },
    is: says('Keine Produkte im Warenkorb vorhanden.'),
  },
};

sampledEach(Object.entries(states), 4)(
  'while the checkout shows %s, axe finds no missing name and no invalid reference',
  async (_, state) => {
    listenToConsole();
    await state.reach();
    state.is();
    await expectNamed();
  },
);
