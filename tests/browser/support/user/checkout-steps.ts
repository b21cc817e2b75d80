import type { Page } from 'playwright-core';
import { checkoutGuest } from '../../../support/shop/checkout-guest.ts';
import { ready } from './page-objects.ts';
import type { User } from './user.ts';

// The steps of the checkout without faults. Each function waits until the previous step is complete

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
export const next = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true });
export const deliveryDate = (page: Page) => page.getByLabel('Liefertermin', { exact: true });
export const orderButton = (page: Page) => page.getByRole('button', { name: 'Kostenpflichtig bestellen' });

export const guest = checkoutGuest;

/** Puts twenty loaves into the cart, enough for any courier. */
export async function fillCart(
  { context }: Pick<User, 'context'>,
  productId = 4711,
  quantity = 20,
): Promise<void> {
  await context.request.post(`/warenkorb/artikel/${productId}`, { form: { quantity: String(quantity) } });
}

export async function openCheckout(user: User): Promise<void> {
  await fillCart(user);
  await user.page.goto('/kasse');
  await ready(user.page, 'checkout');
}

/** Opens the checkout as a customer with saved addresses. */
export async function openAsCustomer(user: User): Promise<void> {
  await openCheckout(user);
  await user.page.getByText('Oetlingerstrasse 47').waitFor();
}

/** Opens the guest's form and fills it in. */
export async function enterAsGuest(user: User): Promise<void> {
  const { page } = user;
  await openCheckout(user);
  await page.getByRole('button', { name: /^Als Gast bestellen/ }).click();
  for (const [name, value] of Object.entries(guest)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="acceptTerms"]').check();
}

/** Continues from the address to the shipping step, and selects a courier and the next possible date. */
export async function chooseShipping({ page }: User): Promise<void> {
  await next(page).click();
  await page.getByLabel('Kurier am Vormittag').check();
  await page.getByRole('button', { name: /^Nächster möglicher Termin/ }).click();
  await page.getByLabel('Lieferfenster').waitFor();
}

/** Continues to the payment step and selects a payment method. */
export async function choosePayment({ page }: User, method = 'Rechnung'): Promise<void> {
  await next(page).click();
  await page.getByLabel(method).check();
}

/** Continues to the summary, enters a comment and accepts the terms. */
export async function readSummary({ page }: User): Promise<void> {
  await next(page).click();
  await page.locator('.krume-order-lines').getByText('Ruchbrot').waitFor();
  await page.getByRole('button', { name: /^Ändern ?: Bemerkung/ }).click();
  await page.locator('[name="comment"]').fill('Bitte klingeln.');
  await page.getByLabel(/Ich akzeptiere/).check();
}

/** Goes to the summary as a customer, one click before the order. */
export async function customerToSummary(user: User, method?: string): Promise<void> {
  await openAsCustomer(user);
  await chooseShipping(user);
  await choosePayment(user, method);
  await readSummary(user);
}
