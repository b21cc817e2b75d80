// @vitest-environment page
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressBook } from '../../../fixtures/markup/address-book.ts';
import { damageRuns } from '../../damage.ts';
import { armed, hostileTexts, inletsOf } from '../../hostile.ts';
import { openPage } from '../../live-page.ts';
import { listenToConsole, settled } from '../../page.ts';
import {
  chooseMethod,
  closeCheckout,
  guest,
  enterGuest,
  openCheckout,
  order,
  press,
  renewShop,
  select,
  shop,
  testCheckout,
} from './open-checkout.ts';

// Whatever an answer, JSON, the page's address, storage or another tab says, the checkout and the address book take it for
// text: no markup, no script, no address of one, no call that is none of theirs, and no form posted elsewhere.

/** As it stands in JSON. */
const values = [
  ...hostileTexts.map((text) => JSON.stringify(text)),
  ...['.', '..', '', 'x'.repeat(100_000), '\u202e\u2066', 'NaN', '12,50', '2026-02-31', '+275760-09-13'].map(
    (text) => JSON.stringify(text),
  ),
  ...['1e400', '-0', '-1', '1e21', 'null', 'true', '[]', '{}'],
  '{"__proto__": {"hostile": 1}, "constructor": 1, "toString": 1}',
];
const links = ['javascript:hostile()', ' \u0001JaVa\tScRiPt:hostile()//', 'data:text/html,<krume-hostile>'];

let uncaught: unknown[];
let posted: string[];
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

const ways = ['courier', 'pickup', 'customer', 'book', 'result'] as const;
type Way = (typeof ways)[number];

/** What is in the way is no reason to stop: a person presses what is there. */
async function trying(act: () => unknown): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Error && /^There is no /.test(error.message))) throw error;
  }
  await settled();
}

const first = (selector: string) => trying(() => document.querySelector<HTMLElement>(selector)?.click());

/** From wherever the checkout stands as far as it leads. */
async function walk(way: Way): Promise<void> {
  await trying(enterGuest);
  await trying(() => press('Adresse ändern'));
  await trying(() => press('Abbrechen'));
  await trying(() => press('Weiter'));
  await trying(() => chooseMethod(way === 'pickup' ? 'Abholung' : 'Kurier am Vormittag'));
  await trying(() => select('branch', document.querySelectorAll<HTMLOptionElement>('[name="branch"] option')[1]?.value ?? ''));
  await first('.krume-date-open');
  await trying(() => press('Nächster möglicher Termin'));
  await trying(() => press('Weiter'));
  await first('.krume-method input');
  await trying(() => press('Weiter'));
  await trying(order);
}

async function use(way: Way, message?: unknown): Promise<void> {
  if (way === 'customer' || way === 'book') await shop.signIn();
  if (way === 'book') {
    const { otherTab } = await openPage(addressBook({ addresses: [], url: '/konto/adressen' }));
    otherTab.postMessage(message);
    for (const name of ['Bearbeiten', 'Abbrechen', 'Löschen', 'Ja', 'Neue Adresse', 'Speichern'])
      await trying(() => press(name));
    return;
  }
  const { otherTab } = await openCheckout({ isCustomer: way === 'customer', ...(way === 'result' && { orderId: 5001 }) });
  otherTab.postMessage(message);
  await walk(way);
}

const known =
  /^[A-Z]+ \/rest\/(cart\/(shipping|address|order(\/[^/]+|\/\?key=[^&]+)?|item\/[^/?]+)?\/?|location\/|profile\/address\/([^/?]+)?)$/;

/** What nothing hostile may have brought about. */
function expectSafe(): void {
  expect(armed()).toEqual([]);
  expect(uncaught).toEqual([]);
  expect(shop.calls().filter((call) => !known.test(call) || /\/\.{1,2}(\/|$)/.test(call))).toEqual([]);
  expect(posted.filter((action) => !action.startsWith('http://localhost/zahlstelle/'))).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(document.querySelector('[data-widget]')?.getAttribute('data-widget-state')).toBe('ready');
}

type Deliver = (json: unknown, what: string) => void;

