import type { Page } from 'playwright-core';
import { createSite, serveSite } from '../../../demo-pages/server/server.ts';
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

// shop.md sections 4, 5 and 9: the checkout uses Zurich's time in any time zone of the device, and time passes between
// the steps

/** Time zones in which the date differs from the date in Zurich */
const zones = ['Pacific/Auckland', 'America/Los_Angeles'];

/** A shop and a browser whose clock the test sets. */
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

/** The delivery date in the request that is sent when the shopper leaves the shipping step. */
async function sentDate({ page }: User): Promise<unknown> {
  const sent = page.waitForRequest(/\/rest\/cart\/address$/);
  await next(page).click();
  return (await sent).postDataJSON();
}

for (const zone of zones) {
  test(`on a device in the time zone ${zone}, the checkout applies the cutoff in Zurich time`, async ({
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

  test(`if a shopper in the time zone ${zone} orders at 00:30 Zurich time, the order has the selected delivery day`, async ({
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
    // 24 November has just begun in Zurich. On the device, this day has not begun yet or is half over
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

// The clock starts on Monday, one minute before the cutoff for a delivery on Tuesday

test('if the cutoff passes during the shipping step, the date field shows an error', async ({ userAt }) => {
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

test('if the cutoff passes during the payment step, the summary shows an error', async ({ userAt }) => {
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

/** Whether the focused element is in the viewport and not covered by a sticky element. */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    const { left, top, height } = activeElement?.getBoundingClientRect() ?? new DOMRect();
    const seen = document.elementFromPoint(left + 4, top + height / 2);
    return activeElement !== body && seen !== null && activeElement?.contains(seen);
  });

test('if the user orders after the cutoff, the checkout offers a new date, and an order with this date succeeds', async ({
  userAt,
}) => {
  // On a phone, the button is far below the heading that receives the focus
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

test('if the cutoff has passed before a reload, the current checkout step shows an error and offers another date', async ({
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
