// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { textOf } from '../../support/page/live-page.ts';
import { getElement, settled } from '../../support/page/page.ts';
import {
  button,
  chooseMethod,
  closeCheckout,
  enterGuest,
  field,
  guestToSummary,
  heading,
  openCheckout,
  order,
  orders,
  pay,
  press,
  shipByCourier,
  shop,
  testCheckout,
} from './open-checkout.ts';

// shop.md sections 2.7 and 4, "Checkout flow": moving between steps

testCheckout();

const progress = () =>
  [...document.querySelectorAll<HTMLElement>('.krume-progress li')].map(
    (item) =>
      `${textOf(item)} (${item.dataset.state}${item.querySelector('button') ? ', to be pressed' : ''})`,
  );
/** Page title, focused element and number of sections. */
const arrival = () => [
  document.title,
  textOf(document.activeElement),
  document.querySelectorAll('.krume-step-heading').length,
];
const arrivedAt = (step: string) => [`${step} – Kasse – Bäckerei Krume`, step, 1];

test('each step replaces the previous step, sets the page title and the focus, and adds a history entry', async () => {
  const pushed = vi.spyOn(history, 'pushState');
  await openCheckout();
  await enterGuest();
  expect(arrival()).toEqual(arrivedAt('Adresse'));
  await press('Weiter');
  expect(arrival()).toEqual(arrivedAt('Versand'));
  await chooseMethod('Kurier am Vormittag');
  await press('Nächster möglicher Termin');
  await press('Weiter');
  expect(arrival()).toEqual(arrivedAt('Zahlungsart'));
  await pay('Bezahl-App');
  expect(arrival()).toEqual(arrivedAt('Bestellübersicht'));
  expect(pushed.mock.calls.map(([, , url]) => new URL(String(url)).search)).toEqual([
    '?schritt=adresse',
    '?schritt=versand',
    '?schritt=zahlungsart',
    '?schritt=uebersicht',
  ]);
});

test('the progress bar marks completed steps as done and has no buttons for later steps', async () => {
  await openCheckout();
  await enterGuest();
  await shipByCourier();
  expect(progress()).toEqual([
    'Adresse, erledigt (done, to be pressed)',
    'Versand, erledigt (done, to be pressed)',
    'Zahlungsart (current, to be pressed)',
    'Bestellübersicht (open)',
    'Fertig (open)',
  ]);
  expect(button('Zahlungsart').getAttribute('aria-current')).toBe('step');
});

test.each(['Adresse', 'Versand', 'Zahlungsart'])(
  'a click on ‘%s’ in the progress bar of the summary opens the step and adds no history entry',
  async (step) => {
    await guestToSummary();
    const pushed = vi.spyOn(history, 'pushState');
    await press(`${step}, erledigt`);
    expect(heading()).toBe(step);
    expect(button(step).getAttribute('aria-current')).toBe('step');
    expect(pushed).not.toHaveBeenCalled();
  },
);

test('a click on the current step in the progress bar changes nothing', async () => {
  await guestToSummary();
  field('terms').click();
  await press('Bestellübersicht');
  expect(heading()).toBe('Bestellübersicht');
  expect(field('terms').checked).toBe(true);
});

test.each([
  ['Ändern: Rechnungsadresse', 'Adresse'],
  ['Ändern: Lieferadresse', 'Adresse'],
  ['Ändern: Lieferart', 'Versand'],
  ['Ändern: Zahlungsart', 'Zahlungsart'],
])('the button ‘%s’ in the summary opens the step ‘%s’', async (link, step) => {
  await guestToSummary();
  await press(link);
  expect(heading()).toBe(step);
});

test('‘Zurück’ opens the previous step and keeps all choices', async () => {
  await guestToSummary();
  await press('Zurück');
  expect([heading(), getElement<HTMLInputElement>('[name="payment"]:checked').name]).toEqual([
    'Zahlungsart',
    'payment',
  ]);
  await press('Zurück');
  expect([heading(), field('deliveryDate').value]).toEqual(['Versand', '24.11.2026']);
  await press('Zurück');
  expect(heading()).toBe('Adresse');
});

test('a spinner covers the step while the checkout waits for a response', async () => {
  const release = shop.hold();
  await openCheckout();
  const cover = getElement('.krume-cover');
  const look = () => [cover.dataset.on, cover.querySelector('.krume-spinner') !== null];
  expect(look()).toEqual(['true', true]);
  expect(getElement('.krume-checkout').getAttribute('aria-busy')).toBe('true');
  release();
  await settled();
  expect(look()).toEqual(['false', false]);
  expect(getElement('.krume-checkout').getAttribute('aria-busy')).toBe('false');
});

