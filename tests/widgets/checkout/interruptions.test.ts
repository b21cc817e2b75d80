// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { dialog } from '../../support/page/dialog.ts';
import { textOf } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import { textOfTab } from '../../support/shop/kept.ts';
import {
  boxes,
  button,
  chooseMethod,
  closeCheckout,
  customerToSummary,
  enterGuest,
  field,
  fill,
  heading,
  notes,
  openCheckout,
  order,
  orders,
  press,
  select,
  shop,
  testCheckout,
} from './open-checkout.ts';

// The checkout keeps typed values, choices and orders through interruptions and failures

testCheckout();

test('if the user submits the shipping step and has selected no date, the date field gets the focus', async () => {
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Abholung');
  await select('branch', getElement<HTMLSelectElement>('select[name="branch"]').options[1]?.value ?? '');
  await press('Weiter');
  expect(document.activeElement).toBe(field('deliveryDate'));
});

test('if the user has returned to the address step, a late response to the shipping step does not open a step', async () => {
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Kurier am Vormittag');
  await press('Nächster möglicher Termin');
  const release = shop.hold();
  await press('Weiter');
  await press('Zurück');
  expect(heading()).toBe('Adresse');
  release();
  await settled();
  expect(heading()).toBe('Adresse');
});

test("‘Abbrechen’ discards a guest's changes to the address", async () => {
  await openCheckout();
  await enterGuest();
  await press('Adresse bearbeiten');
  fill({ street: 'Rheingasse 2' });
  field('street').dispatchEvent(new Event('input', { bubbles: true }));
  await press('Abbrechen');
  await press('Adresse bearbeiten');
  expect(field('street').value).toBe('Klybeckstrasse 1');
  closeCheckout();
  await openCheckout();
  expect(boxes()[0]?.[1]).toContain('Klybeckstrasse 1');
});

test('while the user types a comment on the order, the checkout draft stores the comment', async () => {
  await customerToSummary();
  await press('Ändern: Bemerkung');
  const comment = getElement<HTMLTextAreaElement>('textarea[name="comment"]');
  comment.value = 'Bitte klingeln.';
  comment.dispatchEvent(new Event('input', { bubbles: true }));
  expect(textOfTab()).toContain('Bitte klingeln.');
});

test('the accepted terms stay ticked when the user selects another date in the summary', async () => {
  await customerToSummary();
  field('terms').click();
  vi.setSystemTime(Date.UTC(2026, 10, 23, 15));
  await press('Kostenpflichtig bestellen');
  getElement<HTMLButtonElement>('.krume-note button').click();
  await settled();
  expect(notes()).toEqual([]);
  expect(field('terms').checked).toBe(true);
});

test('if a proxy responds to an order with an error, a retry uses the same idempotency key', async () => {
  listenToConsole();
  await customerToSummary();
  shop.fail('POST /rest/cart/order', '500', 2);
  await order();
  dialog()?.press('Schliessen');
  await press('Kostenpflichtig bestellen');
  const orders = shop.sent.filter(({ what }) => what === 'POST /rest/cart/order');
  expect(orders).toHaveLength(3);
  expect(new Set(orders.map(({ key }) => key)).size).toBe(1);
});

test('if the response to an order is empty, the page shows that the payment could not start', async () => {
  await customerToSummary('Bezahl-App');
  shop.fail('POST /rest/cart/order', 'empty', 2);
  await order();
  expect(textOf(getElement('.krume-done'))).toContain('Die Bezahlung konnte nicht gestartet werden.');
});

test('the page title contains no step name when the checkout opens with a completed order', async () => {
  await customerToSummary();
  await order();
  closeCheckout();
  document.title = 'Kasse – Bäckerei Krume';
  await openCheckout({ isCustomer: true });
  expect(heading()).toBe('Vielen Dank für Ihre Bestellung');
  expect(document.title).toBe('Kasse – Bäckerei Krume');
});

test('if the cart request before an order gets an empty response, a dialog appears and no order is sent', async () => {
  listenToConsole();
  await customerToSummary();
  field('terms').click();
  await shop.fail('GET /rest/cart/', 'empty');
  const pressed = button('Kostenpflichtig bestellen');
  pressed.focus();
  await press('Kostenpflichtig bestellen');
  expect(dialog()?.text).toContain('Bestellung konnte nicht abgeschlossen werden.');
  dialog()?.press('Schliessen');
  await shop.fail('', 'ok');
  await settled();
  expect(orders()).toEqual([]);
  expect(document.activeElement).toBe(pressed);
  await press('Kostenpflichtig bestellen');
  expect(heading()).toBe('Vielen Dank für Ihre Bestellung');
});

test('while an order is being sent, the order button ignores clicks and keeps the focus', async () => {
  await customerToSummary();
  field('terms').click();
  const release = shop.hold();
  const pressed = button('Kostenpflichtig bestellen');
  pressed.focus();
  pressed.click();
  pressed.click();
  await settled();
  expect([pressed.getAttribute('aria-disabled'), pressed.disabled]).toEqual(['true', false]);
  expect(document.activeElement).toBe(pressed);
  release();
  await settled();
  expect(orders()).toHaveLength(1);
});

test('if the cart request on page load gets an empty response, a dialog with a retry button appears', async () => {
  listenToConsole();
  await shop.fail('GET /rest/cart/', 'empty');
  await openCheckout();
  expect(dialog()?.text).toContain('Warenkorb konnte nicht geladen werden.');
  await shop.fail('', 'ok');
  shop.sent.length = 0;
  dialog()?.press('Erneut versuchen');
  await settled();
  expect(shop.calls()).toContain('GET /rest/cart/');
  expect(dialog()).toBeUndefined();
});
