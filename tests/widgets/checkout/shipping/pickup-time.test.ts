// @vitest-environment page
import { expect, test } from 'vitest';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import {
  changeResponse,
  chooseMethod,
  closeCheckout,
  enterGuest,
  field,
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

// shop.md sections 4, "Branch open check", and 5, "Date checks": pickup times

testCheckout();

const hour = 3600;
const hoursOf =
  (name: string, opens: (weekday: number) => number, closes: (weekday: number) => number) =>
  (response: unknown) =>
    Object.values<Record<string, unknown>>(Object(response)).map((branch) =>
      branch.name === name
        ? {
            ...branch,
            holidays: [],
            openingTimes: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
              weekday,
              opens: opens(weekday),
              closes: closes(weekday),
            })),
          }
        : branch,
    );
const options = () =>
  [...getElement<HTMLSelectElement>('[name="deliveryTime"]').options].map((option) => option.text);

async function chooseBranch(name: string): Promise<void> {
  const all = [...getElement<HTMLSelectElement>('[name="branch"]').options];
  await select('branch', all.find(({ text }) => text.startsWith(name))?.value ?? '');
}
async function toPickup(): Promise<void> {
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Abholung');
  await chooseBranch('Rebgasse');
  await press('Nächster möglicher Termin');
}
async function chooseDay(day: string): Promise<void> {
  getElement('.krume-date-open').click();
  await settled();
  getElement(`[data-date="${day}"]`).click();
  await settled();
}

test('the pickup times are the times at which the branch is open on the selected day', async () => {
  changeResponse(
    'GET /rest/location/',
    hoursOf(
      'Rebgasse',
      () => 7.5 * hour,
      () => 9 * hour,
    ),
  );
  await toPickup();
  expect(options()).toEqual(['07:30', '08:00', '08:30', '09:00']);
});

test('if a newly selected branch is closed at the selected time, the time stays selected and is marked', async () => {
  changeResponse(
    'GET /rest/location/',
    hoursOf(
      'Gundeli',
      () => 10 * hour,
      () => 11 * hour,
    ),
  );
  await toPickup();
  await select('deliveryTime', '08:30');
  await chooseBranch('Gundeli');
  expect(field('deliveryTime').value).toBe('08:30');
  expect(options()).toEqual(['08:30 (nicht möglich)', '10:00', '10:30', '11:00']);
  expect(notes().join()).toContain('Die Filiale Gundeli ist zu dieser Zeit geschlossen.');
  await select('deliveryTime', '10:00');
  expect(options()).toEqual(['10:00', '10:30', '11:00']);
  expect(notes()).toEqual([]);
});

test('if the branch is now closed at the stored pickup time, the time stays selected and is marked', async () => {
  await toPickup();
  await select('deliveryTime', '17:00');
  closeCheckout();
  changeResponse(
    'GET /rest/location/',
    hoursOf(
      'Rebgasse',
      () => 7 * hour,
      () => 12 * hour,
    ),
  );
  await openCheckout();
  expect(field('deliveryTime').value).toBe('17:00');
  expect(options()[0]).toBe('17:00 (nicht möglich)');
  expect(notes().join()).toContain('Die Filiale Rebgasse ist zu dieser Zeit geschlossen.');
});

test('if selecting a day changes the pickup time, a note shows the change until the user selects a time', async () => {
  // Changes the opening hours, so that the branch opens at 10:00 on Fridays
  changeResponse(
    'GET /rest/location/',
    hoursOf(
      'Rebgasse',
      (day) => (day === 4 ? 10 : 7) * hour,
      () => 12 * hour,
    ),
  );
  await toPickup();
  await select('deliveryTime', '08:30');
  await chooseDay('2026-11-27');
  expect(field('deliveryTime').value).toBe('10:00');
  expect(notes()).toEqual([
    'Um 08:30 Uhr ist die Abholung an diesem Tag nicht möglich. Neue Uhrzeit: 10:00 Uhr.',
  ]);
  await select('deliveryTime', '11:00');
  expect(notes()).toEqual([]);
});

// shop.md section 4, "Data flow": another device changes the cart and sends no message
test('opening the summary reloads the page if the cart was emptied on another device', async () => {
  await openCheckout();
  await enterGuest();
  await shipByCourier();
  const [bread] = (await shop.cart()).items;
  await shop.remove(bread?.itemId ?? '');
  await pay('Bezahl-App');
  expect(location.reload).toHaveBeenCalledOnce();
  closeCheckout();
  await openCheckout();
  expect(textOf(document.body)).toContain('Keine Produkte im Warenkorb vorhanden.');
});

test('the summary shows a note and the new cart if the cart was changed on another device', async () => {
  await openCheckout();
  await enterGuest();
  await shipByCourier();
  await shop.put(4711, 1);
  await pay('Bezahl-App');
  expect(heading()).toBe('Bestellübersicht');
  expect(textOf(getElement('.krume-order-lines'))).toContain('Anzahl: 21');
  expect(notes()).toEqual(['Der Warenkorb hat sich geändert. Bitte prüfen Sie Ihre Bestellung.']);
});
