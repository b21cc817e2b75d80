import type { Page, Request } from 'playwright-core';
import { holdRequests } from '../support/browser/intercept.ts';
import {
  choosePayment,
  chooseShipping,
  customerToSummary,
  deliveryDate,
  enterAsGuest,
  fillCart,
  guest,
  heading,
  next,
  openAsCustomer,
  orderButton,
} from '../support/user/checkout-steps.ts';
import { ready, travel } from '../support/user/page-objects.ts';
import type { User } from '../support/user/user.ts';
import { expect, test } from '../test.ts';

// shop.md sections 2.7, 4, 7 and 8. Each request of the checkout fails in several ways: error status, expired session,
// offline, lost response. The checkout then shows the right message and keeps all values, and a retry succeeds

type Fault = '500' | 'offline' | 'lost' | '401';

interface Call {
  /** Method and path of the request, in the format of the demo shop's faults */
  call: string;
  /** The action that sends the request, for the title of the test */
  when: string;
  as: 'guest' | 'customer';
  /** Opens the page and goes to the step before the action */
  reach(user: User): Promise<void>;
  press(page: Page): Promise<unknown>;
  /** Message after a failure */
  says: string;
  /** Message after a lost response, if the request may have changed something */
  saysOfLost?: string;
  /** Message while offline, if the action first sends another request */
  saysOffline?: string;
  /** Retries the request; by default with the dialog's button */
  again?(page: Page): Promise<unknown>;
  /** Asserts that all values are kept */
  kept(page: Page): Promise<void>;
  /** Whether the page itself repeats the request after a sign-in */
  resumes?: boolean;
  /** Faults of consecutive attempts. After the last fault, the request succeeds */
  faults?: readonly Fault[];
  /** Whether the last response is lost, so that the page must look up the change */
  endsLost?: boolean;
  /** Continues after the request has succeeded */
  goes(user: User): Promise<unknown>;
}

const expired = (page: Page) => page.getByRole('dialog', { name: 'Sie wurden abgemeldet' });
const checkout = (page: Page) => page.locator('.krume-checkout');

const againInDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Fehler' }).getByRole('button', { name: 'Erneut versuchen' }).click();
const closeDialog = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Fehler' });
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Schliessen' }).click();
};
/** Retries with a button on the page, for a dialog without a retry button. */
const againAt = (name: string | RegExp) => async (page: Page) => {
  await closeDialog(page);
  await checkout(page).getByRole('button', { name }).click();
};

const dateIsKept = async (page: Page) =>
  void (await expect.poll(() => deliveryDate(page).inputValue()).toMatch(/^\d\d\.\d\d\.\d{4}$/));
const remarkIsKept = async (page: Page) => {
  expect(await page.locator('[name="comment"]').inputValue()).toBe('Bitte klingeln.');
  expect(await page.getByLabel(/Ich akzeptiere/).isChecked()).toBe(true);
};
const draftIsKept = async (page: Page) =>
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toMatch(
    /\\"day\\":\\"\d{4}-\d\d-\d\d\\"/,
  );
