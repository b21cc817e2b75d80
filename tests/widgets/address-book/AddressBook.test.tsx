// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressBook } from '../../../fixtures/markup/address-book.ts';
import { customers, type SavedAddress } from '../../../fixtures/shop/customers.ts';
import { addressBookText } from '../../../shared/text/address-book.ts';
import { expectNamed } from '../../support/page/axe.ts';
import { dialog, dialogTexts } from '../../support/page/dialog.ts';
import { openPage, textOf, type } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import { connectShop } from '../../support/shop/shop.ts';
import { resetPage } from '../../support/shop/stores.ts';
import { returnToPage } from '../../support/shop/tabs.ts';

// site.md sections 2.11, "Address book" and "Address form", 4.5 and 8: the address book

let shop: ReturnType<typeof connectShop>;
let page: Awaited<ReturnType<typeof openPage>> | undefined;
const scrolls = vi.fn();
const [anna] = customers;

beforeEach(async () => {
  listenToConsole();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  scrolls.mockClear();
  vi.stubGlobal('scrollTo', scrolls);
  shop = connectShop();
  await shop.signIn();
});
afterEach(() => {
  page?.stop();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Opens the page with these addresses in the server HTML. */
const open = async (addresses: readonly SavedAddress[] = anna.addresses) => {
  page = await openPage(addressBook({ addresses, url: '/konto/adressen' }));
};
const openWithoutAddresses = async () => {
  const html = String(addressBook({ addresses: [], url: '/konto/adressen' }));
  page = await openPage(html.replace(/<script.*?<\/script>/, ''));
};

const book = () => getElement('[data-widget="address-book"]');
const heading = () => getElement('h2', book());
const sections = () =>
  [...document.querySelectorAll('.krume-book-section')].map((section) => [
    textOf(section.querySelector('h3')),
    ...[...section.querySelectorAll<HTMLElement>('li')].map(({ dataset }) => dataset.addressId),
  ]);
const card = (id: number) => getElement(`[data-address-id="${id}"]`);
const actions = (id: number) => [...card(id).querySelectorAll('button')].map(textOf);
/** Clicks the first button whose text contains `label`. */
function press(label: string, within: ParentNode = book()): void {
  const button = [...within.querySelectorAll('button')].find((each) => textOf(each)?.includes(label));
  if (!button) throw Error(`no button ${label}`);
  button.click();
}
const field = (name: string) => getElement<HTMLInputElement>(`[name="${name}"]`, book());
const status = () => textOf(getElement('[role=status].krume-hidden'));
const edit = async (id: number) => {
  press('Bearbeiten', card(id));
  await settled();
};
const create = async () => {
  press('Neue Adresse');
  await settled();
};
const remove = async (id: number, button = 'Ja') => {
  press('Löschen', card(id));
  await settled();
  dialog()?.press(button);
  await settled();
};
const save = async () => {
  press('Speichern');
  await settled();
};
const fill = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) type(field(name), value);
};
const regula = {
  firstName: 'Regula',
  lastName: 'Muster',
  phone: '061 555 01 24',
  street: 'Rebgasse 12',
  zip: '4058',
  city: 'Basel',
};

test('if the server has rendered the addresses, the address book shows them and sends no request', async () => {
  await open();
  expect(textOf(heading())).toBe('Adressbuch');
  expect(sections()).toEqual([
    ['Standard Adressen', '31', '32'],
    ['Weitere Adressen', '33', '34', '35'],
  ]);
  expect(shop.calls()).toEqual([]);
});

test('if the server has rendered no addresses, the address book shows a loading text and requests the addresses', async () => {
  const letGo = shop.hold();
  await openWithoutAddresses();
  expect(textOf(getElement('.krume-book-loading'))).toBe('Adressen werden geladen...');
  expect(getElement('.krume-book-loading').getAttribute('role')).toBe('status');
  letGo();
  await settled();
  expect(sections()).toHaveLength(2);
  expect(shop.calls()).toEqual(['GET /rest/profile/address/']);
});

