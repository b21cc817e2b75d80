import type { Page } from 'playwright-core';
import { checkoutGuest } from '../../../support/shop/checkout-guest.ts';
import { ready } from './page-objects.ts';
import type { User } from './user.ts';

/** The checkout, step by step. As long as the shop is well: a step waits for what the one before has brought. */

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
export const next = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true });
export const deliveryDate = (page: Page) => page.getByLabel('Liefertermin', { exact: true });
export const orderButton = (page: Page) => page.getByRole('button', { name: 'Kostenpflichtig bestellen' });

export const guest = checkoutGuest;

/** Twenty loaves: enough for any courier. */
export async function fillCart({ context }: User, productId = 4711, quantity = 20): Promise<void> {
  await context.request.post(`/warenkorb/artikel/${productId}`, { form: { quantity: String(quantity) } });
}

export async function openCheckout(user: User): Promise<void> {
  await fillCart(user);
  await user.page.goto('/kasse');
  await ready(user.page, 'checkout');
}

/** A customer's, whose addresses are there. */
export async function openAsCustomer(user: User): Promise<void> {
  await openCheckout(user);
  await user.page.getByText('Oetlingerstrasse 47').waitFor();
}

/** To the guest's form, and everything in it. */
export async function enterAsGuest(user: User): Promise<void> {
  const { page } = user;
  await openCheckout(user);
  await page.getByRole('button', { name: /^Als Gast bestellen/ }).click();
  for (const [name, value] of Object.entries(guest)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="acceptTerms"]').check();
}

/** From the address to the shipping, with a courier and the next date chosen. */
export async function chooseShipping({ page }: User): Promise<void> {
  await next(page).click();
  await page.getByLabel('Kurier am Vormittag').check();
  await page.getByRole('button', { name: /^Nächster möglicher Termin/ }).click();
  await page.getByLabel('Lieferfenster').waitFor();
}

/** From there to the payment, with a method chosen. */
export async function choosePayment({ page }: User, method = 'Rechnung'): Promise<void> {
  await next(page).click();
  await page.getByLabel(method).check();
}

/** From there to the summary, with a remark and the terms accepted. */
export async function readSummary({ page }: User): Promise<void> {
  await next(page).click();
  await page.locator('.krume-order-lines').getByText('Ruchbrot').waitFor();
  await page.getByRole('button', { name: /^Ändern ?: Bemerkung/ }).click();
  await page.locator('[name="comment"]').fill('Bitte klingeln.');
  await page.getByLabel(/Ich akzeptiere/).check();
}

/** A customer with everything chosen, one press away from the order. */
export async function customerToSummary(user: User, method?: string): Promise<void> {
  await openAsCustomer(user);
  await chooseShipping(user);
  await choosePayment(user, method);
  await readSummary(user);
}