const numberIsKept = async (page: Page) =>
  expect(await page.locator('.krume-order-number').textContent()).toMatch(/^#\d+$/);

const ordered = async ({ page }: User) => {
  await page.getByText(/^#\d+$/).waitFor();
  await heading(page, 'Vielen Dank für Ihre Bestellung').waitFor();
};

async function shippingChosen(user: User): Promise<void> {
  await openAsCustomer(user);
  await chooseShipping(user);
}

/** Places an order and loses the response. */
async function orderLost(user: User): Promise<void> {
  const { page } = user;
  await customerToSummary(user);
  await user.disturb({ scope: '/rest/cart/order*', mode: 'lost' });
  await orderButton(page).click();
  await page.getByText(/Wir wissen nicht, ob Ihre Bestellung angekommen ist/).waitFor();
  await user.disturb({});
}

async function paymentCancelled(user: User): Promise<void> {
  const { page } = user;
  await customerToSummary(user, 'Kredit');
  await orderButton(page).click();
  await page.waitForURL(/\/zahlstelle\//);
  await page.getByRole('button', { name: /^Abbrechen/ }).click();
  // The server HTML has the same heading, so the test also waits for a button that only the widget shows
  await heading(page, 'Sie haben die Zahlung abgebrochen').waitFor();
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).waitFor();
}

const calls: readonly Call[] = [
  {
    call: 'GET /rest/cart/',
    when: 'on page load',
    as: 'guest',
    reach: enterAsGuest,
    press: (page) => page.reload(),
    says: 'Warenkorb konnte nicht geladen werden.',
    async kept(page) {
      expect(await page.locator('[name="street"]').inputValue()).toBe(guest.street);
    },
    // Without '401', because a guest's session cannot be restored; checkout-session.test.ts covers that case
    faults: ['500', 'offline', 'lost'],
    async goes({ page }) {
      await next(page).click();
      await heading(page, 'Adresse').waitFor();
    },
  },
  {
    call: 'GET /rest/profile/address/',
    when: 'on page load',
    as: 'customer',
    reach: shippingChosen,
    press: (page) => page.reload(),
    says: 'Adressen konnten nicht geladen werden.',
    again: againAt('Erneut versuchen'),
    kept: draftIsKept,
    resumes: true,
    faults: ['500', 'lost', '401'],
    goes: ({ page }) => dateIsKept(page),
  },
  {
    call: 'GET /rest/profile/address/',
    when: 'after reconnecting',
    as: 'customer',
    reach: shippingChosen,
    press: (page) => page.reload(),
    says: 'Adressen konnten nicht geladen werden.',
    again: againAt('Erneut versuchen'),
    kept: draftIsKept,
    resumes: true,
    faults: ['500', 'offline'],
    goes: ({ page }) => dateIsKept(page),
  },
  ...['POST /rest/cart/shipping', 'GET /rest/location/'].map(
    (call): Call => ({
      call,
      when: 'at the start of the shipping step',
      as: 'customer',
      reach: shippingChosen,
      press: (page) => page.reload(),
      says: 'Liefermethoden konnten nicht geladen werden.',
      kept: draftIsKept,
      resumes: true,
      goes: ({ page }) => dateIsKept(page),
    }),
  ),
  ...['POST /rest/cart/address', 'GET /rest/cart/'].map(
    (call): Call => ({
      call,
      when: 'at the end of the shipping step',
      as: 'customer',
      reach: shippingChosen,
      press: (page) => next(page).click(),
      says: 'Adresse konnte nicht gespeichert werden.',
      kept: dateIsKept,
      async goes({ page }) {
        // The retry saves the selection, but does not go to the next step
        await next(page).click();
        await page.getByLabel('Rechnung').waitFor();
      },
    }),
  ),
  {
    call: 'POST /rest/cart/address',
    when: 'at the start of the payment step',
    as: 'customer',
    async reach(user) {
      await shippingChosen(user);
      await choosePayment(user);
    },
    press: (page) => page.reload(),
    says: 'Adresse konnte nicht gespeichert werden.',
    kept: draftIsKept,
    resumes: true,
    goes: ({ page }) => page.getByLabel('Rechnung').waitFor(),
  },
  ...['GET /rest/cart/', 'POST /rest/cart/address'].map(
    (call): Call => ({
      call,
      when: 'before the order',
      as: 'customer',
      reach: customerToSummary,
      press: (page) => orderButton(page).click(),
      says: 'Bestellung konnte nicht abgeschlossen werden.',
      again: againAt('Kostenpflichtig bestellen'),
      kept: remarkIsKept,
      goes: ordered,
    }),
  ),
  {
    call: 'POST /rest/cart/order',
    when: 'in the summary',
    as: 'customer',
    reach: customerToSummary,
    press: (page) => orderButton(page).click(),
    says: 'Bestellung konnte nicht abgeschlossen werden.',
    // The checkout first looks up the outcome of the previous order, and that look-up fails
    saysOffline: 'Wir wissen nicht, ob Ihre letzte Bestellung angekommen ist.',
    again: againAt(/^(Kostenpflichtig bestellen|Erneut versuchen)$/),
    kept: remarkIsKept,
    // Without 'lost', because the shop would apply the request, and the next fault could not reject the request
    faults: ['500', '401', 'offline'],
    endsLost: true,
    goes: ordered,
  },
  // After a sign-in and after a reconnect, the page itself looks up the order, so each of these faults is the last one
  ...(['401', 'offline'] as const).map(
    (last): Call => ({
      call: 'GET /rest/cart/order/',
      when: 'on page load after an order without a response',
      as: 'customer',
      reach: orderLost,
      press: (page) => page.reload(),
      says: 'Wir wissen nicht, ob Ihre letzte Bestellung angekommen ist.',
      again: againAt('Erneut versuchen'),
      kept: async () => undefined,
      resumes: true,
      faults: ['500', 'lost', last],
      goes: ordered,
    }),
  ),
  {
    call: 'GET /rest/cart/order/',
    when: 'before the next attempt after an order without a response',
    as: 'customer',
    async reach(user) {
      const { page } = user;
      await orderLost(user);
      await fillCart(user, 4711, 30);
      await user.disturb({ scope: 'GET /rest/cart/order/', mode: '500' });
      await page.reload();
      await page.getByLabel('Rechnung').check();
      await next(page).click();
      await page.getByText('Anzahl: 30').waitFor();
      await page.getByLabel(/Ich akzeptiere/).check();
      await user.disturb({});
    },
    press: againAt('Erneut versuchen'),
    says: 'Wir wissen nicht, ob Ihre letzte Bestellung angekommen ist.',
    again: againAt(/^(Kostenpflichtig bestellen|Erneut versuchen)$/),
    async kept(page) {
      expect(await page.getByLabel(/Ich akzeptiere/).isChecked()).toBe(true);
    },
    resumes: true,
    async goes(user) {
      await ordered(user);
      await user.page.getByRole('button', { name: 'Weiter mit dem neuen Warenkorb' }).waitFor();
    },
  },
  {
    call: 'GET /rest/cart/order/*',
    when: 'on page load after a payment',
    as: 'customer',
    reach: paymentCancelled,
    press: (page) => page.reload(),
    says: 'Die Bestellung konnte nicht abgefragt werden.',
    again: againAt('Erneut versuchen'),
    kept: async () => undefined,
    goes: ({ page }) => heading(page, 'Sie haben die Zahlung abgebrochen').waitFor(),
  },
  {
    call: 'GET /rest/cart/order/*',
    when: 'before a retried payment',
    as: 'customer',
    reach: paymentCancelled,
    press: (page) => page.getByRole('button', { name: 'Jetzt bezahlen' }).click(),
    says: 'Die Bestellung konnte nicht abgefragt werden.',
    again: againAt('Jetzt bezahlen'),
    kept: numberIsKept,
    goes: ({ page }) => page.waitForURL(/\/zahlstelle\//),
  },
  {
    call: 'POST /rest/profile/address/',
    when: 'for a new address',
    as: 'customer',
    async reach(user) {
      const { page } = user;
      await openAsCustomer(user);
      await page
        .getByRole('button', { name: /^Adresse ändern/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Neue Adresse' }).click();
      const { email: _, ...address } = guest;
      for (const [name, value] of Object.entries(address)) await page.locator(`[name="${name}"]`).fill(value);
    },
    press: (page) => page.getByRole('button', { name: 'Speichern' }).click(),
    says: 'Adresse konnte nicht erstellt werden.',
    faults: ['500', 'offline', '401'],
    endsLost: true,
    again: againAt('Speichern'),
    async kept(page) {
      expect(await page.locator('[name="street"]').inputValue()).toBe(guest.street);
    },
    async goes({ page }) {
      await page.locator('.krume-recipient').getByText(guest.street).waitFor();
      await page
        .getByRole('button', { name: /^Adresse ändern/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Neue Adresse' }).waitFor();
      expect(await page.locator('.krume-address', { hasText: guest.street }).count()).toBe(1);
    },
  },
];

const isBusy = async (page: Page) =>
  (await page.locator('.krume-checkout[aria-busy="true"], .krume-checkout [aria-disabled="true"]').count()) >
  0;

const urlOf = (call: string) =>
  new RegExp(`${call.replace(/^\w+ /, '').replaceAll('/', '\\/').replace('*', '\\d+')}(\\?.*)?$`);

for (const row of calls) {
  const { call, when, as, says, again = againInDialog } = row;
  const words = { '500': says, offline: row.saysOffline ?? says, lost: row.saysOfLost ?? says };
  const { faults = ['500', 'offline', 'lost', '401'], endsLost } = row;
  test(`if ${call} fails ${when} (faults: ${faults.join(', ')}), ${endsLost ? 'a look-up finds the order of a retry whose response is lost' : 'a retry succeeds'}`, async ({
    newUser,
  }) => {
    const user = await newUser({ as });
    const { page, context } = user;
    user.allow(/Krume: |Failed to load resource|ERR_|status (500|401|404)|Failed to fetch/);
    // The faults take so long that the browser does not attribute layout shifts to the click
    user.allow(/layout shift/);
    await row.reach(user);

    let ended = 0;
    const url = urlOf(call);
    const count = (request: Request) => {
      if (url.test(request.url()) || request.failure()) ended++;
    };
    page.on('requestfinished', count).on('requestfailed', count);
    const release = await holdRequests(page, url);
    let press: (page: Page) => Promise<unknown> = row.press;
    for (const fault of faults) {
      // While offline, the test adds no fault: all requests fail anyway, and the request after reconnecting must
      // succeed
      await user.disturb(fault === 'offline' ? {} : { scope: call, mode: fault });
      if (fault === 'offline') await context.setOffline(true);
      const before = ended;
      await press(page);
      if (press === row.press && fault === faults[0]) {
        await ready(page, 'checkout');
        await expect.poll(() => isBusy(page)).toBe(true);
        release();
      }
      // Waits for the end of the request, because the previous error message may still be visible
      await expect.poll(() => ended).toBeGreaterThan(before);
      await expect.poll(() => isBusy(page)).toBe(false);
      // The dialog about the expired session has no retry button, so the shopper repeats the action
      press = fault === '401' ? (row.again ?? row.press) : again;
      if (fault === '401') {
        await expired(page).waitFor();
        expect(await page.getByRole('dialog').count()).toBe(1);
      } else {
        await page.getByText(words[fault]).first().waitFor();
      }
      await row.kept(page);
      await context.setOffline(false);
      if (fault !== '401') continue;
      await user.disturb({});
      // Simulates that the shopper returns to this tab after signing in in another tab
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await expired(page).waitFor({ state: 'detached' });
    }
    await user.disturb(endsLost ? { scope: call, mode: 'lost' } : {});
    const isBack = row.resumes && ['401', 'offline'].includes(faults.at(-1) ?? '');
    if (!isBack) await press(page);
    await row.goes(user);
  });
}

test('if a checkout step fails to load while offline, a retry after reconnecting loads the step', async ({
  newUser,
}) => {
  const user = await newUser({ as: 'customer' });
  const { page, context } = user;
  user.allow(/Failed to load resource|ERR_|Krume: |Failed to fetch/);
  await openAsCustomer(user);
  await context.setOffline(true);
  await next(page).click();
  await page
    .getByRole('dialog', { name: 'Fehler' })
    .getByText('Dieser Schritt konnte nicht geladen werden.')
    .waitFor();
  await context.setOffline(false);
  await againInDialog(page);
  await page.getByLabel('Kurier am Vormittag').check();
});

test('if the request that saves the address times out, an error appears, and a retry keeps all choices', async ({
  newUser,
}) => {
  const user = await newUser({ as: 'customer' });
  const { page } = user;
  user.allow(/Krume: |layout shift/);
  // Configures a shorter time-out, as a shop can
  await page.route('**/kasse*', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain('"apiPath":""');
    await route.fulfill({ response, body: html.replace('"apiPath":""', '"apiPath":"","timeout":1500') });
  });
  await shippingChosen(user);
  const release = await holdRequests(page, urlOf('POST /rest/cart/address'));
  await next(page).click();
  const dialog = page.getByRole('dialog', { name: 'Fehler' });
  await dialog.getByText('Adresse konnte nicht gespeichert werden.').waitFor();
  expect(user.log.join()).toContain('timeout');
  await dateIsKept(page);
  release();
  await againInDialog(page);
  await dialog.waitFor({ state: 'detached' });
  await next(page).click();
  await page.getByLabel('Rechnung').waitFor();
});

test('if the payment provider is unreachable, Back leads to the order, and the shopper can pay the order there', async ({
  newUser,
}) => {
  const user = await newUser({ as: 'customer' });
  const { page } = user;
  user.allow(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  const provider = '**/zahlstelle/**';
  await page.route(provider, (route) => route.abort('connectionrefused'));
  await customerToSummary(user, 'Kredit');
  await orderButton(page).click();
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
  await page.unroute(provider);
  await travel(page, 'goBack');
  await heading(page, 'Ihre Zahlung ist noch nicht bestätigt').waitFor();
  await numberIsKept(page);
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await page.waitForURL(/\/zahlstelle\//);
});
