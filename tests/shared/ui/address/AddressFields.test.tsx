// @vitest-environment page
import { afterEach, expect, test } from 'vitest';
import { AddressFields } from '../../../../shared/ui/address/AddressFields.tsx';
import { addressLabels } from '../../../../shared/ui/address/labels.ts';
import { openIsland } from '../../../support/page/island.tsx';
import { textOf, type } from '../../../support/page/live-page.ts';
import { getElement, settled } from '../../../support/page/page.ts';

// site.md section 2.11, "Address form", and shop.md section 2.7: the fields of an address

let page: Awaited<ReturnType<typeof openIsland>> | undefined;
afterEach(() => page?.stop());

const open = async (props: Partial<Parameters<typeof AddressFields>[0]> = {}) => {
  page = await openIsland(() => (
    <form>
      <AddressFields problems={{}} {...props} />
    </form>
  ));
};
const controls = () => [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
const field = (name: string) => getElement<HTMLInputElement>(`[name="${name}"]`);
const add = (label: string) =>
  [...document.querySelectorAll('button')].find((button) => textOf(button)?.endsWith(label));
const isShown = (name: string) => field(name).closest('[hidden]') === null;

test('the address form shows two groups of labelled fields, and marks required fields', async () => {
  await open();
  const groups = [...document.querySelectorAll('fieldset')].map((group) => [
    textOf(group.querySelector('legend')),
    ...[...group.querySelectorAll('label')].map(textOf),
  ]);
  expect(groups).toEqual([
    ['Kontaktinformationen', 'Vorname *', 'Nachname *', 'Firma', 'Telefon *'],
    ['Adresse', 'Strasse, HausNr. *', 'Adresszusatz', 'Postleitzahl *', 'Ort *'],
  ]);
  expect(controls().every(({ name }) => isShown(name))).toBe(true);
  expect(
    controls()
      .filter(({ required }) => required)
      .map(({ name }) => name),
  ).toEqual(['firstName', 'lastName', 'phone', 'street', 'zip', 'city']);
});

test('the fields of a shipping address have autocomplete tokens, input modes and names with a prefix', async () => {
  await open({ prefix: 'shipping', section: 'shipping' });
  expect(controls().map(({ name, autocomplete }) => `${name}: ${autocomplete}`)).toEqual([
    'shippingFirstName: section-shipping shipping given-name',
    'shippingLastName: section-shipping shipping family-name',
    'shippingCompany: section-shipping shipping organization',
    'shippingPhone: section-shipping shipping tel',
    'shippingStreet: section-shipping shipping address-line1',
    'shippingAddition: section-shipping shipping address-line2',
    'shippingZip: section-shipping shipping postal-code',
    'shippingCity: section-shipping shipping address-level2',
  ]);
  expect([field('shippingPhone').type, field('shippingZip').inputMode]).toEqual(['tel', 'numeric']);
});

test('the autocomplete tokens of an address in the address book contain neither shipping nor billing', async () => {
  await open();
  expect([field('firstName').autocomplete, field('zip').autocomplete]).toEqual(['given-name', 'postal-code']);
});

test.each([
  [{}, ''],
  [{ shippingGender: '2' }, '2'],
])('the address form with the values %j selects the gender «%s»', async (values, chosen) => {
  await open({ prefix: 'shipping', isGuest: true, values });
  const group = getElement('[role=radiogroup]');
  expect(textOf(group)).toBe('AnredeHerrFrauKeine Angabe');
  expect(textOf(document.getElementById(group.getAttribute('aria-labelledby') ?? ''))).toBe('Anrede');
  expect(getElement<HTMLInputElement>('[name=shippingGender]:checked').value).toBe(chosen);
});

test('for a guest, the fields for company and addition are hidden until the guest clicks their buttons', async () => {
  await open({ isGuest: true });
  expect([isShown('company'), isShown('addition')]).toEqual([false, false]);
  add('Firma hinzufügen')?.click();
  add('Adresszusatz hinzufügen')?.click();
  await settled();
  expect([isShown('company'), isShown('addition')]).toEqual([true, true]);
  expect(document.activeElement).toBe(field('addition'));
  expect([...document.querySelectorAll('button')].map(textOf)).toEqual(['+ Anrede hinzufügen']);
});

test('for a guest, the fields for company and addition are visible if they are filled in or invalid', async () => {
  await open({ isGuest: true, values: { company: 'Muster AG' }, problems: { addition: 'Zu lang' } });
  expect([isShown('company'), isShown('addition'), field('company').value]).toEqual([
    true,
    true,
    'Muster AG',
  ]);
  page?.stop();
  await open({ isGuest: true });
  type(field('company'), 'Muster AG');
  await settled();
  expect([isShown('company'), isShown('addition')]).toEqual([true, false]);
});

test('an invalid address field is highlighted, and has a message for screen readers', async () => {
  await open({ problems: { zip: 'Bitte geben Sie eine vierstellige Postleitzahl ein.' } });
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
  const reason = document.getElementById(field('zip').getAttribute('aria-describedby') ?? '');
  expect([textOf(reason), reason?.className]).toEqual([
    'Bitte geben Sie eine vierstellige Postleitzahl ein.',
    'krume-hidden',
  ]);
});

test('the address fields have no maxlength, because browsers would truncate an autofilled text', async () => {
  await open();
  expect(controls().filter((control) => control.hasAttribute('maxlength'))).toEqual([]);
});

test('addressLabels adds ‘Lieferadresse’ to the labels of a shipping address in the error summary', () => {
  expect(addressLabels('shipping').shippingCity).toBe('Lieferadresse, Ort');
  expect(addressLabels()).toMatchObject({ city: 'Ort', street: 'Strasse, HausNr.' });
});
