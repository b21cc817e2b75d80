// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import {
  button,
  chooseMethod,
  customerToSummary,
  enterGuest,
  field,
  heading,
  openCalendar,
  openCheckout,
  order,
  press,
  select,
  shipByCourier,
  shop,
  testCheckout,
} from '../open-checkout.ts';

// shop.md section 2.7: names, states and announcements of the checkout for screen readers

testCheckout();

const focused = () => textOf(document.activeElement);
/** Live regions. They must exist before they get a text. */
const regions = (root: ParentNode = document) => [
  ...root.querySelectorAll<HTMLElement>('.krume-checkout [role="status"]'),
];
const named = (element: Element) =>
  textOf(document.getElementById(element.getAttribute('aria-labelledby') ?? ''));

test('when a view of the first steps opens, the heading of the view gets the focus', async () => {
  await openCheckout();
  expect(heading()).toBe('Wie möchten Sie bestellen?');
  await press('Registrieren');
  expect([heading(), focused()]).toEqual(['Registrieren', 'Registrieren']);
  await press('Abbrechen');
  expect([heading(), focused()]).toEqual(['Wie möchten Sie bestellen?', 'Wie möchten Sie bestellen?']);
  await press('Als Gast bestellen');
  expect([heading(), focused()]).toEqual(['Als Gast bestellen', 'Als Gast bestellen']);
  await press('Abbrechen');
  await enterGuest();
  expect([heading(), focused()]).toEqual(['Adresse', 'Adresse']);
  await press('Adresse bearbeiten');
  expect([heading(), focused()]).toEqual(['Adresse bearbeiten', 'Adresse bearbeiten']);
});

test('the heading of the address book names the kind of address to select', async () => {
  await shop.signIn();
  await openCheckout({ isCustomer: true });
  await press('Adresse ändern: Lieferadresse');
  expect([heading(), focused()]).toEqual(['Lieferadresse wählen', 'Lieferadresse wählen']);
  await press('Abbrechen');
  await press('Adresse ändern: Rechnungsadresse');
  expect([heading(), focused()]).toEqual(['Rechnungsadresse wählen', 'Rechnungsadresse wählen']);
});

test('an error list names the invalid fields in page order, and the first invalid field is focused', async () => {
  await openCheckout();
  await enterGuest({
    firstName: 'Beat',
    lastName: 'Suter',
    phone: '061',
    street: 'A 1',
    zip: '4057',
    city: 'Basel',
  });
  getElement('[name="differentShipping"]').click();
  await press('Weiter');
  expect([...document.querySelectorAll('.krume-error-summary a')].map(textOf)).toEqual([
    'E-Mail',
    'Lieferadresse, Vorname',
    'Lieferadresse, Nachname',
    'Lieferadresse, Telefon',
    'Lieferadresse, Strasse, HausNr.',
    'Lieferadresse, Postleitzahl',
    'Lieferadresse, Ort',
    'Ich akzeptiere die Datenschutz- & Allgemeinen Geschäftsbedingungen',
  ]);
  expect(document.activeElement).toBe(field('email'));
});

test('the shipping methods and the payment methods are radio groups with aria-required and aria-invalid', async () => {
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  const methods = getElement('[role="radiogroup"]');
  expect([named(methods), methods.getAttribute('aria-required')]).toEqual(['Lieferart', 'true']);
  await press('Weiter');
  expect(methods.getAttribute('aria-invalid')).toBe('true');
  expect(textOf(document.getElementById(methods.getAttribute('aria-describedby') ?? ''))).toBe(
    'Bitte treffen Sie eine Auswahl.',
  );
  await chooseMethod('Kurier am Vormittag');
  await press('Nächster möglicher Termin');
  await press('Weiter');
  const ways = getElement('[role="radiogroup"]');
  expect([named(ways), ways.hasAttribute('aria-invalid')]).toEqual(['Zahlungsart', false]);
});

