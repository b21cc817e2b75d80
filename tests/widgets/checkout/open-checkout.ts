import { html } from 'hono/html';
import { afterEach, beforeEach, vi } from 'vitest';
import { checkout } from '../../../fixtures/markup/checkout.ts';
import { paymentConfiguration } from '../../../fixtures/shop/payment.ts';
import { stop } from '../../../shared/registry/index.ts';
import { openPage, textOf } from '../../support/page/live-page.ts';
import { getElement, settled } from '../../support/page/page.ts';
import { checkoutGuest } from '../../support/shop/checkout-guest.ts';
import { connectShop } from '../../support/shop/shop.ts';

export const content = html`<p>Bestellen Sie am Telefon</p>`;
const signup = { id: 'kasse-konto', action: '/registrieren' };

/** The shop of the running test, with twenty loaves in the cart. */
export let shop: ReturnType<typeof connectShop>;

/** Forms posted to the payment provider: URL and fields. The tests prevent the navigation. */
export let handedOff: [string, Record<string, unknown>][];

function takeHandOff(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.action.includes('/zahlstelle/')) return;
  event.preventDefault();
  handedOff.push([form.action, Object.fromEntries(new FormData(form))]);
}

/** Prepares the tests of a file: each test has its own page and a browser without stored values. */
export function testCheckout(): void {
  beforeEach(async () => {
    stopClock();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/kasse');
    document.title = 'Kasse – Bäckerei Krume';
    vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    handedOff = [];
    document.addEventListener('submit', takeHandOff, true);
    await renewShop();
  });
  afterEach(() => {
    document.removeEventListener('submit', takeHandOff, true);
    closeCheckout();
    vi.useRealTimers();
  });
}

/** Resets the shop, with twenty loaves in the visitor's cart. */
export async function renewShop(): Promise<void> {
  shop = connectShop();
  await shop.put(4711, 20);
}

/** Changes the response to a request. The shop has processed the request by then. */
export function changeResponse(what: string, edit: (content: unknown) => unknown): void {
  const original = fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const response = await original(path, init);
    if (`${init.method ?? 'GET'} ${path}` !== what || !response.ok) return response;
    return Response.json(edit(await response.json()));
  });
}
/** Adds fields to an object in a response */
export const withFields = (fields: object) => (content: unknown) => ({ ...Object(content), ...fields });

/** The order requests that the shop has received. */
export const orders = () => shop.sent.filter(({ what }) => what === 'POST /rest/cart/order');

/** Simulates leaving the page. */
export const closeCheckout = stop;

type Options = Partial<Parameters<typeof checkout>[0]>;

/** Opens the checkout at the time of the shop's clock. */
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

/** Sets whether the next page is for a guest or for a customer. */
export function printFor(authenticated: boolean): void {
  document.head.innerHTML = `<script type="application/json" data-krume-config>{"authenticated": ${authenticated}}</script>`;
}

/** Time of the shop's clock, on a Saturday. */
const testNow = Date.UTC(2026, 10, 21, 9);

/** Stops the clock of the page, by default at the time of the shop's clock. */
export const stopClock = (now = testNow) => vi.useFakeTimers({ toFake: ['Date'], now });

export const heading = () => textOf(document.querySelector('.krume-step-heading'));
export const boxes = () =>
  [...document.querySelectorAll('.krume-card')].map((card) => [...card.children].map(textOf));
export const notes = () => [...document.querySelectorAll('.krume-note')].map(textOf);

export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((element) => textOf(element)?.startsWith(name));
  if (!found) throw Error(`There is no button "${name}" in ${textOf(document.body)}`);
  return found;
}

export async function press(name: string): Promise<void> {
  button(name).click();
  await settled();
}

export const field = (name: string) => getElement<HTMLInputElement>(`[name="${name}"]`);

/** Fills in fields without events, as autofill may do. */
export function fill(values: Readonly<Record<string, string | boolean>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'boolean') field(name).checked = value;
    else field(name).value = value;
  }
}

/** Selects an option or a radio button with the events of a real user. */
export async function choose(name: string, index: number): Promise<void> {
  const control = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)[index];
  if (!control) throw Error(`There is no ${name} ${index}`);
  control.click();
  await settled();
}

export async function select(name: string, value: string): Promise<void> {
  const control = getElement<HTMLSelectElement>(`select[name="${name}"]`);
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}

export const guest = { ...checkoutGuest, acceptTerms: true };

/** Continues as a guest to the address step and fills in the form. */
export async function enterGuest(values: Readonly<Record<string, string | boolean>> = guest): Promise<void> {
  await press('Als Gast bestellen');
  fill(values);
  await press('Weiter');
}

/** Selects a shipping method or payment method by its title. */
export async function chooseMethod(title: string): Promise<void> {
  const label = [...document.querySelectorAll('.krume-method')].find((element) =>
    textOf(element)?.includes(title),
  );
  getElement('input', label ?? document.body).click();
  await settled();
}

/** Continues from the address step to the payment step, with a courier on the next possible date. */
export async function shipByCourier(): Promise<void> {
  await press('Weiter');
  await chooseMethod('Kurier am Vormittag');
  await press('Nächster möglicher Termin');
  await press('Weiter');
}

/** Opens the calendar for a pickup. The cart contains a cake that is not made on Mondays. */
export async function openCalendar(): Promise<void> {
  await shop.put(4731, 1);
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Abholung');
  getElement('.krume-date-open').click();
  await settled();
}

/** Selects a payment method and continues to the summary. */
export async function pay(title: string): Promise<void> {
  await chooseMethod(title);
  await press('Weiter');
}

/** Continues as a guest to the summary. */
export async function guestToSummary(payment = 'Bezahl-App') {
  const page = await openCheckout();
  await enterGuest();
  await shipByCourier();
  await pay(payment);
  return page;
}

export async function customerToSummary(payment = 'Rechnung'): Promise<void> {
  await shop.signIn();
  await openCheckout({ isCustomer: true });
  await shipByCourier();
  await pay(payment);
}

/** Places an order in the summary. */
export async function order(): Promise<void> {
  if (!field('terms').checked) field('terms').click();
  await press('Kostenpflichtig bestellen');
}
