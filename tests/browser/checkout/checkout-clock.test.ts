import type { Page } from 'playwright-core';
import { createSite, serveSite } from '../../../demo-pages/server.ts';
import {
  choosePayment,
  chooseShipping,
  customerToSummary,
  deliveryDate,
  heading,
  next,
  openAsCustomer,
  orderButton,
  readSummary,
} from '../support/user/checkout-steps.ts';
import type { User, UserOptions } from '../support/user/user.ts';
import { test as base, expect } from '../test.ts';

// The shop's clock is Zurich's, wherever the device is, and it goes on between the steps. shop.md sections 4, 5 and 9

/** Where the device is, and where it is another day than in Zurich */
const zones = ['Pacific/Auckland', 'America/Los_Angeles'];

/** A shop, and pages, whose clock is set by the test. */
const test = base
  .extend('clock', { scope: 'file' }, { now: 0 })
  .extend('shop', { scope: 'file' }, async ({ run, clock }, { onCleanup }) => {
    const shop = await serveSite(createSite({ dist: run.dist, now: () => clock.now }).fetch, 0);
    onCleanup(() => shop.close());
    return shop;
  })
  .extend('userAt', async ({ newUser, clock }) => async (time: string, options: UserOptions = {}) => {
    clock.now = Date.parse(time);
    const user = await newUser({ as: 'customer', ...options });
    await user.page.clock.setFixedTime(clock.now);
    const setClock = async (later: string) => {
      clock.now = Date.parse(later);
      await user.page.clock.setFixedTime(clock.now);
    };
    return { ...user, setClock };
  });

const nextDate = (page: Page) => page.getByRole('button', { name: /^Nächster möglicher Termin/ });
const late = (page: Page) =>
  page.getByText('Bestellungen für Dienstag müssen bis Montag um 15:30 Uhr aufgegeben werden.').first();

/** What is sent of the date when the shipping is left. */
async function sentDate({ page }: User): Promise<unknown> {
  const sent = page.waitForRequest(/\/rest\/cart\/address$/);
  await next(page).click();
  return (await sent).postDataJSON();
}

for (const zone of zones) {
  test(`in ${zone}, half a minute before and after Zurich’s cut-off are what they are there`, async ({
    userAt,
  }) => {
    const user = await userAt('2026-11-23T15:29:30+01:00', { zone });
    const { page } = user;
    await openAsCustomer(user);
    await next(page).click();
    await page.getByLabel('Kurier am Vormittag').check();
    expect(await nextDate(page).textContent()).toBe('Nächster möglicher Termin: Di., 24. November 2026');

    await user.setClock('2026-11-23T15:30:30+01:00');
    await page.getByLabel('Kurier am Nachmittag').check();
    expect(await nextDate(page).textContent()).toBe('Nächster möglicher Termin: Mi., 25. November 2026');
  });

  test(`in ${zone}, at half past midnight in Zurich: the day that is chosen is the day that is ordered`, async ({
    userAt,
  }) => {
    const user = await userAt('2026-11-24T00:30:00+01:00', { zone });
    const { page } = user;
    await openAsCustomer(user);
    await next(page).click();
    await page.getByLabel(/Abholung/).check();
    await page.locator('[name="branch"]').selectOption({ index: 1 });
    await page.locator('.krume-date-open').click();
    const day = page.locator('dialog [data-date="2026-11-25"]');
    await day.waitFor();
    // The day that has just begun there, and on the device not at all or half a day ago
    expect(await page.locator('dialog [aria-current="date"]').getAttribute('data-date')).toBe('2026-11-24');
    await day.click();
    await expect.poll(() => deliveryDate(page).inputValue()).toBe('25.11.2026');
    await page.getByLabel('Uhrzeit').selectOption('08:00');
    expect(await sentDate(user)).toMatchObject({ deliveryDate: '2026-11-25T08:00:00+01:00' });
    await page.getByLabel('Rechnung').check();
    await readSummary(user);
    await page.getByText('Mittwoch, 25.11.2026, 08:00 Uhr').waitFor();
    await orderButton(page).click();
    await heading(page, 'Vielen Dank für Ihre Bestellung').waitFor();
  });
}

