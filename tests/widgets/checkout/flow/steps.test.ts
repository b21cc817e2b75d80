// @vitest-environment page
import { expect, onTestFinished, test, vi } from 'vitest';
import { $cart } from '../../../../shared/stores/cart/cart.ts';
import { closeByBack } from '../../../../shared/ui/dialogs/close-by-back.ts';
import { dialog } from '../../../support/page/dialog.ts';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../../support/page/page.ts';
import {
  boxes,
  button,
  changeResponse,
  chooseMethod,
  closeCheckout,
  enterGuest,
  field,
  fill,
  guest,
  heading,
  notes,
  openCheckout,
  pay,
  press,
  select,
  shipByCourier,
  shop,
  testCheckout,
} from '../open-checkout.ts';

// shop.md sections 2.7, 4 "Checkout flow", 5 and 8: the steps of the checkout

testCheckout();

const progress = () =>
  [...document.querySelectorAll<HTMLElement>('.krume-progress li')].map(
    (item) => `${textOf(item)} ${item.dataset.state}${item.querySelector('button') ? '' : ' –'}`,
  );

test('the first step offers sign-up and guest order, and the progress bar shows five steps', async () => {
  await openCheckout();
  expect(heading()).toBe('Wie möchten Sie bestellen?');
  expect([...document.querySelectorAll('.krume-way b')].map(textOf)).toEqual([
    'Registrieren',
    'Als Gast bestellen',
  ]);
  expect(progress()).toEqual([
    'Adresse current',
    'Versand open –',
    'Zahlungsart open –',
    'Bestellübersicht open –',
    'Fertig open –',
  ]);
});

test('if the checkout is removed while the code of the later steps loads, all listeners are removed', async () => {
  await openCheckout();
  expect($cart.lc).toBeGreaterThan(0);
  getElement('.checkout').dispatchEvent(new FocusEvent('focusin'));
  document.body.replaceChildren();
  await settled();
  expect($cart.lc).toBe(0);
});

test("‘Registrieren’ shows the server's sign-up form, and ‘Abbrechen’ returns to the first step", async () => {
  await openCheckout();
  expect(document.querySelector('form[action="/registrieren"]')).toBeNull();
  await press('Registrieren');
  field('firstname').value = 'Beat';
  await press('Abbrechen');
  expect(document.activeElement).toBe(getElement('.krume-step-heading'));
  await press('Registrieren');
  expect(field('firstname').value).toBe('Beat');
});

test('data-open-signup opens the sign-up form on mount', async () => {
  await openCheckout({ openSignup: true });
  expect(document.querySelector('form[action="/registrieren"]')).not.toBeNull();
});

test('the checkout of a customer starts with the address step and the default addresses', async () => {
  await shop.signIn();
  await openCheckout({ isCustomer: true });
  expect(heading()).toBe('Adresse');
  expect(boxes()).toEqual([
    [
      'Rechnungsadresse',
      'Anna BrunnerOetlingerstrasse 47Basel, 4057T: 061 555 27 31',
      'Adresse ändern: Rechnungsadresse',
    ],
    [
      'Lieferadresse',
      'Architektur Brunner Partner AGAnna BrunnerViaduktstrasse 403. Stock, EmpfangBasel, 4051T: 061 555 27 32',
      'Adresse ändern: Lieferadresse',
    ],
  ]);
});

test('‘Weiter’ in the address step is disabled while the addresses load', async () => {
  await shop.signIn();
  const release = shop.hold();
  await openCheckout({ isCustomer: true });
  expect(textOf(getElement('form [role="status"]'))).toBe('Adressen werden geladen...');
  expect(button('Weiter').disabled).toBe(true);
  release();
  await settled();
  expect(button('Weiter').disabled).toBe(false);
});

test('if the addresses fail to load, the address step shows an error, and a retry loads the addresses', async () => {
  listenToConsole();
  await shop.signIn();
  shop.fail('GET /rest/profile/address/', '500', 1);
  await openCheckout({ isCustomer: true });
  expect(notes()[0]).toContain('Adressen konnten nicht geladen werden.');
  await press('Erneut versuchen');
  expect(boxes()).toHaveLength(2);
});

