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

// Keeps everything typed, chosen or ordered despite interruptions and failures

testCheckout();

test('focuses a missing date like any other field', async () => {
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Abholung');
  await select('branch', getElement<HTMLSelectElement>('select[name="branch"]').options[1]?.value ?? '');
  await press('Weiter');
  expect(document.activeElement).toBe(field('deliveryDate'));
});

test('stays at the address if the shopper goes back while the shipping is being saved', async () => {
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

test("discards a guest's cancelled address changes, also after a reload", async () => {
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

test('stores a comment while it is typed', async () => {
  await customerToSummary();
  await press('Ändern: Bemerkung');
  const comment = getElement<HTMLTextAreaElement>('textarea[name="comment"]');
  comment.value = 'Bitte klingeln.';
  comment.dispatchEvent(new Event('input', { bubbles: true }));
  expect(textOfTab()).toContain('Bitte klingeln.');
});

test('keeps the accepted terms when another date is taken', async () => {
  await customerToSummary();
  field('terms').click();
  vi.setSystemTime(Date.UTC(2026, 10, 23, 15));
  await press('Kostenpflichtig bestellen');
  getElement<HTMLButtonElement>('.krume-note button').click();
  await settled();
  expect(notes()).toEqual([]);
  expect(field('terms').checked).toBe(true);
});

test('retries an order after a proxy error with the same key', async () => {
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

test('does not report an unpaid order with an empty response as completed', async () => {
  await customerToSummary('Bezahl-App');
  shop.fail('POST /rest/cart/order', 'empty', 2);
  await order();
  expect(textOf(getElement('.krume-done'))).toContain('Die Bezahlung konnte nicht gestartet werden.');
});

test('the title names no step during the request for an order', async () => {
  await customerToSummary();
  await order();
  closeCheckout();
  document.title = 'Kasse – Bäckerei Krume';
  await openCheckout({ isCustomer: true });
  expect(heading()).toBe('Vielen Dank für Ihre Bestellung');
  expect(document.title).toBe('Kasse – Bäckerei Krume');
});

test('reports an empty cart response before the order, orders nothing and focuses the button', async () => {
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

test('during an order the button is busy, ignores clicks and keeps the focus', async () => {
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

test('reports an empty cart response on page load, with a retry', async () => {
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
