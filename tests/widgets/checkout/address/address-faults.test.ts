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

// The address book of a customer in checkout: each change slow, refused, without a connection, and answered to nobody.
// site.md sections 4.5, 7 "Profile addresses" and 8

testCheckout();

const expired = 'Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.';
/** Neither the default of the bill nor of the delivery */
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
/** The calls that change an address */
const changes = () => shop.sent.filter(({ what }) => !what.startsWith('GET'));
const fields = () => ({ street: field('street').value, zip: field('zip').value });

/** What can be done to an address: which call that is, what is said when it fails, and what is kept then. */
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
  // A new one that is saved is chosen
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
    `${name} an address: what fails (%s) is told, nothing is lost, and it is tried again in place`,
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

  test(`${name} an address after the session has ended: only that is said, and it goes on where it was`, async () => {
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
    ['lost', 1],
    ['lost', undefined],
    ['malformed', undefined],
  ] as const)(
    `${name} an address: an answer that is %s (%s times) is found out, and nothing false is said`,
    async (mode, times) => {
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

  test(`${name} an address: where nobody says what became of it, the next try finds out`, async () => {
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

  test(`${name} an address on a slow line: asked once, however often it is pressed`, async () => {
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

test('the address that was chosen is deleted: the step says that there is none, and waits for another one', async () => {
  await openBook();
  await pressIn('[data-address-id="31"]', 'Löschen');
  dialog()?.press('Ja');
  await settled();
  await press('Abbrechen');
  expect(heading()).toBe('Adresse');
  expect(boxes()[0]?.join()).toContain('Noch keine Adresse hinterlegt.');
  expect(button('Weiter').disabled).toBe(true);
});