/** Between page and shop: `deliver` changes the answers; what it puts there is what stands in JSON between the marks. */
function poison(deliver: Deliver): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const response = await fetch(path, init);
    const body = await response.text();
    if (!/^[[{]/.test(body)) return new Response(body || null, response);
    const json = { answer: JSON.parse(body) };
    deliver(json, `${init.method ?? 'GET'} ${path}`);
    return new Response(raw(json.answer), response);
  });
}

/** Takes the place of a value that only JSON can write. */
const mark = (index: number) => `@@${index}@@`;
const raw = (json: unknown) =>
  JSON.stringify(json).replace(/"@@(\d+)@@"/g, (_, index: string) => values[Number(index)] ?? '');

interface Delivery {
  inlet: number;
  value: number;
}

function deliver(json: unknown, all: readonly Delivery[]): void {
  const inlets = inletsOf(json, () => true);
  for (const { inlet, value } of all) {
    inlets[inlet % inlets.length]?.(mark(value));
    delivered++;
  }
}
let delivered: number;

const deliveries = fc.array(fc.record({ inlet: fc.nat(9999), value: fc.nat(values.length - 1) }), {
  minLength: 1,
  maxLength: 4,
});
const inWay = fc.constantFrom(...ways);

/** Each case on a page of its own, with a shop of its own. */
async function anew(): Promise<void> {
  closeCheckout();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/kasse');
  document.body.replaceChildren();
  await renewShop();
}

test.each(ways)('%s: no address of the answers is taken over that is none to follow', async (way) => {
  for (const link of links) {
    await anew();
    let found = 0;
    poison((json) => {
      const isAddress = (part: unknown) => typeof part === 'string' && /^(https?:\/)?\//.test(part);
      for (const put of inletsOf(json, isAddress)) {
        put(link);
        found++;
      }
    });
    await use(way);
    expectSafe();
    if (way === 'courier') expect(found).toBeGreaterThan(2);
  }
});

test('whatever the shop answers', { timeout: 600_000 }, async () => {
  const calls = ['/rest/cart/shipping', '/rest/cart/address', '/rest/cart/order', '/rest/cart/', '/rest/location/', '/rest/profile/address/', ''];
  delivered = 0;
  await fc.assert(
    fc.asyncProperty(inWay, fc.constantFrom(...calls), deliveries, async (way, call, all) => {
      await anew();
      poison((json, what) => what.includes(call) && deliver(json, all));
      await use(way);
      expectSafe();
    }),
    damageRuns(30),
  );
  expect(delivered).toBeGreaterThan(30);
});

const at = Date.UTC(2026, 10, 21, 8);
const shipping = { carrierCode: 'early_courier_rate', methodCode: 'early', branchId: '1', day: '2026-11-28', time: '10:00' };
/** As it stands in storage, in the address and in the entry of the history. */
const kept = () => ({
  'krume:checkout': { at, value: { owner: 'guest', typed: guest, sent: guest, shipping, comment: 'Bitte läuten' } },
  'krume:last-order': { at, value: { id: '5001', owner: 'guest' } },
  'krume:order-attempts': { at, value: [{ key: '1-2-3-4', digest: 'f', owner: 'guest', at }] },
  'krume:address:': { texts: guest, attempt: null },
  state: { krumeCheckout: { paymentCode: 'checkmo', acceptedFor: '12.50' } },
  search: { schritt: 'uebersicht', bestellung: '5001', zahlung: 'ok' },
  message: { cartCount: 1, cartSeen: 2, cartChanged: true, sessionExpired: false, consent: { maps: true } },
});

test('whatever storage, the address, the history and other tabs say', { timeout: 600_000 }, async () => {
  delivered = 0;
  await fc.assert(
    fc.asyncProperty(inWay, fc.boolean(), deliveries, async (way, isEmpty, all) => {
      await anew();
      const json = kept();
      deliver(json, all);
      const { state, search, message, ...stores }: Record<string, unknown> = JSON.parse(raw(json));
      for (const [name, value] of Object.entries(stores)) {
        for (const storage of [localStorage, sessionStorage]) storage.setItem(name, JSON.stringify(value));
      }
      const query = new URLSearchParams(Object.entries(Object(search)).map(([key, value]) => [key, String(value)]));
      history.replaceState(state, '', `/kasse?${query}`);
      if (isEmpty) await shop.remove((await shop.cart()).items[0]?.itemId ?? '');
      await use(way, message);
      expectSafe();
    }),
    damageRuns(30),
  );
});
