import type { Page } from 'playwright-core';
import { choosePayment, chooseShipping, next, openAsCustomer } from '../support/user/checkout-steps.ts';
import { headerReady, ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// shop.md section 2.7: the steps of the checkout in the history, while the menu of the header is open

const burger = (page: Page) => page.locator('[data-widget="mobile-nav"] > .krume-burger');
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menü' });
const step = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
/** Opens the menu. Scrolls up first, because a new step scrolls the page to the step's heading. */
async function openMenu(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await burger(page).tap();
  await drawer(page).waitFor();
}
const word = (page: Page) => new URL(page.url()).searchParams.get('schritt');

test('on a phone, a jump back over the open menu and a step leads to the earlier step, also after a reload', async ({
  newUser,
}) => {
  const user = await newUser({ size: 'phone', as: 'customer' });
  const { page } = user;
  await openAsCustomer(user);
  await headerReady(page);
  await next(page).click();
  await step(page, 'Versand').waitFor();
  await page.getByLabel('Kurier am Vormittag').waitFor();
  await openMenu(page);
  await page.evaluate(() => history.go(-2));
  await drawer(page).waitFor({ state: 'hidden' });
  await step(page, 'Adresse').waitFor();
  expect(word(page)).not.toBe('versand');
  await page.reload();
  await ready(page, 'checkout');
  await step(page, 'Adresse').waitFor();
});

test('on a phone, if the shop refuses the delivery while the menu is open, the shipping step stays after the menu closes', async ({
  newUser,
}) => {
  const user = await newUser({ size: 'phone', as: 'customer' });
  const { page, disturb, allow } = user;
  allow(/422/);
  await openAsCustomer(user);
  await headerReady(page);
  await chooseShipping(user);
  await choosePayment(user);
  await disturb({ delay: 3000, mode: '422', scope: 'POST /rest/cart/address' });
  await page.reload();
  await headerReady(page);
  await openMenu(page);
  const error = page.getByRole('dialog', { name: 'Fehler' });
  await error.waitFor();
  await page.keyboard.press('Escape');
  await error.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => history.state?.krumeOpen ?? false)).toBe(false);
  await step(page, 'Versand').waitFor();
  expect(word(page)).toBe('versand');
});
