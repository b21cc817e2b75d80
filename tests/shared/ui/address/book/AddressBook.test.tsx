// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Address } from '../../../../../shared/model/address.ts';
import { AddressBook } from '../../../../../shared/ui/address/book/lazy-book.ts';
import { openIsland } from '../../../../support/page/island.tsx';
import { textOf, type } from '../../../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../../../support/page/page.ts';
import { connectShop } from '../../../../support/shop/shop.ts';

// site.md section 2.11, "Address book": choose mode, as used in the checkout

let shop: ReturnType<typeof connectShop>;
let page: Awaited<ReturnType<typeof openIsland>> | undefined;
const onChoose = vi.fn<(address: Address) => void>();
const onCancel = vi.fn();

beforeEach(async () => {
  listenToConsole();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', vi.fn());
  shop = connectShop();
  await shop.signIn();
  onChoose.mockReset();
  onCancel.mockReset();
  page = await openIsland(() => (
    <AddressBook mode="choose" chosenId="32" onChoose={onChoose} onCancel={onCancel} />
  ));
});
afterEach(() => {
  page?.stop();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function press(label: string, within: ParentNode = document): void {
  const button = [...within.querySelectorAll('button')].find((each) => textOf(each)?.includes(label));
  if (!button) throw Error(`no button ${label}`);
  button.click();
}
const card = (id: number) => getElement(`[data-address-id="${id}"]`);

test('a click on ‘Auswählen’ passes the address of the card to onChoose', () => {
  expect([...card(33).querySelectorAll('button')].map((each) => textOf(each)?.split(':')[0])).toEqual([
    'Auswählen',
    'Bearbeiten',
    'Löschen',
  ]);
  press('Auswählen', card(33));
  expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ id: '33', city: 'Birsfelden' });
});

test('the address book marks only the card of the chosen address', () => {
  expect(textOf(getElement('.krume-address-kinds', card(32)))).toBe('GewähltLieferadresse');
  expect(card(32).getAttribute('aria-current')).toBe('true');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('saving a new address in the address book chooses this address', async () => {
  press('Neue Adresse');
  await settled();
  const values = {
    firstName: 'Regula',
    lastName: 'Muster',
    phone: '061',
    street: 'Rebgasse 12',
    zip: '4058',
    city: 'Basel',
  };
  for (const [name, value] of Object.entries(values))
    type(getElement<HTMLInputElement>(`[name="${name}"]`), value);
  press('Speichern');
  await settled();
  expect(onChoose.mock.calls).toEqual([[expect.objectContaining({ id: '101', city: 'Basel' })]]);
});

test('saving an edited address returns to the overview of the address book, and does not choose the address', async () => {
  press('Bearbeiten', card(34));
  await settled();
  press('Speichern');
  await settled();
  expect([onChoose.mock.calls, document.activeElement]).toEqual([[], card(34)]);
});

test('‘Abbrechen’ returns from the address form to the overview, and calls onCancel in the overview', async () => {
  press('Neue Adresse');
  await settled();
  press('Abbrechen');
  await settled();
  expect(onCancel).not.toHaveBeenCalled();
  press('Abbrechen');
  expect(onCancel).toHaveBeenCalledTimes(1);
});