test('an address card shows company, names, street lines, ‘city, zip’ and ‘T: phone’ on separate lines', async () => {
  await open();
  expect(getElement('.krume-address-lines', card(32)).textContent?.split('\n')).toEqual([
    'Architektur Brunner Partner AG',
    'Anna Brunner',
    'Viaduktstrasse 40',
    '3. Stock, Empfang',
    'Basel, 4051',
    'T: 061 555 27 32',
  ]);
  expect([
    textOf(getElement('.krume-address-kinds', card(31))),
    textOf(getElement('.krume-address-kinds', card(32))),
  ]).toEqual(['Rechnungsadresse', 'Lieferadresse']);
  expect(card(33).querySelector('.krume-address-kinds')).toBeNull();
});

test('the labels of ‘Bearbeiten’ and ‘Löschen’ contain the address', async () => {
  await open();
  expect(actions(31)).toEqual([
    'Bearbeiten: Anna Brunner, Oetlingerstrasse 47, Basel, 4057',
    'Löschen: Anna Brunner, Oetlingerstrasse 47, Basel, 4057',
  ]);
});

test('an address that is the default for billing and for shipping is listed once', async () => {
  const [first] = anna.addresses;
  await open(first && [{ ...first, isDefaultShipping: true }]);
  expect(sections()).toEqual([['Standard Adressen', '31']]);
  expect([...card(31).querySelectorAll('b')].map(textOf)).toEqual(['Rechnungsadresse', 'Lieferadresse']);
});

test('if the address book is empty, a text and the button ‘Neue Adresse’ appear', async () => {
  await open([]);
  expect(sections()).toEqual([]);
  expect(textOf(getElement('.krume-book-none'))).toBe('Noch keine Adresse hinterlegt.');
  await create();
  expect(textOf(heading())).toBe('Neue Adresse');
});

test.each(['500', 'offline', 'malformed', 'empty', 'json'] as const)(
  'if the addresses fail to load (fault: %s), an error and a retry button appear, and the button loads the addresses',
  async (mode) => {
    await shop.fail('GET /rest/profile/address/', mode, 1);
    await openWithoutAddresses();
    expect(textOf(getElement('[role=alert]'))).toBe('Adressen konnten nicht geladen werden.');
    expect(document.querySelector('.krume-book-loading')).toBeNull();
    press('Erneut versuchen');
    expect(document.activeElement).toBe(heading());
    await settled();
    expect([sections().length, document.querySelector('[role=alert]')]).toEqual([2, null]);
  },
);

test('if the addresses failed to load, the address book loads them when the connection returns', async () => {
  await shop.fail('GET /rest/profile/address/', 'offline', 1);
  await openWithoutAddresses();
  dispatchEvent(new Event('online'));
  await settled();
  expect(sections()).toHaveLength(2);
  dispatchEvent(new Event('online'));
  await settled();
  expect(shop.calls()).toHaveLength(2);
});

test('‘Neue Adresse’ opens an empty address form and focuses the heading', async () => {
  await open();
  await create();
  expect([textOf(heading()), document.activeElement]).toEqual(['Neue Adresse', heading()]);
  expect(scrolls).toHaveBeenCalledTimes(1);
  expect([...document.querySelectorAll('legend')].map(textOf)).toEqual(['Kontaktinformationen', 'Adresse']);
  const inputs = [...book().querySelectorAll('input')];
  expect(inputs.filter(({ value, type: kind }) => kind !== 'checkbox' && value)).toEqual([]);
  expect(inputs.filter(({ checked }) => checked)).toEqual([]);
  expect([...document.querySelectorAll('.krume-checks label')].map(textOf)).toEqual([
    'Als Standard Rechnungsadresse verwenden',
    'Als Standard Lieferadresse verwenden',
  ]);
  expect(textOf(getElement('.krume-address-required'))).toBe('* Pflichtfeld');
});