test("submitting a guest's invalid form marks each invalid field and focuses the first invalid field", async () => {
  await openCheckout();
  await enterGuest({ ...guest, zip: '405a', email: 'beat' });
  expect(
    [...document.querySelectorAll('[aria-invalid]')].map((element) => element.getAttribute('name')),
  ).toEqual(['zip', 'email']);
  expect(document.activeElement).toBe(field('zip'));
  expect(field('street').value).toBe('Klybeckstrasse 1');
  fill({ zip: ' 4057 ' });
  field('zip').dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
  expect(field('zip').hasAttribute('aria-invalid')).toBe(false);
});

const terms = 'Ich akzeptiere die Datenschutz- & Allgemeinen Geschäftsbedingungen';

test('a guest must accept the terms to leave the address form', async () => {
  await openCheckout();
  await enterGuest({ ...guest, acceptTerms: false });
  expect(textOf(field('acceptTerms').closest('label'))).toBe(terms);
  expect(field('acceptTerms').getAttribute('aria-invalid')).toBe('true');
  expect(heading()).toBe('Als Gast bestellen');
});

test('the shipping address of a guest is the billing address until the guest enters another address', async () => {
  await openCheckout();
  await enterGuest();
  expect(boxes()[1]).toEqual([
    'Lieferadresse',
    'Entspricht der Rechnungsadresse.',
    'Adresse bearbeiten: Lieferadresse',
  ]);
  await press('Adresse bearbeiten');
  field('differentShipping').click();
  await settled();
  fill({
    shippingFirstName: 'Ida',
    shippingLastName: 'Suter',
    shippingPhone: '061 555 44 66',
    shippingStreet: 'Hauptstrasse 3',
    shippingZip: '4127',
    shippingCity: 'Birsfelden',
  });
  await press('Weiter');
  expect(boxes()[1]?.[1]).toBe('Ida SuterHauptstrasse 3Birsfelden, 4127T: 061 555 44 66');
});

test('unticking ‘another shipping address’ keeps the entered shipping address', async () => {
  await openCheckout();
  await press('Als Gast bestellen');
  field('differentShipping').click();
  await settled();
  fill({ shippingStreet: 'Hauptstrasse 3' });
  field('differentShipping').click();
  await settled();
  field('differentShipping').click();
  await settled();
  expect(field('shippingStreet').value).toBe('Hauptstrasse 3');
});

test('a customer without saved addresses must add an address before ‘Weiter’ is enabled', async () => {
  await shop.signIn('urs@example.ch', 'weggli');
  await openCheckout({ isCustomer: true });
  expect(boxes().map((box) => box.slice(1))).toEqual([
    ['Noch keine Adresse hinterlegt.', 'Hinzufügen: Rechnungsadresse'],
    ['Noch keine Adresse hinterlegt.', 'Hinzufügen: Lieferadresse'],
  ]);
  expect(button('Weiter').disabled).toBe(true);
});

test('an address that a customer selects in the address book becomes the shipping address', async () => {
  await shop.signIn();
  await openCheckout({ isCustomer: true });
  await press('Adresse ändern: Lieferadresse');
  const card = [...document.querySelectorAll('[data-address-id]')].find((element) =>
    textOf(element)?.includes('Ueli'),
  );
  [...(card?.querySelectorAll('button') ?? [])]
    .find((each) => textOf(each)?.startsWith('Auswählen'))
    ?.click();
  await settled();
  expect(boxes()[1]?.[1]).toContain('Ueli BrunnerHof Oberer Wartenberg');
});

test('the shipping step shows methods with prices, and reloads the methods only if the address changes', async () => {
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  expect([...document.querySelectorAll('.krume-method')].map(textOf)).toEqual([
    'Abholung in der Filiale(gratis)',
    'Kurier am frühen MorgenCHF 18.00',
    'Kurier am VormittagCHF 9.00',
    'Kurier am NachmittagCHF 9.00',
  ]);
  const asked = () => shop.calls().filter((call) => call === 'POST /rest/cart/shipping').length;
  expect(asked()).toBe(1);
  await press('Zurück');
  await press('Weiter');
  expect(asked()).toBe(1);
  await press('Zurück');
  await press('Adresse bearbeiten');
  fill({ street: 'Klybeckstrasse 2' });
  await press('Weiter');
  await press('Weiter');
  expect(asked()).toBe(2);
});