// Monday, a minute before: Tuesday is chosen, and not possible any more a minute later

test('the cut-off passes while the shipping is chosen: said at the date, before anything is sent', async ({
  userAt,
}) => {
  const user = await userAt('2026-11-23T15:29:00+01:00');
  const { page } = user;
  await openAsCustomer(user);
  await chooseShipping(user);
  await user.setClock('2026-11-23T15:31:00+01:00');
  await next(page).click();
  await late(page).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(user.log.filter((line) => line.includes('POST /rest/cart/address'))).toEqual([]);
  await nextDate(page).first().click();
  await expect.poll(() => deliveryDate(page).inputValue()).toBe('25.11.2026');
  expect(await sentDate(user)).toMatchObject({ deliveryDate: '2026-11-25T09:00:00+01:00' });
  await heading(page, 'Zahlungsart').waitFor();
});

test('the cut-off passes while the payment is chosen: said in the summary, one press, and nothing else is lost', async ({
  userAt,
}) => {
  const user = await userAt('2026-11-23T15:29:00+01:00');
  const { page } = user;
  await openAsCustomer(user);
  await chooseShipping(user);
  await choosePayment(user);
  await user.setClock('2026-11-23T15:31:00+01:00');
  await readSummary(user);
  await late(page).waitFor();
  await nextDate(page).click();
  await page.locator('.krume-recipient').getByText('Mittwoch, 25.11.2026, 09:00 - 11:00 Uhr').waitFor();
  expect(await page.locator('[name="comment"]').inputValue()).toBe('Bitte klingeln.');
  expect(await page.getByLabel(/Ich akzeptiere/).isChecked()).toBe(true);
  await orderButton(page).click();
  await heading(page, 'Vielen Dank für Ihre Bestellung').waitFor();
});

/** Whether what has the focus is in the window, and nothing that sticks to its edges covers it. */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    const { left, top, height } = activeElement?.getBoundingClientRect() ?? new DOMRect();
    const seen = document.elementFromPoint(left + 4, top + height / 2);
    return activeElement !== body && seen !== null && activeElement?.contains(seen);
  });

test('the cut-off passes in the summary: said when it is ordered, one press, and it is ordered', async ({
  userAt,
}) => {
  // Where the button is far below the heading that takes the focus
  const user = await userAt('2026-11-23T15:29:00+01:00', { size: 'phone' });
  const { page } = user;
  await customerToSummary(user);
  await user.setClock('2026-11-23T15:31:00+01:00');
  await orderButton(page).click();
  await late(page).waitFor();
  expect(user.log.filter((line) => line.includes('POST /rest/cart/order'))).toEqual([]);
  await nextDate(page).press('Enter');
  await page.locator('.krume-recipient').getByText('Mittwoch, 25.11.2026, 09:00 - 11:00 Uhr').waitFor();
  await expect.poll(() => focusIsSeen(page)).toBe(true);
  await orderButton(page).click();
  await heading(page, 'Vielen Dank für Ihre Bestellung').waitFor();
});

test('the cut-off passes, and the page is loaded again: said where the step is, with the next date at hand', async ({
  userAt,
}) => {
  const user = await userAt('2026-11-23T15:29:00+01:00');
  const { page } = user;
  user.allow(/status 422/, /Krume: /, /Failed to load resource/);
  await openAsCustomer(user);
  await chooseShipping(user);
  await choosePayment(user);
  await user.setClock('2026-11-23T15:31:00+01:00');
  await page.reload();
  await late(page).waitFor();
  await page.keyboard.press('Escape');
  await nextDate(page).first().click();
  await expect.poll(() => deliveryDate(page).inputValue()).toBe('25.11.2026');
});
