// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { dialog } from '../../../support/page/dialog.ts';
import { textOf, type } from '../../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../../support/page/page.ts';
import {
  boxes,
  chooseMethod,
  closeCheckout,
  enterGuest,
  field,
  guest,
  heading,
  notes,
  openCheckout,
  press,
  shipByCourier,
  shop,
  stopClock,
  testCheckout,
} from '../open-checkout.ts';

// shop.md section 7, "About the address call": if the shop refuses an address, method or date, the step with this
// value opens

testCheckout();

const message = 'Diese Strasse kennen wir nicht.';

/** Refuses every request with this method and path. */
function refuse(what: string, refusal: { status: number; Code: number | string; Data: object }): void {
  listenToConsole();
  const passOn = globalThis.fetch;
  const { status, ...body } = refusal;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) =>
    `${init.method ?? 'GET'} ${path}` === what
      ? Response.json({ Message: message, ...body }, { status })
      : passOn(path, init),
  );
}
const about = (field: string, name: string) => ({
  status: 400,
  Code: 400,
  Data: { field, fields: [`${field}.${name}`] },
});

async function closeDialog(): Promise<void> {
  expect(dialog()?.text).toBe('Adresse konnte nicht gespeichert werden.');
  dialog()?.press('Schliessen');
  await settled();
}
const marked = () =>
  [...document.querySelectorAll('[aria-invalid]')].map((each) => each.getAttribute('name'));

test("if the shop refuses a customer's saved address, the address form opens and focuses the refused field", async () => {
  await shop.signIn();
  await openCheckout({ isCustomer: true });
  refuse('POST /rest/cart/address', about('shippingAddress', 'street'));
  await shipByCourier();
  await closeDialog();
  expect(heading()).toBe('Lieferadresse wählen');
  expect(field('street').value).toBe('Viaduktstrasse 40');
  expect(marked()).toEqual(['street']);
  expect(document.activeElement).toBe(field('street'));
  expect(textOf(getElement('.krume-error-summary li'))).toContain(message);
});

test('saving a corrected address selects the address, and the checkout can continue', async () => {
  await shop.signIn();
  await openCheckout({ isCustomer: true });
  const { fetch } = globalThis;
  refuse('POST /rest/cart/address', about('shippingAddress', 'street'));
  await shipByCourier();
  await closeDialog();
  vi.stubGlobal('fetch', fetch);
  type(field('street'), 'Viaduktstrasse 41');
  await press('Speichern');
  expect(boxes()[1]?.join()).toContain('Viaduktstrasse 41');
  expect(notes()).toEqual([]);
  await press('Weiter');
  await press('Weiter');
  expect(heading()).toBe('Zahlungsart');
});

test.each([
  ['billingAddress', guest, 'street'],
  [
    'shippingAddress',
    {
      ...guest,
      differentShipping: true,
      shippingFirstName: 'Vera',
      shippingLastName: 'Suter',
      shippingPhone: '061',
      shippingStreet: 'Rebgasse 1',
      shippingZip: '4058',
      shippingCity: 'Basel',
    },
    'shippingStreet',
  ],
  // Here, the billing address is also the shipping address
  ['shippingAddress', guest, 'street'],
])(
  "if the shop refuses a guest's %s, the address form opens and focuses the refused field",
  async (part, values, name) => {
    await openCheckout();
    await enterGuest(values);
    refuse('POST /rest/cart/address', about(part, 'street'));
    await shipByCourier();
    await closeDialog();
    expect(heading()).toBe('Adresse bearbeiten');
    expect(marked()).toEqual([name]);
    expect(document.activeElement).toBe(field(name));
  },
);

test('if the request for shipping methods refuses the zip, the address form opens and marks the zip', async () => {
  await openCheckout();
  await enterGuest();
  refuse('POST /rest/cart/shipping', about('address', 'zip'));
  await press('Weiter');
  expect(heading()).toBe('Adresse bearbeiten');
  expect(marked()).toEqual(['zip']);
});

test('if a saved address no longer exists, a message appears, and the checkout can continue', async () => {
  await shop.signIn();
  await openCheckout({ isCustomer: true });
  refuse('POST /rest/cart/address', {
    status: 422,
    Code: 'address-unknown',
    Data: { field: 'billingAddress', addressId: '31' },
  });
  await shipByCourier();
  await closeDialog();
  expect(heading()).toBe('Adresse');
  expect(boxes()[0]).toContain(message);
  expect(boxes()[1]).not.toContain(message);
  await press('Weiter');
  await press('Zurück');
  expect(notes()).toEqual([]);
});

test('if the shop refuses the delivery date, the shipping step opens with the message of the shop', async () => {
  await openCheckout();
  await enterGuest();
  refuse('POST /rest/cart/address', { status: 422, Code: 'slot-gone', Data: { field: 'deliveryDate' } });
  await shipByCourier();
  await closeDialog();
  expect(heading()).toBe('Versand');
  expect(notes().join()).toContain(message);
});

test('a reload restores a guest’s unsubmitted address changes, and ‘Abbrechen’ discards the changes', async () => {
  await openCheckout();
  await enterGuest();
  await press('Adresse bearbeiten');
  type(field('city'), 'Riehen');
  type(field('zip'), '41');
  closeCheckout();
  await openCheckout();
  expect(heading()).toBe('Adresse bearbeiten');
  expect([field('city').value, field('zip').value]).toEqual(['Riehen', '41']);
  expect(marked()).toEqual(['zip']);
  await press('Abbrechen');
  expect(boxes()[0]?.join()).toContain('Basel, 4057');
});

test('a reload restores the values of a form that was never submitted, and marks no errors', async () => {
  await openCheckout();
  await press('Als Gast bestellen');
  type(field('firstName'), 'Beat');
  closeCheckout();
  await openCheckout();
  expect(field('firstName').value).toBe('Beat');
  expect(marked()).toEqual([]);
});

test('the checkout draft expires 24 hours after the last change, even if the checkout was opened since', async () => {
  await openCheckout();
  await enterGuest();
  const visit = async (hour: number): Promise<void> => {
    closeCheckout();
    stopClock(Date.UTC(2026, 10, 21, 9 + hour));
    await openCheckout();
  };
  await visit(20);
  expect(boxes()[0]?.join()).toContain('Klybeckstrasse 1');
  await visit(25);
  expect(heading()).toBe('Wie möchten Sie bestellen?');
});

test('after each change in the checkout, the draft is kept for another 24 hours', async () => {
  await openCheckout();
  await enterGuest();
  closeCheckout();
  stopClock(Date.UTC(2026, 10, 22, 5));
  await openCheckout();
  await press('Weiter');
  await chooseMethod('Kurier am Vormittag');
  closeCheckout();
  stopClock(Date.UTC(2026, 10, 22, 20));
  await openCheckout();
  expect(heading()).toBe('Versand');
});
