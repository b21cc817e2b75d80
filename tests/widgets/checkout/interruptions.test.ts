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

test('if the date is missing, its field gets the focus when the step is submitted', async () => {
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Abholung');
  await select('branch', getElement<HTMLSelectElement>('select[name="branch"]').options[1]?.value ?? '');
  await press('Weiter');
  expect(document.activeElement).toBe(field('deliveryDate'));
});

test('a response to the shipping step is ignored after the user has returned to the previous step', async () => {
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

test("cancelled changes of a guest's address are discarded", async () => {
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

test('the comment to an order is stored while the user types', async () => {
  await customerToSummary();
  await press('Ändern: Bemerkung');
  const comment = getElement<HTMLTextAreaElement>('textarea[name="comment"]');
  comment.value = 'Bitte klingeln.';
  comment.dispatchEvent(new Event('input', { bubbles: true }));
  expect(textOfTab()).toContain('Bitte klingeln.');
});

test('the terms remain ticked when the user selects another date', async () => {
  await customerToSummary();
  field('terms').click();
  vi.setSystemTime(Date.UTC(2026, 10, 23, 15));
  await press('Kostenpflichtig bestellen');
  getElement<HTMLButtonElement>('.krume-note button').click();
  await settled();
  expect(notes()).toEqual([]);
  expect(field('terms').checked).toBe(true);
});

test('an order retried after an error of a proxy uses the same idempotency key', async () => {
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

test('an unpaid order with an empty response is not reported as completed', async () => {
  await customerToSummary('Bezahl-App');
  shop.fail('POST /rest/cart/order', 'empty', 2);
  await order();
  expect(textOf(getElement('.krume-done'))).toContain('Die Bezahlung konnte nicht gestartet werden.');
});

test('the page title contains no step while an order is requested', async () => {
  await customerToSummary();
  await order();
  closeCheckout();
  document.title = 'Kasse – Bäckerei Krume';
  await openCheckout({ isCustomer: true });
  expect(heading()).toBe('Vielen Dank für Ihre Bestellung');
  expect(document.title).toBe('Kasse – Bäckerei Krume');
});

test('an empty response to the cart request prevents the order and shows a dialog', async () => {
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

test('during an order, the button ignores clicks and keeps the focus', async () => {
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

test('an empty response to the cart request on page load shows a dialog with a retry', async () => {
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
