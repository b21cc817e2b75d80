import { afterEach, beforeEach, expect, vi } from 'vitest';
import { addressBook } from '../../../../fixtures/markup/address-book.ts';
import { armed, hostileTexts } from '../../../support/data/hostile.ts';
import { openPage } from '../../../support/page/live-page.ts';
import { listenToConsole, settled } from '../../../support/page/page.ts';
import {
  chooseMethod,
  closeCheckout,
  enterGuest,
  heading,
  openCheckout,
  order,
  press,
  renewShop,
  select,
  shop,
  testCheckout,
} from '../open-checkout.ts';

/** Hostile values as JSON. */
export const values = [
  ...hostileTexts.map((text) => JSON.stringify(text)),
  ...['.', '..', '', 'x'.repeat(100_000), '\u202e\u2066', 'NaN', '12,50', '2026-02-31', '+275760-09-13'].map(
    (text) => JSON.stringify(text),
  ),
  ...['1e400', '-0', '-1', '1e21', 'null', 'true', '[]', '{}'],
  '{"__proto__": {"hostile": 1}, "constructor": 1, "toString": 1}',
];
let uncaught: unknown[];
let posted: string[];
/** Problems of each step. Collected after each step, because a later step might remove them from the page. */
let found: string[];
/** Headings seen so far */
export let seen: Set<string | undefined>;
const note = (error: unknown) => void uncaught.push(error instanceof Error ? error.stack : error);
const noteEvent = ({ error }: ErrorEvent) => note(error);
const notePost = (event: Event) => {
  if (!(event.target instanceof HTMLFormElement) || !event.target.hidden) return;
  event.preventDefault();
  posted.push(event.target.action);
};
const stay = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};

/** Prepares the tests of a file: prevents navigation and records uncaught errors. */
export function testHostile(): void {
  testCheckout();
  beforeEach(() => {
    listenToConsole();
    uncaught = [];
    posted = [];
    process.on('unhandledRejection', note);
    addEventListener('error', noteEvent);
    addEventListener('submit', notePost, true);
    addEventListener('click', stay);
  });
  afterEach(() => {
    process.off('unhandledRejection', note);
    removeEventListener('error', noteEvent);
    removeEventListener('submit', notePost, true);
    removeEventListener('click', stay);
    vi.unstubAllGlobals();
  });
}

export const ways = ['courier', 'pickup', 'customer', 'book', 'result'] as const;
type Way = (typeof ways)[number];

/** Tries an action. Errors about missing buttons and fields are ignored, because a broken page may lack them. */
async function trying(act: () => unknown): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Error && /^There is no /.test(error.message))) throw error;
  }
  await settled();
  found.push(...armed());
  seen.add(heading());
}

const first = (selector: string) => trying(() => document.querySelector<HTMLElement>(selector)?.click());

/** Continues from the current step as far as possible. */
async function walk(way: Way): Promise<void> {
  await trying(enterGuest);
  await trying(() => press(way === 'customer' ? 'Adresse ändern' : 'Adresse bearbeiten'));
  await trying(() => press('Abbrechen'));
  await trying(() => press('Weiter'));
  await trying(() => chooseMethod(way === 'pickup' ? 'Abholung' : 'Kurier am Vormittag'));
  await trying(() =>
    select('branch', document.querySelectorAll<HTMLOptionElement>('[name="branch"] option')[1]?.value ?? ''),
  );
  await first('.krume-date-open');
  await trying(() => press('Nächster möglicher Termin'));
  await trying(() => press('Weiter'));
  await first('.krume-method input');
  await trying(() => press('Weiter'));
  await trying(order);
}

export async function use(way: Way, message?: unknown): Promise<void> {
  if (way === 'customer' || way === 'book') await shop.signIn();
  if (way === 'book') {
    const { otherTab } = await openPage(addressBook({ addresses: [], url: '/konto/adressen' }));
    otherTab.postMessage(message);
    for (const name of ['Bearbeiten', 'Abbrechen', 'Löschen', 'Ja', 'Neue Adresse', 'Speichern'])
      await trying(() => press(name));
    return;
  }
  const { otherTab } = await openCheckout({
    isCustomer: way === 'customer',
    ...(way === 'result' && { orderId: 5001 }),
  });
  otherTab.postMessage(message);
  await walk(way);
}

const known =
  /^[A-Z]+ \/rest\/(cart\/(shipping|address|order(\/[^/]+|\/\?key=[^&]+)?|item\/[^/?]+)?\/?|location\/|profile\/address\/([^/?]+)?)$/;

/** Asserts that hostile values have had no effect. */
export function expectSafe(): void {
  expect([...found, ...armed()]).toEqual([]);
  expect(uncaught).toEqual([]);
  expect(shop.calls().filter((call) => !known.test(call) || /\/\.{1,2}(\/|$)/.test(call))).toEqual([]);
  expect(posted.filter((action) => !action.startsWith('http://127.0.0.1/zahlstelle/'))).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(document.querySelector('[data-widget]')?.getAttribute('data-widget-state')).toBe('ready');
}

type Deliver = (json: unknown, what: string) => void;

/** Passes every response to `deliver`, which can change it. Marked strings become raw JSON. */
export function poison(deliver: Deliver): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const response = await fetch(path, init);
    const body = await response.text();
    if (!/^[[{]/.test(body)) return new Response(body || null, response);
    const json = { value: JSON.parse(body) };
    deliver(json, `${init.method ?? 'GET'} ${path}`);
    return new Response(raw(json.value), response);
  });
}

/** Placeholder for a value that only JSON can express. */
export const mark = (index: number) => `@@${index}@@`;
export const raw = (json: unknown) =>
  JSON.stringify(json).replace(/"@@(\d+)@@"/g, (_, index: string) => values[Number(index)] ?? '');

/** Starts the next case with a new page and a new shop. */
export async function anew(): Promise<void> {
  uncaught = [];
  posted = [];
  found = [];
  seen = new Set();
  closeCheckout();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/kasse');
  document.body.replaceChildren();
  await renewShop();
}
