import { html } from 'hono/html';
import { vi } from 'vitest';
import { checkout } from '../../../fixtures/markup/checkout.ts';
import { paymentConfiguration } from '../../../fixtures/shop/payment.ts';
import { openPage, read } from '../../live-page.ts';
import { one, settled } from '../../page.ts';

export const content = html`<p>Bestellen Sie am Telefon</p>`;
const signup = { action: '/registrieren', values: {}, failing: [] };

type Options = Partial<Parameters<typeof checkout>[0]>;

/** The checkout as the shop prints it, on the clock of the tests' shop. */
export async function openCheckout(options: Options = {}) {
  const isCustomer = options.isCustomer ?? false;
  const page = await openPage(
    checkout({
      isCustomer,
      shopUrl: '/produkte',
      phone: '061 555 01 24',
      payment: paymentConfiguration,
      content,
      ...(!isCustomer && { signup }),
      ...options,
    }),
  );
  await settled();
  return page;
}

/** Of the tests' shop: a Saturday. */
const testNow = Date.UTC(2026, 10, 21, 9);

/** Time stands still where the shop's clock does. */
export const stopClock = (now = testNow) => vi.useFakeTimers({ toFake: ['Date'], now });

export const heading = () => read(document.querySelector('.krume-step-heading'));
export const boxes = () =>
  [...document.querySelectorAll('.krume-card')].map((card) => [...card.children].map(read));
export const notes = () => [...document.querySelectorAll('.krume-note')].map(read);

export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((element) => read(element)?.startsWith(name));
  if (!found) throw Error(`There is no button "${name}" in ${read(document.body)}`);
  return found;
}

export async function press(name: string): Promise<void> {
  button(name).click();
  await settled();
}

export const field = (name: string) => one<HTMLInputElement>(`[name="${name}"]`);

/** Fills fields in as a browser does that tells nobody. */
export function fill(values: Readonly<Record<string, string | boolean>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'boolean') field(name).checked = value;
    else field(name).value = value;
  }
}

/** Chooses an option or a radio button, as a person does. */
export async function choose(name: string, index: number): Promise<void> {
  const control = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)[index];
  if (!control) throw Error(`There is no ${name} ${index}`);
  control.click();
  await settled();
}

export async function select(name: string, value: string): Promise<void> {
  const control = one<HTMLSelectElement>(`select[name="${name}"]`);
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}

export const guest = {
  firstName: 'Beat',
  lastName: 'Suter',
  phone: '061 555 44 55',
  street: 'Klybeckstrasse 1',
  zip: '4057',
  city: 'Basel',
  email: 'beat@example.ch',
  acceptTerms: true,
};

/** As a guest to the addresses. */
export async function enterGuest(values: Readonly<Record<string, string | boolean>> = guest): Promise<void> {
  await press('Als Gast bestellen');
  fill(values);
  await press('Weiter');
}

/** Of the shipping methods, by their titles. */
export async function chooseMethod(title: string): Promise<void> {
  const label = [...document.querySelectorAll('.krume-choice')].find((element) =>
    read(element)?.includes(title),
  );
  one('input', label ?? document.body).click();
  await settled();
}

/** From the addresses to the payment: a courier at the next possible date. */
export async function shipByCourier(): Promise<void> {
  await press('Weiter');
  await chooseMethod('Kurier am Vormittag');
  await press('Nächster möglicher Termin');
  await press('Weiter');
}

/** From the payment to the summary. */
export async function pay(title: string): Promise<void> {
  await chooseMethod(title);
  await press('Weiter');
}
