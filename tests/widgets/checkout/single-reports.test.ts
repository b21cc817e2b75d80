// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { dialog } from '../../support/page/dialog.ts';
import { textOf } from '../../support/page/live-page.ts';
import { getElement, settled } from '../../support/page/page.ts';
import {
  button,
  chooseMethod,
  closeCheckout,
  customerToSummary,
  enterGuest,
  field,
  guestToSummary,
  heading,
  notes,
  openCheckout,
  order,
  press,
  shop,
  stopClock,
  testCheckout,
} from './open-checkout.ts';

// shop.md section 2.7: each change is reported once, and the focus moves to the right element

testCheckout();

const changed = 'Der Warenkorb hat sich geändert. Bitte prüfen Sie Ihre Bestellung.';
const nextButtons = () =>
  [...document.querySelectorAll('button')].filter((each) => textOf(each)?.startsWith('Nächster möglicher'));

test('after a reload of the done page, no step appears before the order', async () => {
  await customerToSummary();
  await order();
  closeCheckout();
  const letGo = shop.hold();
  const opened = openCheckout({ isCustomer: true });
  await vi.waitFor(() => expect(document.querySelector('section.krume-checkout > p')).not.toBeNull());
  expect([document.querySelector('.krume-step-heading'), document.querySelector('.krume-progress')]).toEqual([
    null,
    null,
  ]);
  expect(document.title).toBe('Kasse – Bäckerei Krume');
  letGo();
  await opened;
  await settled();
  expect(heading()).toBe('Vielen Dank für Ihre Bestellung');
  expect(document.activeElement).toBe(getElement('.krume-step-heading'));
});

test('a cart change before an order shows a dialog and, after the reload, one note', async () => {
  await guestToSummary();
  await shop.put(4711, 1);
  await order();
  expect(dialog()?.text).toContain('Der Warenkorb hat sich zwischenzeitlich aktualisiert.');
  expect(notes()).toEqual([]);
  dialog()?.press('Schliessen');
  await settled();
  closeCheckout();
  await openCheckout();
  expect(notes()).toEqual([changed]);
  const products = getElement('.krume-note').closest('.krume-card');
  expect(textOf(products?.querySelector('h3') ?? null)).toBe('Produkte');
  closeCheckout();
  await openCheckout();
  expect(notes()).toEqual([]);
});

test('if the delivery day has become unavailable, the date field shows the only message about it', async () => {
  stopClock(Date.UTC(2026, 10, 23, 9));
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Kurier am Vormittag');
  await press('Nächster möglicher Termin');
  closeCheckout();
  vi.setSystemTime(Date.UTC(2026, 10, 23, 15));
  await openCheckout();
  expect(field('deliveryDate').getAttribute('aria-invalid')).toBe('true');
  expect(textOf(getElement('.krume-date-problem'))).not.toBe('');
  expect([notes(), document.querySelectorAll('[role=alert]').length, nextButtons().length]).toEqual([
    [],
    0,
    1,
  ]);
});

test('the hint about stored data is the accessible description of the check box ‘Angaben … merken’', async () => {
  await openCheckout();
  await press('Als Gast bestellen');
  const [id = ''] = field('rememberOnDevice').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(id)).toBe(getElement('.krume-remember-hint'));
  expect(button('Weiter')).toBeTruthy();
});
