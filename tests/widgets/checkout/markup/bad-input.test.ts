// @vitest-environment page
import { expect, test } from 'vitest';
import { dialog } from '../../../support/page/dialog.ts';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../../support/page/page.ts';
import { checkoutGuest } from '../../../support/shop/checkout-guest.ts';
import { keptUnder, leaveKept } from '../../../support/shop/kept.ts';
import {
  chooseMethod,
  closeCheckout,
  enterGuest,
  heading,
  openCheckout,
  pay,
  press,
  select,
  shop,
  testCheckout,
} from '../open-checkout.ts';

// shop.md section 2.7: invalid values in storage, props and responses

testCheckout();

const keep = (name: string, value: unknown) => leaveKept(`krume:${name}`, value);

const typed = { ...checkoutGuest, acceptTerms: 'on' };

test.each(['x', '2026-02-31', '2026-13-01', '9999999-01-01', '', 7])(
  'if a stored draft contains the invalid day %j, the checkout restores the draft without the day',
  async (day) => {
    keep('checkout', {
      typed,
      sent: typed,
      shipping: { carrierCode: 'standard_courier_rate', methodCode: 'standard', day },
      comment: '',
    });
    history.replaceState(null, '', '/kasse?schritt=versand');
    await openCheckout();
    expect(heading()).toBe('Versand');
    expect(getElement<HTMLInputElement>('[name="deliveryDate"]').value).toBe('');
    expect(document.querySelectorAll('.krume-method')).toHaveLength(4);
  },
);

test.each(['25:99', 'x', '8', 7, '07:10'])(
  'if a stored draft contains the pickup time %j, the checkout restores the draft with the default pickup time',
  async (time) => {
    history.replaceState(null, '', '/kasse?schritt=versand');
    await openCheckout();
    await enterGuest();
    await press('Weiter');
    await chooseMethod('Abholung');
    const kept = Object(keptUnder('krume:checkout'));
    closeCheckout();
    kept.shipping = { ...kept.shipping, day: '2026-11-24', time };
    keep('checkout', kept);
    await openCheckout();
    expect(heading()).toBe('Versand');
    expect(getElement<HTMLSelectElement>('select[name="deliveryTime"]').value).toBe('08:00');
  },
);

test.each([
  'x',
  { typed: 'x', shipping: [], comment: {} },
  { typed: { firstName: { toString: 1 }, zip: ['4057'] }, shipping: null },
  {
    typed,
    sent: { ...typed, zip: '405a' },
    shipping: { carrierCode: 'x', branchId: '__proto__' },
  },
])('the checkout ignores an invalid stored draft (%j)', async (value) => {
  keep('checkout', value);
  await openCheckout();
  expect(heading()).toMatch(/^(Wie möchten Sie bestellen\?|Als Gast bestellen)$/);
});

async function openAfterAttempt(stored: unknown): Promise<string[]> {
  listenToConsole();
  const [bread] = (await shop.cart()).items;
  await shop.remove(bread?.itemId ?? '');
  leaveKept('krume:order-attempts', stored, { where: 'device' });
  await openCheckout();
  expect(document.body.textContent).toContain('Keine Produkte im Warenkorb vorhanden.');
  expect(dialog()).toBeUndefined();
  return shop.calls().filter((call) => call.includes('/order/'));
}

test('the checkout looks up the order of a valid stored order attempt', async () => {
  const lookUps = await openAfterAttempt([{ key: '1-2-3-4', digest: 'd', at: Date.now() }]);
  expect(lookUps).toHaveLength(1);
});

test.each([
  ['a text', () => 'x'],
  ['a number as the key', (at: number) => [{ key: 7, digest: 'd', at }]],
  ['a path as the key', (at: number) => [{ key: '../1', digest: 'd', at }]],
  ['no digest', (at: number) => [{ key: '1-2-3-4', at }]],
])('the checkout ignores an invalid stored order attempt (%s)', async (_, stored) => {
  expect(await openAfterAttempt(stored(Date.now()))).toEqual([]);
});

test('changing the shipping method from courier to pickup selects the default pickup time', async () => {
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Kurier am Vormittag');
  await press('Nächster möglicher Termin');
  await chooseMethod('Abholung');
  await select('branch', getElement<HTMLSelectElement>('select[name="branch"]').options[1]?.value ?? '');
  expect(getElement<HTMLSelectElement>('select[name="deliveryTime"]').value).toBe('08:00');
  await press('Weiter');
  expect(heading()).toBe('Zahlungsart');
  expect(shop.bodies().at(-1)).toMatchObject({ deliveryDate: '2026-11-24T08:00:00+01:00' });
});

async function toShipping(): Promise<void> {
  await openCheckout();
  await enterGuest();
  await press('Weiter');
}

test('the shipping step reports an empty response to the address request as a failure', async () => {
  listenToConsole();
  await toShipping();
  await chooseMethod('Kurier am Vormittag');
  await press('Nächster möglicher Termin');
  shop.fail('POST /rest/cart/address', 'empty', 1);
  await press('Weiter');
  expect(dialog()?.text).toBe('Adresse konnte nicht gespeichert werden.');
  expect(heading()).toBe('Versand');
});

test('if the shopper removes a product because of a date, the product is not ordered even while undo is possible', async () => {
  await shop.put(4715, 1);
  await toShipping();
  await chooseMethod('Kurier am Vormittag');
  getElement<HTMLButtonElement>('.krume-in-the-way button').click();
  await settled();
  expect(textOf(getElement('.krume-undo'))).toContain('Rückgängig');
  await press('Nächster möglicher Termin');
  await press('Weiter');
  expect((await shop.cart()).items).toHaveLength(1);
  await pay('Bezahl-App');
  expect(document.querySelectorAll('.krume-order-lines li')).toHaveLength(1);
});
