import type { Page } from 'playwright-core';
import {
  chooseShipping,
  customerToSummary,
  enterAsGuest,
  heading,
  next,
  orderButton,
} from '../support/user/checkout-steps.ts';
import { ready } from '../support/user/page-objects.ts';
import type { User } from '../support/user/user.ts';
import { expect, test } from '../test.ts';

// shop.md section 4, "Order button": several tabs place a single order, which equals the shown summary

const number = async (page: Page): Promise<string | null> => {
  await heading(page, 'Vielen Dank für Ihre Bestellung').waitFor();
  return page.locator('.krume-order-number').textContent();
};

async function toSummary(user: User, page: Page): Promise<void> {
  await ready(page, 'checkout');
  await chooseShipping({ ...user, page });
  await next(page).click();
  await page.getByLabel('Rechnung').check();
  await next(page).click();
  await page.getByLabel(/Ich akzeptiere/).check();
}

test('if another tab changes the shipping method, an order still contains the address and time in its summary', async ({
  newUser,
}) => {
  const user = await newUser({ as: 'customer' });
  await customerToSummary(user);
  const { page, openTab } = user;
  const shown = await page.locator('[data-step="summary"] section', { hasText: 'Lieferart' }).textContent();
  const other = await openTab('/kasse?schritt=versand');
  await ready(other, 'checkout');
  await other.getByLabel(/^Abholung/).check();
  await other.locator('select[name="branch"]').selectOption({ index: 1 });
  await other.getByRole('button', { name: /^Nächster möglicher Termin/ }).click();
  const saved = other.waitForResponse('**/rest/cart/address');
  await next(other).click();
  await saved;
  await other.getByLabel('Rechnung').waitFor();

  await orderButton(page).click();
  await number(page);
  const ordered = await page.locator('.krume-ordered').textContent();
  const [when] = /\d\d\.\d\d\.\d{4}, \d\d:\d\d - \d\d:\d\d Uhr/.exec(shown ?? '') ?? [];
  expect(when).toBeDefined();
  expect(ordered).toContain(when);
  expect(ordered).toContain('Viaduktstrasse 40');
  expect(ordered).not.toContain('Abholung');
  expect(await page.locator('.krume-note').count()).toBe(0);
});

test('if two tabs order at the same time, each tab shows the same order', async ({ newUser }) => {
  const user = await newUser({ as: 'customer' });
  user.allow(/Krume: |Failed to load resource|status 4/, /layout shift/);
  await customerToSummary(user);
  const { page, openTab, context } = user;
  const other = await openTab('/kasse');
  await toSummary(user, other);
  await Promise.all([page, other].map((tab) => orderButton(tab).click()));
  const numbers = await Promise.all([page, other].map(number));
  expect(numbers[0]).toMatch(/^#\d+$/);
  expect(numbers[1]).toBe(numbers[0]);
  for (const tab of [page, other]) expect(await tab.getByRole('dialog').count()).toBe(0);
  expect((await (await context.request.get('/rest/cart/')).json()).itemsCount).toBe(0);
});

test('if another tab orders while a tab waits for a cart response, the waiting tab shows the same order', async ({
  newUser,
}) => {
  const user = await newUser({ as: 'customer' });
  user.allow(/Krume: |Failed to load resource|status 4/, /layout shift/);
  await customerToSummary(user);
  const { page, openTab } = user;
  const other = await openTab('/kasse');
  await toSummary(user, other);
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/cart/', async (route) => {
    await gate;
    await route.continue();
  });
  // Without Web Locks, as on an insecure page, a tab does not wait for another tab
  for (const tab of [page, other])
    await tab.evaluate(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  const saved = page.waitForResponse('**/rest/cart/address');
  await orderButton(page).click();
  await saved;
  await orderButton(other).click();
  const ordered = await number(other);
  release();
  expect(await number(page)).toBe(ordered);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('if a guest changes in one tab whether the device stores the input, the choice applies to every tab', async ({
  newUser,
}) => {
  const user = await newUser();
  await enterAsGuest(user);
  const { page } = user;
  const other = await user.openTab('/kasse');
  await ready(other, 'checkout');
  await other.getByRole('button', { name: 'Als Gast bestellen' }).click();
  const tick = (tab: Page) => tab.getByLabel('Angaben auf diesem Gerät merken');
  const street = (tab: Page) => tab.locator('[name="street"]');
  const onDevice = () => page.evaluate(() => localStorage.getItem('krume:checkout') ?? '');
  await tick(page).check();
  await expect.poll(() => tick(other).isChecked()).toBe(true);
  await street(other).fill('Rebgasse 77');
  expect(await onDevice()).toContain('Rebgasse 77');
  await tick(page).uncheck();
  await expect.poll(() => tick(other).isChecked()).toBe(false);
  await street(other).fill('Rebgasse 78');
  expect(await onDevice()).toBe('');
});

test('if the response to an order is a 504, the checkout finds the order by its idempotency key', async ({
  newUser,
}) => {
  const user = await newUser({ as: 'customer' });
  user.allow(/Krume: |Failed to load resource|status 504/);
  await customerToSummary(user);
  const { page } = user;
  await user.disturb({ scope: 'POST /rest/cart/order', mode: 'done-504' });
  await orderButton(page).click();
  expect(await number(page)).toMatch(/^#\d+$/);
});