test('‘Bearbeiten’ opens the address form with the saved values, including company and addition', async () => {
  await open();
  await edit(32);
  expect(textOf(heading())).toBe('Adresse bearbeiten');
  expect(Object.fromEntries(new FormData(getElement<HTMLFormElement>('form', book())))).toEqual({
    firstName: 'Anna',
    lastName: 'Brunner',
    company: 'Architektur Brunner Partner AG',
    phone: '061 555 27 32',
    street: 'Viaduktstrasse 40',
    addition: '3. Stock, Empfang',
    zip: '4051',
    city: 'Basel',
    isDefaultShipping: 'on',
  });
  expect(book().querySelector('[hidden]')).toBeNull();
});

test('‘Abbrechen’ closes the form without a request and focuses the edited card, or ‘Neue Adresse’ after a new address', async () => {
  await open();
  await edit(32);
  press('Abbrechen');
  await settled();
  expect([textOf(heading()), document.activeElement]).toEqual(['Adressbuch', card(32)]);
  expect(scrolls).toHaveBeenCalledTimes(2);
  await create();
  press('Abbrechen');
  await settled();
  expect(document.activeElement).toBe(getElement('.krume-book-create'));
  expect(shop.calls()).toEqual([]);
});

test('saving a new address sends only the filled-in fields and focuses the new card', async () => {
  await open();
  await create();
  fill({ ...regula, zip: ' 4058 ' });
  field('isDefaultShipping').click();
  await save();
  expect(shop.bodies()).toEqual([
    { ...regula, street: ['Rebgasse 12'], isDefaultBilling: false, isDefaultShipping: true },
  ]);
  expect(shop.calls()).toEqual(['POST /rest/profile/address/', 'GET /rest/profile/address/']);
  expect(sections()).toEqual([
    ['Standard Adressen', '31', '101'],
    ['Weitere Adressen', '32', '33', '34', '35'],
  ]);
  expect([document.activeElement, status()]).toEqual([card(101), 'Die Adresse ist gespeichert.']);
  expect(scrolls).toHaveBeenCalledTimes(2);
});

test('saving a changed address sends all its fields and updates its card', async () => {
  await open();
  await edit(34);
  fill({ city: 'Pratteln', zip: '4133', company: 'Hofladen' });
  await save();
  expect(shop.calls()).toEqual(['PATCH /rest/profile/address/34', 'GET /rest/profile/address/']);
  expect(shop.bodies()).toEqual([
    {
      firstName: 'Ueli',
      lastName: 'Brunner',
      company: 'Hofladen',
      phone: '079 555 27 34',
      street: ['Hof Oberer Wartenberg'],
      zip: '4133',
      city: 'Pratteln',
      isDefaultBilling: false,
      isDefaultShipping: false,
    },
  ]);
  expect(card(34).textContent).toContain('Pratteln, 4133');
  expect(document.activeElement).toBe(card(34));
});

test('if an address has invalid fields, saving marks and lists the fields and sends no request', async () => {
  await open();
  await edit(32);
  fill({ firstName: '', street: 'x'.repeat(31), zip: '405a' });
  await save();
  expect([...document.querySelectorAll('[aria-invalid]')].map((each) => each.getAttribute('name'))).toEqual([
    'firstName',
    'street',
    'zip',
  ]);
  expect([...document.querySelectorAll('.krume-error-summary li')].map(textOf)).toEqual([
    'Vorname: Bitte füllen Sie dieses Feld aus.',
    'Strasse, HausNr.: Bitte geben Sie höchstens 30 Zeichen ein.',
    'Postleitzahl: Bitte geben Sie eine vierstellige Postleitzahl ein.',
  ]);
  expect([document.activeElement, shop.calls()]).toEqual([field('firstName'), []]);
});

