// @vitest-environment page
import { expect, test } from 'vitest';
import { dialog } from '../../support/page/dialog.ts';
import { type } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import {
  chooseMethod,
  customerToSummary,
  enterGuest,
  field,
  guestToSummary,
  heading,
  notes,
  openCheckout,
  press,
  shop,
  testCheckout,
} from './open-checkout.ts';

// shop.md section 2.7: a response never overwrites text that the user is typing. Also tests which fields a guest sees

testCheckout();

/** Fields that a guest sees before pressing 'Weiter'. A radio group counts once. */
const seen = () =>
  new Set(
    [...getElement('form').querySelectorAll<HTMLInputElement>('[name]')]
      .filter((each) => !each.closest('[hidden]'))
      .map(({ name }) => name),
  );

test("at first, a guest's form shows eight fields and the check boxes for newsletter, device and terms", async () => {
  await openCheckout();
  await press('Als Gast bestellen');
  const names = seen();
  names.delete('subscribeNewsletter');
  names.delete('acceptTerms');
  names.delete('rememberOnDevice');
  expect([...names]).toEqual([
    'firstName',
    'lastName',
    'phone',
    'street',
    'zip',
    'city',
    'email',
    'differentShipping',
  ]);
  expect(names.size).toBeLessThanOrEqual(8);
  for (const [wanted, name] of [
    ['Anrede hinzufügen', 'gender'],
    ['Firma hinzufügen', 'company'],
    ['Adresszusatz hinzufügen', 'addition'],
  ] as const) {
    await press(`+ ${wanted}`);
    expect([...seen()]).toContain(name);
  }
});

test('autocomplete attributes distinguish the billing address from the shipping address', async () => {
  await openCheckout();
  await press('Als Gast bestellen');
  const tokens = ['firstName', 'zip', 'email', 'shippingFirstName', 'shippingZip'];
  expect(tokens.map((name) => field(name).getAttribute('autocomplete'))).toEqual([
    'section-billing billing given-name',
    'section-billing billing postal-code',
    'section-billing billing email',
    'section-shipping shipping given-name',
    'section-shipping shipping postal-code',
  ]);
});

test.each([
  ['Anrede', 'gender'],
  ['Firma', 'company'],
  ['Adresszusatz', 'addition'],
])('clicking ‘+ %s hinzufügen’ shows and focuses the field', async (label, name) => {
  await openCheckout();
  await press('Als Gast bestellen');
  expect(seen()).not.toContain(name);
  await press(`+ ${label} hinzufügen`);
  expect(seen()).toContain(name);
  expect(document.activeElement?.getAttribute('name')).toBe(name);
});

const half = { firstName: 'Bea', street: 'Klybeckstr', email: 'bea@' };
const typeHalf = () => {
  for (const [name, value] of Object.entries(half)) type(field(name), value);
  field('email').focus();
};
const isHalf = () => {
  const values = Object.keys(half).map((name) => [name, field(name).value]);
  expect(Object.fromEntries(values)).toEqual(half);
  expect(document.activeElement).toBe(field('email'));
};

test("loading the cart does not change the values or the focus in a guest's form", async () => {
  const release = shop.hold();
  const page = await openCheckout();
  await press('Als Gast bestellen');
  typeHalf();
  release();
  await settled();
  isHalf();
  await shop.put(4711, 1);
  page.otherTab.postMessage({ cartChanged: true });
  page.otherTab.postMessage({ cartCount: 21 });
  await settled();
  isHalf();
});

test('loaded shipping methods do not overwrite an address that the user is editing', async () => {
  await openCheckout();
  await enterGuest();
  const release = shop.hold();
  await press('Weiter');
  await press('Adresse, erledigt');
  await press('Adresse bearbeiten');
  typeHalf();
  release();
  await settled();
  isHalf();
});

test('if an address is refused while the user edits the address, an error appears and the typed text stays', async () => {
  listenToConsole();
  await openCheckout();
  await enterGuest();
  const { fetch } = globalThis;
  globalThis.fetch = async (path, init) => {
    const response = await fetch(path, init);
    if (path !== '/rest/cart/shipping') return response;
    const refusal = {
      Code: 'address-invalid',
      Message: 'Dahin liefern wir nicht.',
      Data: { field: 'address.zip' },
    };
    return Response.json(refusal, { status: 422 });
  };
  const release = shop.hold();
  await press('Weiter');
  await press('Adresse, erledigt');
  await press('Adresse bearbeiten');
  typeHalf();
  release();
  await settled();
  expect(dialog()?.text).toContain('Liefermethoden konnten nicht geladen werden.');
  dialog()?.press('Schliessen');
  await settled();
  expect(heading()).toBe('Adresse bearbeiten');
  isHalf();
});

const remark = () => getElement<HTMLTextAreaElement>('[name="comment"]');

test('a cart change in another tab does not change a comment that the user is typing', async () => {
  const page = await guestToSummary();
  await press('Ändern: Bemerkung');
  remark().value = 'Bitte klingeln, ';
  remark().dispatchEvent(new Event('input', { bubbles: true }));
  await shop.put(4711, 1);
  const release = shop.hold();
  page.otherTab.postMessage({ cartChanged: true });
  page.otherTab.postMessage({ cartCount: 21 });
  await settled();
  remark().value = 'Bitte klingeln, 2';
  remark().dispatchEvent(new Event('input', { bubbles: true }));
  release();
  await settled();
  expect(notes()).toEqual(['Der Warenkorb hat sich geändert. Bitte prüfen Sie Ihre Bestellung.']);
  expect(remark().value).toBe('Bitte klingeln, 2');
  expect(document.activeElement).toBe(remark());
});

test('if the shop refuses an order, the summary keeps a comment that is being edited', async () => {
  listenToConsole();
  await customerToSummary();
  await press('Ändern: Bemerkung');
  remark().value = ' Bitte klingeln ';
  remark().dispatchEvent(new Event('input', { bubbles: true }));
  field('terms').click();
  shop.fail('POST /rest/cart/order', '409', 1);
  await press('Kostenpflichtig bestellen');
  dialog()?.press('Schliessen');
  await settled();
  expect(remark().value).toBe(' Bitte klingeln ');
});

test('reloaded shipping methods do not overwrite a date that the user is typing', async () => {
  const page = await openCheckout();
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Kurier am Vormittag');
  type(field('deliveryDate'), '25.1');
  await shop.put(4711, 1);
  page.otherTab.postMessage({ cartChanged: true });
  page.otherTab.postMessage({ cartCount: 21 });
  await settled();
  expect(field('deliveryDate').value).toBe('25.1');
});
