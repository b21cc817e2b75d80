import type { Page } from 'playwright-core';
import { createSite, serveSite } from '../../../demo-pages/server/server.ts';
import {
  customerToSummary,
  deliveryDate,
  heading,
  next,
  openAsCustomer,
  orderButton,
} from '../support/user/checkout-steps.ts';
import { ready } from '../support/user/page-objects.ts';
import type { User, UserOptions } from '../support/user/user.ts';
import { test as base, expect } from '../test.ts';

// shop.md section 5, "Date checks". The device's clock is wrong: widgets take the time from the `Date` header of the
// shop's responses

/** A shop and a device whose stopped clocks differ. */
const test = base
  .extend('clock', { scope: 'file' }, { now: 0 })
  .extend('shop', { scope: 'file' }, async ({ run, clock }, { onCleanup }) => {
    const shop = await serveSite(createSite({ dist: run.dist, now: () => clock.now }).fetch, 0);
    onCleanup(() => shop.close());
    return shop;
  })
  .extend(
    'userAt',
    async ({ newUser, clock }) =>
      async (shop: string, device: string, options: UserOptions = {}) => {
        clock.now = Date.parse(shop);
        const user = await newUser({ as: 'customer', ...options });
        await user.page.clock.setFixedTime(Date.parse(device));
        return user;
      },
  );

const nextDate = (page: Page) => page.getByRole('button', { name: /^Nächster möglicher Termin/ });

async function toCourier(user: User): Promise<void> {
  await openAsCustomer(user);
  await next(user.page).click();
  await user.page.getByLabel('Kurier am Vormittag').check();
}

// Monday morning on the shop's clock
const monday = '2026-11-23T09:00:00+01:00';
const devices = [
  ['two days slow', '2026-11-21T09:00:00+01:00'],
  ['two days fast', '2026-11-25T09:00:00+01:00'],
  ['seven hours fast and past the cutoff', '2026-11-23T16:00:00+01:00'],
] as const;

for (const [what, device] of devices) {
  test(`if the device clock is ${what}, the checkout shows the next possible date by the shop's clock`, async ({
    userAt,
  }) => {
    const user = await userAt(monday, device);
    const { page } = user;
    await toCourier(user);
    expect(await nextDate(page).textContent()).toBe('Nächster möglicher Termin: Di., 24. November 2026');
    await page.locator('.krume-date-open').click();
    await page.locator('dialog [data-date="2026-11-24"]').waitFor();
    expect(await page.locator('dialog [aria-current="date"]').getAttribute('data-date')).toBe('2026-11-23');
    await page.keyboard.press('Escape');
    await nextDate(page).first().click();
    await expect.poll(() => deliveryDate(page).inputValue()).toBe('24.11.2026');
    await next(page).click();
    await heading(page, 'Zahlungsart').waitFor();
    // No request was rejected by the shop
    expect(user.log.filter((line) => line.includes(' 422'))).toEqual([]);
  });
}

test("if the device clock is two days slow, the shopper can order by the shop's clock", async ({
  userAt,
}) => {
  const user = await userAt('2026-11-23T15:31:00+01:00', '2026-11-21T15:31:00+01:00');
  await customerToSummary(user);
  await orderButton(user.page).click();
  await heading(user.page, 'Vielen Dank für Ihre Bestellung').waitFor();
});

test("on a page without API requests, the filter 'Jetzt geöffnet' uses the shop's clock", async ({
  userAt,
}) => {
  // Sunday on the shop's clock, Friday on the device's clock
  const { page } = await userAt('2026-11-22T15:00:00+01:00', '2026-11-20T15:00:00+01:00');
  await page.goto('/filialen');
  await ready(page, 'branch-list');
  const state = page.locator('[data-branch="2"] .krume-branch-state');
  await expect.poll(() => state.textContent()).toBe('Jetzt geschlossen');
  await page.getByLabel('Jetzt geöffnet').check();
  await expect.poll(() => page.locator('[data-branch="2"]').isVisible()).toBe(false);
});