test('while an address is being saved, ‘Speichern’ shows a spinner, and the form buttons ignore clicks', async () => {
  await open();
  await create();
  fill(regula);
  const letGo = shop.hold();
  await save();
  press('Abbrechen');
  await save();
  expect(textOf(getElement('[type=submit]'))).toBe('Adresse wird gespeichertSpeichern');
  letGo();
  await settled();
  expect(shop.calls()).toEqual(['POST /rest/profile/address/', 'GET /rest/profile/address/']);
});

test.each([
  ['Adresse konnte nicht erstellt werden.', create, 'POST'],
  ['Adresse konnte nicht bearbeitet werden.', () => edit(34), 'PATCH'],
] as const)(
  'if saving an address fails (‘%s’), the form keeps the typed values and offers a retry',
  async (text, begin, method) => {
    await open();
    await begin();
    fill(regula);
    await shop.fail(`${method} /rest/profile/address/*`, '500', 2);
    await save();
    expect(dialog()).toMatchObject({
      text,
      buttons: ['Seite erneut laden', 'Schliessen', 'Erneut versuchen'],
    });
    expect([
      textOf(getElement('[type=submit]')),
      getElement('[type=submit]').getAttribute('aria-disabled'),
    ]).toEqual(['Speichern', 'false']);
    expect(field('street').value).toBe('Rebgasse 12');
    dialog()?.press('Erneut versuchen');
    await settled();
    expect([textOf(heading()), status()]).toEqual(['Adressbuch', 'Die Adresse ist gespeichert.']);
  },
);

test('if the response is lost and the user submits the address form again, one address is created', async () => {
  await open();
  await create();
  fill(regula);
  // The request that looks up the addresses also fails
  await shop.fail('/rest/profile/address/', 'lost', 4);
  await save();
  expect(dialogTexts()).toEqual([addressBookText.saveUnknown]);
  dialog()?.press('Erneut versuchen');
  await settled();
  const posts = shop.sent.filter(({ what }) => what.startsWith('POST'));
  expect([posts.length, new Set(posts.map(({ key }) => key)).size]).toEqual([4, 1]);
  expect(sections().flat()).toHaveLength(2 + 6);
});

test('an empty response to a save counts as a success, and the reloaded list contains the address', async () => {
  await open();
  await create();
  fill(regula);
  await shop.fail('POST /rest/profile/address/', 'empty', 1);
  await save();
  expect(textOf(heading())).toBe('Adressbuch');
  expect(document.activeElement?.textContent).toContain('Regula Muster');
});

test('if the addresses fail to reload after saving, the known addresses and an error are shown', async () => {
  await open();
  await create();
  fill(regula);
  await shop.fail('GET /rest/profile/address/', '500', 1);
  await save();
  expect([sections().flat().length, textOf(getElement('[role=alert]'))]).toEqual([
    2 + 6,
    'Adressen konnten nicht geladen werden.',
  ]);
});

test('‘Löschen’ asks for confirmation, and ‘Abbrechen’ in the dialog keeps the address', async () => {
  await open();
  await remove(35, 'Abbrechen');
  expect([shop.calls(), actions(35).length]).toEqual([[], 2]);
  press('Löschen', card(35));
  await settled();
  expect(dialog()).toMatchObject({
    text: 'Möchten Sie die Adresse «Chiara Brunner, Via Nassa 5, Lugano, 6900» löschen?',
    buttons: ['Abbrechen', 'Ja'],
  });
});

test('while an address is being deleted, the card shows a spinner instead of buttons and keeps the focus', async () => {
  await open();
  const letGo = shop.hold();
  await remove(35);
  expect([actions(35), textOf(getElement('.krume-address-actions', card(35)))]).toEqual([
    [],
    'Adresse wird gelöscht',
  ]);
  expect(document.activeElement).toBe(card(35));
  letGo();
  await settled();
});

