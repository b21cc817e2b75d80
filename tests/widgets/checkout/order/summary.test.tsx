// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { Comment } from '../../../../widgets/checkout/summary/Comment.tsx';
import { openIsland } from '../../../support/page/island.tsx';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import {
  boxes,
  changeResponse,
  chooseMethod,
  enterGuest,
  guestToSummary,
  openCheckout,
  pay,
  press,
  select,
  shop,
  testCheckout,
} from '../open-checkout.ts';

// shop.md sections 2.7, "Bestellübersicht", and 4, "Other states": the contents of the summary

testCheckout();

test('for a pickup, the summary shows the branch instead of a shipping address', async () => {
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Abholung');
  const branch = getElement<HTMLSelectElement>('select[name="branch"]').options[1];
  await select('branch', branch?.value ?? '');
  await press('Nächster möglicher Termin');
  await press('Weiter');
  expect(shop.bodies().at(-1)).toMatchObject({ storeId: Number(branch?.value), carrier: 'mpstorepickup' });
  await pay('Bezahl-App');
  expect(
    boxes()
      .slice(0, 3)
      .map(([title]) => title),
  ).toEqual(['Rechnungsadresse', 'Lieferart', 'Zahlungsart']);
  expect([...document.querySelectorAll('[data-step="summary"] section:nth-child(2) li')].map(textOf)).toEqual(
    ['Abholung in der Filiale', 'Rebgasse', 'Rebgasse 12', '4058 Basel', 'Dienstag, 24.11.2026, 08:00 Uhr'],
  );
});

test('the summary shows the image, the options, the quantity and the total price of each product', async () => {
  changeResponse('GET /rest/cart/', (response) => {
    const cart = Object(response);
    return {
      ...cart,
      items: cart.items.map((item: object) => ({
        ...item,
        thumb: '/bilder/brot.webp',
        configurations: [
          { code: 'pieces', value: '16 Stück' },
          { code: 'filling', value: 'Himbeer' },
        ],
        customOptions: [
          { id: 1, label: 'Aufschrift', type: 'field', value: 'x', valueLabel: '<b>Hoi</b>' },
          { id: 2, label: 'Kerzen', type: 'drop_down', value: '3', valueLabel: 'drei' },
        ],
      })),
    };
  });
  await guestToSummary();
  const line = getElement('.krume-order-lines li');
  expect([...line.querySelectorAll('p')].map(textOf)).toEqual([
    'Ruchbrot',
    'Anzahl: 20',
    '16 Stück, Himbeer',
    'Aufschrift: <b>Hoi</b>',
    'Kerzen: drei',
  ]);
  expect(getElement('img', line).getAttribute('src')).toBe('/bilder/brot.webp');
  expect(textOf(getElement('.krume-order-price', line))).toBe('CHF 84.00');
});

test('the comment field saves the comment only if the text has changed', async () => {
  const saved = vi.fn<(text: string) => void>();
  await openIsland(() => <Comment value="Bitte klingeln." onSave={saved} />);
  const open = async () => {
    getElement('button').click();
    await settled();
  };
  const words = () => [textOf(getElement('button')), document.querySelector('textarea') !== null];
  expect(words()).toEqual(['Ändern: Bemerkung', false]);
  await open();
  expect(words()).toEqual(['Speichern', true]);
  getElement<HTMLTextAreaElement>('textarea').value = ' Bitte klingeln. ';
  await open();
  expect(words()).toEqual(['Ändern: Bemerkung', false]);
  expect(saved).not.toHaveBeenCalled();
  await open();
  getElement<HTMLTextAreaElement>('textarea').value = 'Bitte nicht klingeln.';
  await open();
  expect(saved.mock.calls).toEqual([['Bitte nicht klingeln.']]);
});