test('the shipping step shows the shop’s phone number if no shipping method serves the address', async () => {
  await openCheckout();
  await enterGuest({ ...guest, zip: '6900', city: 'Lugano' });
  await press('Weiter');
  expect(document.body.textContent).toContain('Keine Lieferart verfügbar.');
  expect(document.body.textContent).toContain('061 555 01 24');
  expect(button('Weiter').disabled).toBe(true);
});

test('the shopper must select a shipping method and fill in the fields of the method', async () => {
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await press('Weiter');
  expect(getElement('.krume-choices').getAttribute('aria-invalid')).toBe('true');
  await chooseMethod('Abholung');
  expect(getElement('.krume-choices').hasAttribute('aria-invalid')).toBe(false);
  await press('Weiter');
  expect(getElement('select[name="branch"]').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(getElement('select[name="branch"]'));
});

test('the pickup method lists a nearby branch first, and shows opening hours and a hint to bring a bag', async () => {
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Abholung');
  const branches = [...getElement<HTMLSelectElement>('select[name="branch"]').options].map(
    ({ text }) => text,
  );
  expect(branches.slice(0, 2)).toEqual([
    'Bitte wählen Sie eine Filiale',
    'Rebgasse, Rebgasse 12, 4058 Basel',
  ]);
  expect(document.body.textContent).toContain(
    'Bitte bringen Sie für die Abholung Ihre eigene Einkaufstasche mit.',
  );
  await select('branch', getElement<HTMLSelectElement>('select[name="branch"]').options[1]?.value ?? '');
  await press('Nächster möglicher Termin');
  expect(textOf(getElement('.krume-hours'))).toMatch(
    /Öffnungszeiten.*Heute geöffnet\. Am 24\.11\.2026 geöffnet\./,
  );
  expect(getElement<HTMLSelectElement>('select[name="deliveryTime"]').value).toBe('08:00');
  // pickup-time.test.ts covers the times between 05:00 and 20:30 at which the branch is open
  const times = [...getElement<HTMLSelectElement>('select[name="deliveryTime"]').options].map(
    ({ text }) => text,
  );
  expect(times.length).toBeLessThan(32);
  expect(times).not.toContain('05:00');
});

test('if the branch is closed at the stored pickup time, an error offers the next possible date', async () => {
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Abholung');
  await select('branch', getElement<HTMLSelectElement>('select[name="branch"]').options[1]?.value ?? '');
  await press('Nächster möglicher Termin');
  const times = [...getElement<HTMLSelectElement>('select[name="deliveryTime"]').options];
  await select('deliveryTime', times.at(-1)?.value ?? '');
  closeCheckout();
  changeResponse('GET /rest/location/', (branches) =>
    Object.values<object>(Object(branches)).map((branch) => ({
      ...branch,
      openingTimes: [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opens: 7 * 3600, closes: 9 * 3600 })),
    })),
  );
  await openCheckout();
  expect(notes()[0]).toMatch(/^Die Filiale .* ist zu dieser Zeit geschlossen\./);
  await press('Weiter');
  expect(heading()).toBe('Versand');
  getElement<HTMLButtonElement>('.krume-note button').click();
  await settled();
  expect(notes()).toEqual([]);
});

test('the courier method shows the delivery window of the selected day', async () => {
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Kurier am Vormittag');
  await press('Nächster möglicher Termin');
  expect(
    [...getElement<HTMLSelectElement>('select[name="deliveryTime"]').options].map(({ text }) => text),
  ).toEqual(['09:00 - 11:00']);
});

test("if the cart is below the courier's minimum order value, the shipping step shows the missing amount", async () => {
  const [bread] = (await shop.cart()).items;
  await shop.remove(bread?.itemId ?? '');
  await shop.put(4711, 1);
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  expect(document.body.textContent).toMatch(
    /Ab einem Bestellwert von CHF \d+\.\d\d\. Es fehlen noch CHF \d+\.\d\d\./,
  );
  await chooseMethod('Kurier am Vormittag');
  expect(notes()[0]).toMatch(/^Die Mindestbestellmenge für Lieferung per Kurier beträgt CHF/);
});