test('deleting an address removes the card, announces the deletion and focuses the heading', async () => {
  await open();
  await remove(35);
  expect(shop.calls()).toEqual(['DELETE /rest/profile/address/35']);
  expect(sections()[1]).toEqual(['Weitere Adressen', '33', '34']);
  expect([document.activeElement, status()]).toEqual([heading(), 'Die Adresse ist gelöscht.']);
});

test('when the user deletes a second address, the live region is empty until the deletion is complete', async () => {
  await open();
  await remove(35);
  expect(status()).toBe('Die Adresse ist gelöscht.');
  const letGo = shop.hold();
  await remove(34);
  expect(status()).toBe('');
  letGo();
  await settled();
  expect(status()).toBe('Die Adresse ist gelöscht.');
});

test('the accessible name of an address card is the address', async () => {
  await open();
  const name = document.getElementById(card(35).getAttribute('aria-labelledby') ?? '');
  expect(textOf(name)).toBe('Chiara Brunner Via Nassa 5 Lugano, 6900 T: 091 555 27 35');
  const names = [...document.querySelectorAll('.krume-address')].map((each) =>
    each.getAttribute('aria-labelledby'),
  );
  expect(new Set(names).size).toBe(5);
});

test('loading the addresses again does not change the open form', async () => {
  await open();
  await edit(34);
  fill({ city: 'Pratteln', zip: '41' });
  field('zip').focus();
  returnToPage();
  await settled();
  expect(shop.calls()).toEqual(['GET /rest/profile/address/']);
  expect([field('city').value, field('zip').value]).toEqual(['Pratteln', '41']);
  expect(document.activeElement).toBe(field('zip'));
});

test('accessible names, roles and ARIA references of the address book are valid in every state', async () => {
  await openWithoutAddresses();
  await expectNamed();
  await create();
  await expectNamed();
  await save();
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(6);
  await expectNamed();
  press('Abbrechen');
  await settled();
  press('Löschen', card(35));
  await settled();
  await expectNamed();
  const letGo = shop.hold();
  dialog()?.press('Ja');
  await settled();
  await expectNamed();
  letGo();
  await settled();
  for (const id of [34, 33, 32, 31]) await remove(id);
  expect(textOf(getElement('.krume-book-none'))).toBe('Noch keine Adresse hinterlegt.');
  await expectNamed();
});

test('deleting the last address of a section removes the section', async () => {
  await open(anna.addresses.slice(0, 3));
  await remove(33);
  expect(sections()).toEqual([['Standard Adressen', '31', '32']]);
  await remove(32);
  await remove(31);
  expect([sections(), textOf(getElement('.krume-book-none'))]).toEqual([
    [],
    'Noch keine Adresse hinterlegt.',
  ]);
});

test('if deleting an address fails, the buttons of its card are restored and a dialog offers a retry', async () => {
  await open();
  await shop.fail('DELETE /rest/profile/address/*', '500', 2);
  await remove(35);
  expect([dialog()?.text, actions(35).length]).toEqual(['Adresse konnte nicht entfernt werden.', 2]);
  dialog()?.press('Erneut versuchen');
  await settled();
  expect(sections()[1]).toEqual(['Weitere Adressen', '33', '34']);
});

test('a deletion whose response is lost counts as successful if the address no longer exists', async () => {
  await open();
  await shop.fail('DELETE /rest/profile/address/*', 'lost', 1);
  await remove(35);
  expect(dialogTexts()).toEqual([]);
  expect(sections()[1]).toEqual(['Weitere Adressen', '33', '34']);
});

test('the address form keeps its values when the session expires', async () => {
  await open();
  await create();
  fill(regula);
  await shop.fail('POST /rest/profile/address/', '401', 1);
  await save();
  expect(dialogTexts()).toEqual(['Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.']);
  expect([field('street').value, getElement('[type=submit]').getAttribute('aria-disabled')]).toEqual([
    'Rebgasse 12',
    'false',
  ]);
});