test('the fields of a newly selected shipping method are not marked before the user submits the step', async () => {
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await press('Weiter');
  await chooseMethod('Abholung');
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  await press('Weiter');
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(2);
});

test('selecting the payment app announces a hint, and the label of the payment app does not change', async () => {
  await openCheckout();
  await enterGuest();
  await shipByCourier();
  const app = [...document.querySelectorAll<HTMLInputElement>('[name="payment"]')].find(
    (radio) => named(radio) === 'Bezahl-App',
  );
  const region = getElement('.krume-method [role="status"]');
  expect(textOf(region)).toBe('');
  app?.click();
  await settled();
  expect([region.isConnected, textOf(region)]).toEqual([
    true,
    'Bitte kehren Sie nach der Zahlung in der App in den Shop zurück, damit die Bestellung abgeschlossen werden kann.',
  ]);
  expect(app && named(app)).toBe('Bezahl-App');
});

test('selecting another pickup branch announces whether the branch is open', async () => {
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Abholung');
  const [first, second] = [...getElement<HTMLSelectElement>('select[name="branch"]').options]
    .map(({ value }) => value)
    .filter(Boolean);
  await select('branch', first ?? '');
  const region = getElement('.krume-hours [role="status"]');
  expect(textOf(region)).toMatch(/^Heute (geöffnet|geschlossen)\.$/);
  await select('branch', second ?? '');
  await press('Nächster möglicher Termin');
  expect(textOf(region)).toMatch(/Am \d\d\.\d\d\.\d{4} geöffnet\.$/);
});

test('the calendar announces once that a product was removed, and once that the product was restored', async () => {
  await openCalendar();
  getElement('[data-date="2026-11-30"]').click();
  await settled();
  const calendar = getElement('dialog');
  const inCalendar = regions().filter((region) => calendar.contains(region));
  expect(inCalendar).toHaveLength(1);
  getElement('dialog .krume-day-status button').click();
  await settled();
  expect(inCalendar.map(textOf)).toEqual(['Schwarzwäldertorte wurde entfernt.']);
  expect(getElement('dialog .krume-undo').querySelector('[role]')).toBeNull();
  getElement('dialog .krume-undo button').click();
  await settled();
  expect(inCalendar.map((region) => [region.isConnected, textOf(region)])).toEqual([
    [true, 'Schwarzwäldertorte ist wieder im Warenkorb.'],
  ]);
});

test('if the calendar is closed, a live region of the page announces that a product was removed', async () => {
  await openCalendar();
  getElement('dialog .krume-dialog-actions button').click();
  await settled();
  const region = getElement('.krume-date > p[role="status"]');
  expect(textOf(region)).toBe('');
  getElement('.krume-in-the-way button').click();
  await settled();
  expect([region.isConnected, textOf(region)]).toEqual([true, 'Schwarzwäldertorte wurde entfernt.']);
});

test('the label of the calendar is the month, and the texts of disabled days contain no soft hyphens', async () => {
  await openCalendar();
  expect(getElement('[role="grid"]').getAttribute('aria-label')).toBe('November 2026');
  const labels = [...document.querySelectorAll('[data-date]')].map((day) => day.getAttribute('aria-label'));
  expect(labels.join()).toContain('Schwarzwäldertorte');
  expect(labels.join()).not.toContain('\u00ad');
});

test('selecting the next possible date in the summary announces the date', async () => {
  await customerToSummary();
  vi.setSystemTime(Date.UTC(2026, 10, 23, 15));
  await order();
  const region = getElement('.krume-summary > p[role="status"]');
  expect(textOf(region)).toBe('');
  const next = textOf(button('Nächster möglicher Termin'))?.replace('Nächster möglicher Termin: ', '');
  await press('Nächster möglicher Termin');
  expect([region.isConnected, textOf(region)]).toEqual([true, `Neuer Termin: ${next}`]);
});
