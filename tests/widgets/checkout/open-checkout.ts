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

/** The shop of the test that runs, with twenty loaves in the cart. */
export let shop: ReturnType<typeof connectShop>;

/** What the page has sent to the payment provider: address and fields. Nothing leaves the page. */
export let handedOff: [string, Record<string, unknown>][];

function takeHandOff(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.action.includes('/zahlstelle/')) return;
  event.preventDefault();
  handedOff.push([form.action, Object.fromEntries(new FormData(form))]);
}

/** Each test of the file has the checkout's page for itself, on a browser that knows nothing of it. */
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

/** A shop that knows of nobody, with twenty loaves in the visitor's cart. */
export async function renewShop(): Promise<void> {
  shop = connectShop();
  await shop.put(4711, 20);
}

/** Makes the answer of a call another one; the shop carries it out all the same. */
export function changeAnswer(what: string, edit: (answer: unknown) => unknown): void {
  const original = fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const response = await original(path, init);
    if (`${init.method ?? 'GET'} ${path}` !== what || !response.ok) return response;
    return Response.json(edit(await response.json()));
  });
}
/** Of an object that the shop answers */
export const withFields = (fields: object) => (answer: unknown) => ({ ...Object(answer), ...fields });

/** The calls that order, as the shop got them. */
export const orders = () => shop.sent.filter(({ what }) => what === 'POST /rest/cart/order');

/** As when the page is left. */
export const closeCheckout = stop;

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

/** What the next page says of who reads it. */
export function printFor(authenticated: boolean): void {
  document.head.innerHTML = `<script type="application/json" data-krume-config>{"authenticated": ${authenticated}}</script>`;
}

/** Of the tests' shop: a Saturday. */
const testNow = Date.UTC(2026, 10, 21, 9);

/** Time stands still where the shop's clock does. */
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
  const control = getElement<HTMLSelectElement>(`select[name="${name}"]`);
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}

export const guest = { ...checkoutGuest, acceptTerms: true };

/** As a guest to the addresses. */
export async function enterGuest(values: Readonly<Record<string, string | boolean>> = guest): Promise<void> {
  await press('Als Gast bestellen');
  fill(values);
  await press('Weiter');
}

/** Of the shipping methods, by their titles. */
export async function chooseMethod(title: string): Promise<void> {
  const label = [...document.querySelectorAll('.krume-method')].find((element) =>
    textOf(element)?.includes(title),
  );
  getElement('input', label ?? document.body).click();
  await settled();
}

/** From the addresses to the payment: a courier at the next possible date. */
export async function shipByCourier(): Promise<void> {
  await press('Weiter');
  await chooseMethod('Kurier am Vormittag');
  await press('Nächster möglicher Termin');
  await press('Weiter');
}

/** To the calendar of a pickup, with a cake in the cart that is not made on Mondays. */
export async function openCalendar(): Promise<void> {
  await shop.put(4731, 1);
  await openCheckout();
  await enterGuest();
  await press('Weiter');
  await chooseMethod('Abholung');
  getElement('.krume-date-open').click();
  await settled();
}

/** From the payment to the summary. */
export async function pay(title: string): Promise<void> {
  await chooseMethod(title);
  await press('Weiter');
}

/** As a guest to the summary. */
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

/** At the summary. */
export async function order(): Promise<void> {
  if (!field('terms').checked) field('terms').click();
  await press('Kostenpflichtig bestellen');
}