test('one live region outside the busy section announces each wait of the checkout', async () => {
  await openCheckout();
  await enterGuest();
  const [region, ...others] = document.querySelectorAll('.checkout > [role="status"]');
  expect([region && textOf(region), others.length]).toEqual(['', 0]);
  const release = shop.hold();
  await press('Weiter');
  const waiting = [...document.querySelectorAll('.checkout [role="status"]')].filter(
    (each) => textOf(each) === 'Bitte warten',
  );
  // The visible text in the step is not a second live region
  expect(textOf(getElement('.krume-checkout'))).toContain('Bitte warten');
  expect([waiting.length, waiting[0] === region, region?.closest('[aria-busy]')]).toEqual([1, true, null]);
  release();
  await settled();
  expect([region && textOf(region), region?.isConnected]).toEqual(['', true]);
});

test('the live region of the checkout exists before the text of the first request', async () => {
  const added: (string | null)[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      if (target instanceof Element && target.matches('.checkout > [role="status"]'))
        added.push(...[...addedNodes].map(({ textContent }) => textContent));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const release = shop.hold();
  await openCheckout();
  release();
  await settled();
  observer.disconnect();
  expect(added).toEqual(['Bitte warten']);
});

test('the order button sends no order while the summary reloads a changed cart', async () => {
  const { otherTab } = await guestToSummary();
  field('terms').click();
  await shop.put(4711, 1);
  const release = shop.hold();
  otherTab.postMessage({ cartChanged: true });
  otherTab.postMessage({ cartCount: 21 });
  await settled();
  getElement<HTMLFormElement>('.krume-summary').dispatchEvent(
    new Event('submit', { bubbles: true, cancelable: true }),
  );
  release();
  await settled();
  expect(orders()).toEqual([]);
  await order();
  expect(orders()).toHaveLength(1);
});

test('if the address changes, the checkout reloads the shipping methods and saves the selected delivery again', async () => {
  await guestToSummary();
  await press('Ändern: Rechnungsadresse');
  await press('Adresse bearbeiten');
  field('street').value = 'Rheingasse 2';
  await press('Weiter');
  shop.sent.length = 0;
  for (let steps = 0; steps < 3; steps++) await press('Weiter');
  expect(heading()).toBe('Bestellübersicht');
  expect(shop.calls()).toEqual([
    'POST /rest/cart/shipping',
    'POST /rest/cart/address',
    'GET /rest/cart/',
    // The summary reloads the cart, because another device may have emptied it
    'GET /rest/cart/',
  ]);
  expect(shop.bodies()).toMatchObject([
    { address: { street: ['Rheingasse 2'] } },
    { billingAddress: { street: ['Rheingasse 2'] } },
  ]);
  expect(textOf(getElement('.krume-boxes'))).toContain('Rheingasse 2');
});

test("the check boxes in a guest's form have labels, and a reload restores the newsletter choice", async () => {
  await openCheckout();
  await press('Als Gast bestellen');
  expect([...document.querySelectorAll('.krume-tick')].map(textOf)).toEqual([
    'Abweichende Lieferadresse erfassen',
    'Ich möchte den Newsletter erhalten',
    'Angaben auf diesem Gerät merken',
    'Ich akzeptiere die Datenschutz- & Allgemeinen Geschäftsbedingungen',
  ]);
  field('subscribeNewsletter').click();
  field('subscribeNewsletter').dispatchEvent(new Event('input', { bubbles: true }));
  closeCheckout();
  await openCheckout();
  expect(field('subscribeNewsletter').checked).toBe(true);
});

test('‘Hinzufügen’ opens the address book, and saving a new address selects the address', async () => {
  await shop.signIn('urs@example.ch', 'weggli');
  await openCheckout({ isCustomer: true });
  await press('Hinzufügen: Rechnungsadresse');
  expect(heading()).toBe('Rechnungsadresse wählen');
  await press('Neue Adresse');
  const urs = { firstName: 'Urs', lastName: 'Frei', phone: '061', street: 'Rebgasse 1', zip: '4058' };
  for (const [name, value] of Object.entries({ ...urs, city: 'Basel' })) field(name).value = value;
  await press('Speichern');
  expect(heading()).toBe('Adresse');
  expect(textOf(getElement('.krume-recipient'))).toContain('Rebgasse 1');
  expect(button('Weiter').disabled).toBe(false);
});