test('if the server refuses an address field, the field is marked, focused and listed with the reason, and no dialog opens', async () => {
  await open();
  await edit(31);
  // This server has a stricter rule than the form
  const passOn = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) =>
    init.method === 'PATCH'
      ? Response.json(
          {
            Code: 400,
            Message: 'Diese Strasse kennen wir nicht.',
            Data: { field: 'street', fields: ['street'] },
          },
          { status: 400 },
        )
      : passOn(path, init),
  );
  press('Speichern');
  await settled();
  expect(dialog()).toBeUndefined();
  expect(field('street').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('street'));
  expect(textOf(getElement('.krume-error-summary li'))).toBe(
    'Strasse, HausNr.: Diese Strasse kennen wir nicht.',
  );
});

/** Unloads the page and opens it again. By then, the server HTML contains the current addresses. */
async function reload(addresses: readonly SavedAddress[] = anna.addresses): Promise<void> {
  page?.stop();
  resetPage();
  await open(addresses);
}
const texts = { firstName: 'Regula', lastName: 'Muster', phone: '061', street: 'Rebgasse 12', zip: '4058' };
const typeIn = (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) type(field(name), value);
};
const typed = () => Object.fromEntries(Object.keys(texts).map((name) => [name, field(name).value]));
const isOpen = () => document.querySelector('.krume-address-form') !== null;

test('a page reload restores the open address form and its values, and ‘Abbrechen’ discards these values', async () => {
  await open();
  press('Neue Adresse');
  await settled();
  typeIn(texts);
  field('isDefaultShipping').click();
  await reload();
  expect([textOf(heading()), typed(), field('isDefaultShipping').checked]).toEqual([
    'Neue Adresse',
    texts,
    true,
  ]);
  // The page itself has opened the form, so the focus does not move
  expect(document.activeElement).toBe(document.body);
  press('Abbrechen');
  await settled();
  await reload();
  expect(isOpen()).toBe(false);
  press('Neue Adresse');
  await settled();
  expect(field('firstName').value).toBe('');
});

test('after a page reload, the form of the edited address shows the unsaved changes, and other forms do not', async () => {
  await open();
  await edit(33);
  typeIn({ street: 'Rebgasse 99' });
  await reload();
  expect([textOf(heading()), field('street').value]).toEqual(['Adresse bearbeiten', 'Rebgasse 99']);
  await reload(anna.addresses.filter(({ id }) => id !== 33));
  expect(isOpen()).toBe(false);
});

test.each(['500', '401', 'offline'] as const)(
  'if saving fails while the page unloads (fault: %s), the next page reopens the form, and a retry creates one address',
  async (mode) => {
    await open();
    const before = anna.addresses.length;
    press('Neue Adresse');
    await settled();
    typeIn({ ...texts, city: 'Basel' });
    await shop.fail('POST /rest/profile/address/', mode, 2);
    press('Speichern');
    await settled();
    document.querySelector('dialog')?.remove();
    await shop.fail('', 'ok');
    await reload();
    expect(typed()).toEqual(texts);
    press('Speichern');
    await settled();
    expect([isOpen(), document.querySelectorAll('[data-address-id]').length]).toEqual([false, before + 1]);
    await reload();
    expect(isOpen()).toBe(false);
  },
);

test('if saving succeeds while the page unloads, the next page shows the new address and no form', async () => {
  await open();
  press('Neue Adresse');
  await settled();
  typeIn({ ...texts, city: 'Basel' });
  const release = shop.hold();
  press('Speichern');
  await settled();
  page?.stop();
  release();
  const made: SavedAddress = {
    ...anna.addresses[0],
    id: 101,
    company: undefined,
    firstName: 'Regula',
    lastName: 'Muster',
    phone: '061',
    street: ['Rebgasse 12'],
    zip: '4058',
    city: 'Basel',
    isDefaultBilling: false,
    isDefaultShipping: false,
  };
  await reload([...anna.addresses, made]);
  expect([isOpen(), textOf(card(101))?.includes('Rebgasse 12')]).toEqual([false, true]);
});
