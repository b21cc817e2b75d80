// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { $sessionExpired } from '../../../../shared/stores/session/session.ts';
import { dialogTexts } from '../../../support/page/dialog.ts';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../../support/page/page.ts';
import {
  button,
  chooseMethod,
  heading,
  openCalendar,
  orders,
  press,
  shop,
  testCheckout,
} from '../open-checkout.ts';

// shop.md sections 5, "Selectable dates in the date picker", 7 and 8: removing a product in the calendar, with failed,
// slow and lost requests

testCheckout();

const monday = '2026-11-30';
const failed = 'Produkt konnte nicht vom Warenkorb entfernt werden.';
const unknown =
  'Es ist nicht bekannt, ob das Produkt noch im Warenkorb ist. Bitte versuchen Sie es noch einmal.';
const day = () => getElement(`[data-date="${monday}"]`);
const isPossible = () => day().getAttribute('aria-disabled') === null;
const undoTime = 8000;

/** Removes the cake in the calendar. The request follows after the time to undo. */
async function takeOut(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
  await openCalendar();
  day().click();
  await settled();
  getElement('dialog .krume-day-status button').click();
  await settled();
  expect(isPossible()).toBe(true);
}

async function endUndo(): Promise<void> {
  // The time to undo is paused while the undo button has the focus
  document.querySelector<HTMLElement>('.krume-undo button')?.blur();
  vi.advanceTimersByTime(undoTime);
  await settled();
}

async function pressIn(selector: string, label: string): Promise<void> {
  const found = [...document.querySelectorAll<HTMLElement>(`${selector} button`)].find((element) =>
    textOf(element)?.startsWith(label),
  );
  if (!found) throw Error(`There is no button "${label}" in ${selector}`);
  found.click();
  await settled();
}

const removals = () => shop.sent.filter(({ what }) => what.startsWith('DELETE /rest/cart/item/'));
const names = async () => (await shop.cart()).items.map(({ name }) => name);

test.each(['500', 'html', 'offline'] as const)(
  'if removing a cake in the calendar fails (fault: %s), the day is unavailable again, and a retry succeeds',
  async (mode) => {
    listenToConsole();
    await takeOut();
    await shop.fail('DELETE /rest/cart/item/*', mode);
    await endUndo();
    expect(dialogTexts().filter((text) => text === failed)).toHaveLength(1);
    expect(isPossible()).toBe(false);
    expect(await names()).toHaveLength(2);

    await shop.fail('', 'ok');
    await pressIn('dialog', 'Erneut versuchen');
    expect(isPossible()).toBe(true);
    await endUndo();
    expect(await names()).toEqual(['Ruchbrot']);
    expect(dialogTexts()).not.toContain(failed);
  },
);

test('if the session expires while a cake is being removed, only the session dialog appears', async () => {
  await takeOut();
  await shop.fail('DELETE /rest/cart/item/*', '401', 1);
  await endUndo();
  expect(dialogTexts()).not.toContain(failed);
  expect(dialogTexts()).toContain('Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.');
  expect(isPossible()).toBe(false);
  $sessionExpired.set(false);
  await settled();
  expect(heading()).toBe('Versand');
  getElement('dialog .krume-day-status button').click();
  await settled();
  await endUndo();
  expect(await names()).toEqual(['Ruchbrot']);
});

test('if the removal of a cake gets no response, the removal is sent again with the same idempotency key', async () => {
  listenToConsole();
  await takeOut();
  await shop.fail('DELETE /rest/cart/item/*', 'lost', 1);
  await endUndo();
  expect([removals().length, new Set(removals().map(({ key }) => key)).size]).toEqual([2, 1]);
  expect(dialogTexts()).not.toContain(failed);
  expect([isPossible(), await names()]).toEqual([true, ['Ruchbrot']]);
});

test.each(['lost', 'malformed'] as const)(
  'if all responses to the removal of a cake are %s, the page checks the cart and shows no error',
  async (mode) => {
    listenToConsole();
    await takeOut();
    await shop.fail('DELETE /rest/cart/item/*', mode);
    await endUndo();
    expect(dialogTexts()).not.toContain(failed);
    expect([isPossible(), await names()]).toEqual([true, ['Ruchbrot']]);
  },
);

test('removing a cake that another tab has already removed is not reported as failed', async () => {
  listenToConsole();
  await takeOut();
  const cake = (await shop.cart()).items.find(({ name }) => name !== 'Ruchbrot');
  await shop.remove(cake?.itemId ?? '');
  await endUndo();
  expect(dialogTexts()).not.toContain(failed);
  expect(isPossible()).toBe(true);
});

test('if the removal of a cake has an unknown outcome, a dialog offers a retry', async () => {
  listenToConsole();
  await takeOut();
  await shop.fail('/rest/cart/*', 'lost');
  await endUndo();
  expect(dialogTexts()).toContain(unknown);
  await shop.fail('', 'ok');
  await pressIn('dialog', 'Erneut versuchen');
  await endUndo();
  expect(dialogTexts()).not.toContain(unknown);
  expect([isPossible(), await names()]).toEqual([true, ['Ruchbrot']]);
});

test('while a product is being removed, ‘Weiter’ does not open the next step until the removal is complete', async () => {
  await takeOut();
  await pressIn('dialog', 'Nächster möglicher Termin');
  const letGo = shop.hold();
  await endUndo();
  button('Weiter').click();
  button('Weiter').click();
  await settled();
  expect(heading()).toBe('Versand');
  expect(removals()).toHaveLength(1);
  letGo();
  await settled();
  expect(dialogTexts()).toEqual([]);
  expect(await names()).toEqual(['Ruchbrot']);
  expect(orders()).toEqual([]);
});

test('if removing a product fails after a click on ‘Weiter’, an error appears and the step keeps the date', async () => {
  listenToConsole();
  await takeOut();
  await pressIn('dialog', 'Abbrechen');
  await chooseMethod('Kurier am Vormittag');
  await press('Nächster möglicher Termin');
  const date = getElement<HTMLInputElement>('[name="deliveryDate"]').value;
  await shop.fail('DELETE /rest/cart/item/*', '500', 2);
  await press('Weiter');
  expect(dialogTexts()).toEqual([failed]);
  expect(heading()).toBe('Versand');
  expect(getElement<HTMLInputElement>('[name="deliveryDate"]').value).toBe(date);
  await pressIn('dialog', 'Erneut versuchen');
  await press('Weiter');
  expect(heading()).toBe('Zahlungsart');
  expect(await names()).toEqual(['Ruchbrot']);
});
