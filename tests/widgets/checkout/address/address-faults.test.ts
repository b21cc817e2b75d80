// @vitest-environment page
import { expect, test } from 'vitest';
import { $sessionExpired } from '../../../../shared/stores/session/session.ts';
import { dialog, dialogTexts } from '../../../support/page/dialog.ts';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../../support/page/page.ts';
import {
  boxes,
  button,
  field,
  fill,
  heading,
  openCheckout,
  press,
  shop,
  testCheckout,
} from '../open-checkout.ts';

// site.md sections 4.5, 7 "Profile addresses" and 8: failed, slow and lost requests to a customer's address book in the
// checkout

testCheckout();

const expired = 'Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.';
/** An address that is the default neither for billing nor for shipping */
const other = '[data-address-id="33"]';
const typed = { street: 'Rebgasse 12', zip: '4058' };

async function openBook(): Promise<void> {
  listenToConsole();
  await shop.signIn();
  await openCheckout({ isCustomer: true });
  await press('Adresse ändern');
}

async function pressIn(selector: string, label: string): Promise<void> {
  const found = [...getElement(selector).querySelectorAll('button')].find((each) =>
    textOf(each)?.startsWith(label),
  );
  if (!found) throw Error(`There is no button "${label}" in ${selector}`);
  found.click();
  await settled();
}

const savedStreets = async () => {
  const response = await fetch('/rest/profile/address/');
  const addresses: { street: string[] }[] = await response.json();
  return addresses.map(({ street }) => street[0]);
};
/** Requests that change an address */
const changes = () => shop.sent.filter(({ what }) => !what.startsWith('GET'));
const fields = () => ({ street: field('street').value, zip: field('zip').value });

/** Each change of an address: its request, its error messages, and assertions about the result. */
const create = {
  call: 'POST /rest/profile/address/',
  failed: 'Adresse konnte nicht erstellt werden.',
  async begin() {
    await press('Neue Adresse');
    fill({ firstName: 'Regula', lastName: 'Muster', phone: '061 555 01 24', city: 'Basel', ...typed });
  },
  unknown:
    'Es ist nicht bekannt, ob die Adresse gespeichert wurde. Versuchen Sie es noch einmal: Auch dann wird sie nur einmal gespeichert.',
  press: () => press('Speichern'),
  kept: () => expect(fields()).toEqual(typed),
  // The checkout selects the new address
  done: () => expect(boxes()[0]?.join()).toContain(typed.street),
  made: async () =>
    expect((await savedStreets()).filter((street) => street === typed.street)).toHaveLength(1),
};
const change = {
  ...create,
  call: 'PATCH /rest/profile/address/33',
  failed: 'Adresse konnte nicht bearbeitet werden.',
  async begin() {
    await pressIn(other, 'Bearbeiten');
    fill(typed);
  },
  done: () => expect(textOf(getElement(other))).toContain(`${typed.street}`),
};
const remove = {
  call: 'DELETE /rest/profile/address/33',
  failed: 'Adresse konnte nicht entfernt werden.',
  unknown: 'Es ist nicht bekannt, ob die Adresse entfernt wurde.',
  begin: async () => undefined,
  async press() {
    await pressIn(other, 'Löschen');
    dialog()?.press('Ja');
    await settled();
  },
  kept: () => expect(textOf(getElement(`${other} .krume-address-actions`))).toContain('Löschen'),
  done: () => expect(document.querySelector(other)).toBeNull(),
  made: async () => expect(await savedStreets()).toHaveLength(4),
};

for (const [name, row] of Object.entries({ create, change, remove })) {
  test.each(['500', 'html', 'offline'] as const)(
    `if a request to ${name} an address fails (fault: %s), the typed values stay, and a retry succeeds`,
    async (mode) => {
      await openBook();
      await row.begin();
      await shop.fail(row.call, mode);
      await row.press();
      expect(dialogTexts()).toEqual([row.failed]);
      row.kept();
      await shop.fail('', 'ok');
      dialog()?.press('Erneut versuchen');
      await settled();
      row.done();
      await row.made();
      expect(dialogTexts()).toEqual([]);
    },
  );

  test(`if the session has expired, a request to ${name} an address shows only the session dialog`, async () => {
    await openBook();
    await row.begin();
    await shop.fail(row.call, '401', 1);
    await row.press();
    expect(dialogTexts()).toEqual([expired]);
    row.kept();
    $sessionExpired.set(false);
    await settled();
    await row.press();
    row.done();
    await row.made();
  });

  test.each([
    ['a lost response', 'lost', 1],
    ['only lost responses', 'lost', undefined],
    ['only malformed responses', 'malformed', undefined],
  ] as const)(
    `if a request to ${name} an address gets %s, the address book finds out that the request succeeded`,
    async (_, mode, times) => {
      await openBook();
      await row.begin();
      await shop.fail(row.call, mode, times);
      await row.press();
      expect(dialogTexts()).toEqual([]);
      row.done();
      await shop.fail('', 'ok');
      await row.made();
    },
  );

  test(`if the outcome of a request to ${name} an address is unknown, a retry does not make the change twice`, async () => {
    await openBook();
    await row.begin();
    await shop.fail('/rest/profile/*', 'lost');
    await row.press();
    expect(dialogTexts()).toEqual([row.unknown]);
    row.kept();
    await shop.fail('', 'ok');
    dialog()?.press('Erneut versuchen');
    await settled();
    row.done();
    await row.made();
  });

  test(`several clicks on the button to ${name} an address send one request`, async () => {
    await openBook();
    await row.begin();
    const letGo = shop.hold();
    await row.press();
    document.querySelector<HTMLFormElement>('.krume-book form')?.requestSubmit();
    await settled();
    expect(changes()).toHaveLength(1);
    expect(
      document.querySelector('.krume-book .krume-spinner, .krume-book [aria-busy="true"]'),
    ).not.toBeNull();
    letGo();
    await settled();
    row.done();
    await row.made();
  });
}

test('deleting the selected billing address disables ‘Weiter’ in the address step', async () => {
  await openBook();
  await pressIn('[data-address-id="31"]', 'Löschen');
  dialog()?.press('Ja');
  await settled();
  await press('Abbrechen');
  expect(heading()).toBe('Adresse');
  expect(boxes()[0]?.join()).toContain('Noch keine Adresse hinterlegt.');
  expect(button('Weiter').disabled).toBe(true);
});