test('the address request contains the billing and shipping address, the shipping method, the date and the delivery window', async () => {
  await openCheckout();
  await enterGuest();
  shop.sent.length = 0;
  await shipByCourier();
  const address = {
    firstName: 'Beat',
    lastName: 'Suter',
    phone: '061 555 44 55',
    street: ['Klybeckstrasse 1'],
    zip: '4057',
    city: 'Basel',
    email: 'beat@example.ch',
  };
  expect(shop.calls()).toEqual([
    'POST /rest/cart/shipping',
    'GET /rest/location/',
    'POST /rest/cart/address',
    'GET /rest/cart/',
  ]);
  expect(shop.bodies()[1]).toEqual({
    billingAddress: address,
    shippingAddress: address,
    method: 'standard',
    carrier: 'standard_courier_rate',
    storeId: null,
    deliveryDate: '2026-11-24T09:00:00+01:00',
    deliveryTime: '09:00 - 11:00',
  });
  expect(heading()).toBe('Zahlungsart');
  expect([...document.querySelectorAll('.krume-method')].map(textOf)).toEqual([
    'Kredit- oder Debitkarte',
    'Bezahl-App',
    'E-Payment',
  ]);
});

test('if the address request fails, a dialog appears, and its retry button repeats the request', async () => {
  listenToConsole();
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Kurier am Vormittag');
  await press('Nächster möglicher Termin');
  shop.fail('POST /rest/cart/address', '500', 2);
  await press('Weiter');
  expect(dialog()?.text).toBe('Adresse konnte nicht gespeichert werden.');
  dialog()?.press('Erneut versuchen');
  await settled();
  // After a status of 500, the client repeats the request once before it shows an error
  expect(shop.calls().filter((call) => call === 'POST /rest/cart/address')).toHaveLength(3);
});

test('if the shipping methods fail to load, a dialog appears, and its retry button loads the methods', async () => {
  listenToConsole();
  await openCheckout();
  await enterGuest();
  shop.fail('POST /rest/cart/shipping', '500', 1);
  await press('Weiter');
  expect(dialog()?.text).toBe('Liefermethoden konnten nicht geladen werden.');
  dialog()?.press('Erneut versuchen');
  await settled();
  expect(document.querySelectorAll('.krume-method')).toHaveLength(4);
});

test('if the shipping methods fail to load, the shipping step offers a retry after the dialog is closed', async () => {
  listenToConsole();
  await openCheckout();
  await enterGuest();
  shop.fail('GET /rest/location/', '500', 1);
  await press('Weiter');
  dialog()?.press('Schliessen');
  await settled();
  expect(notes()[0]).toContain('Liefermethoden konnten nicht geladen werden.');
  await press('Erneut versuchen');
  expect(document.querySelectorAll('.krume-method')).toHaveLength(4);
});

test('if the page is reloaded at the payment step and the address request fails, the step offers a retry', async () => {
  listenToConsole();
  await openCheckout();
  await enterGuest();
  await shipByCourier();
  closeCheckout();
  shop.fail('POST /rest/cart/address', '500', 2);
  await openCheckout();
  dialog()?.press('Schliessen');
  await settled();
  expect(notes()[0]).toContain('Adresse konnte nicht gespeichert werden.');
  await press('Erneut versuchen');
  expect(document.querySelectorAll('.krume-method')).toHaveLength(3);
});

test('the shopper must select a payment method, and the payment app shows a hint', async () => {
  await openCheckout();
  await enterGuest();
  await shipByCourier();
  await press('Weiter');
  expect(getElement('.krume-choices').getAttribute('aria-invalid')).toBe('true');
  await chooseMethod('Bezahl-App');
  expect(document.body.textContent).toContain(
    'Bitte kehren Sie nach der Zahlung in der App in den Shop zurück, damit die Bestellung abgeschlossen werden kann.',
  );
});

test('the summary shows addresses, shipping method, payment method, products and totals', async () => {
  await openCheckout();
  await enterGuest();
  await shipByCourier();
  await pay('Bezahl-App');
  expect(heading()).toBe('Bestellübersicht');
  expect(boxes().slice(0, 4)).toEqual([
    ['Rechnungsadresse', 'Beat SuterKlybeckstrasse 1Basel, 4057T: 061 555 44 55', 'Ändern: Rechnungsadresse'],
    ['Lieferadresse', 'Entspricht der Rechnungsadresse.', 'Ändern: Lieferadresse'],
    ['Lieferart', 'Kurier am VormittagDienstag, 24.11.2026, 09:00 - 11:00 Uhr', 'Ändern: Lieferart'],
    ['Zahlungsart', 'Bezahl-App', 'Ändern: Zahlungsart'],
  ]);
  expect(textOf(getElement('.krume-order-lines'))).toBe('RuchbrotAnzahl: 20CHF 84.00');
  expect(textOf(getElement('.krume-tick'))).toBe(terms);
  expect([...document.querySelectorAll('.krume-order-sums dd')].map(textOf)).toEqual([
    'CHF 84.00',
    'CHF 9.00',
    'CHF 93.00',
  ]);
});

test('after ‘Ändern: Lieferart’ in the summary, the payment method stays selected', async () => {
  await openCheckout();
  await enterGuest();
  await shipByCourier();
  await pay('Bezahl-App');
  await press('Ändern: Lieferart');
  expect(heading()).toBe('Versand');
  await press('Weiter');
  expect(getElement<HTMLInputElement>('[name="payment"]:checked')).toBeTruthy();
  expect(shop.calls().filter((call) => call === 'POST /rest/cart/address')).toHaveLength(1);
});

test('history navigation changes the step, and the page title contains the name of the step', async () => {
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  expect([location.search, document.title]).toEqual(['?schritt=versand', 'Versand – Kasse – Bäckerei Krume']);
  history.replaceState(null, '', '/kasse?schritt=adresse');
  dispatchEvent(new PopStateEvent('popstate'));
  await settled();
  expect(heading()).toBe('Adresse');
  expect(document.activeElement).toBe(getElement('.krume-step-heading'));
});

test('if the menu is open when the checkout goes to the next step, the entry of the menu stays the last entry', async () => {
  await openCheckout();
  await enterGuest();
  const menu = new AbortController();
  closeByBack(() => {}, menu.signal);
  onTestFinished(() => menu.abort());
  const pushed = vi.spyOn(history, 'pushState');
  const replaced = vi.spyOn(history, 'replaceState');
  await press('Weiter');
  const url = String(new URL('?schritt=versand', location.href));
  const written = [replaced, pushed].map(({ mock }) =>
    mock.calls.map(([state, , to]) => [state, String(to)]),
  );
  expect(written).toEqual([[[null, url]], [[{ krumeOpen: url }, url]]]);
});

test('if the URL names a step and the earlier steps have no data, the checkout opens the first step', async () => {
  history.replaceState(null, '', '/kasse?schritt=uebersicht');
  await openCheckout();
  expect(heading()).toBe('Wie möchten Sie bestellen?');
  expect(location.search).toBe('?schritt=anmeldung');
});

test('a reload restores the current step of the checkout and the values of the step', async () => {
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Kurier am Vormittag');
  await press('Nächster möglicher Termin');
  closeCheckout();
  await openCheckout();
  expect(heading()).toBe('Versand');
  expect(getElement<HTMLInputElement>('[name="deliveryDate"]').value).toBe('24.11.2026');
});

test('the checkout draft of a guest is deleted after 24 hours', async () => {
  await openCheckout();
  await enterGuest();
  closeCheckout();
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000 + 1);
  await openCheckout();
  await press('Als Gast bestellen');
  expect(field('firstName').value).toBe('');
});

test("the checkout does not show a guest's values to a customer who signs in afterwards", async () => {
  await openCheckout();
  await press('Als Gast bestellen');
  fill({ street: 'Geheimweg 1' });
  field('street').dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
  closeCheckout();
  await shop.signIn();
  await openCheckout({ isCustomer: true });
  expect(document.body.innerHTML).not.toContain('Geheimweg');
});

test('if the cart is empty, the checkout shows a text instead of the steps', async () => {
  const [bread] = (await shop.cart()).items;
  await shop.remove(bread?.itemId ?? '');
  await openCheckout();
  expect(document.body.textContent).toContain('Keine Produkte im Warenkorb vorhanden.');
});
