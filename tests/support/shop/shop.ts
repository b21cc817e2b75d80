import { parse } from 'valibot';
import { vi } from 'vitest';
import type { Faults, faultModes } from '../../../demo-pages/shop/server/faults.ts';
import { Cart } from '../../../shared/model/cart.ts';
import { openTestShop } from '../../demo-pages/visitor.ts';
import { awaited } from '../page/page.ts';

/** A call as the shop got it. */
export interface Sent {
  /** `POST /rest/cart/item/4711` */
  what: string;
  body: string | undefined;
  key: string | undefined;
  keepalive: boolean | undefined;
}

/** The demo shop behind the page's `fetch`, with one visitor. */
export function connectShop() {
  const shop = openTestShop({ id: () => 'visitor' });
  const sent: Sent[] = [];
  let gate: Promise<void> | undefined;

  async function send(address: string, init: RequestInit = {}): Promise<Response> {
    const { pathname, search } = new URL(address, 'http://localhost');
    const request = new Request(`http://localhost${pathname}${search}`, init);
    // A page must not set cookies in its calls, the browser does: here we are the browser.
    request.headers.set('Cookie', 'krume_session=visitor');
    return awaited(Promise.resolve(shop.request(request)));
  }

  async function answer(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    sent.push({
      what: `${init.method ?? 'GET'} ${path}`,
      body: typeof init.body === 'string' ? init.body : undefined,
      key: headers.get('Idempotency-Key') ?? undefined,
      keepalive: init.keepalive,
    });
    const { method, body } = init;
    await Promise.race([gate, aborted(init.signal)]);
    const response = await send(path, { ...(method && { method }), ...(body && { body }), headers });
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    // The shop's clock stands still, and a test may have another one for its page
    response.headers.delete('Date');
    return response;
  }
  vi.stubGlobal('fetch', answer);

  return {
    sent,
    /** `POST /rest/cart/item/4711`, … in the order in which the shop got them */
    calls: () => sent.map(({ what }) => what),
    /** What the calls with a body said */
    bodies: () => sent.flatMap(({ body }): unknown[] => (body === undefined ? [] : [JSON.parse(body)])),
    /** Makes the calls of a scope go wrong, all of them or so many. */
    fail: (scope: string, mode: (typeof faultModes)[number], times?: number) =>
      send('/demo/faults', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ scope, mode, times } satisfies Partial<Faults>),
      }),
    /** Lets calls wait until the function that it returns is called. */
    hold() {
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return () => {
        gate = undefined;
        open();
      };
    },
    signIn: (username = 'anna@example.ch', password = 'gipfeli') =>
      send('/login', { method: 'POST', body: new URLSearchParams({ username, password }) }),
    /** Puts something into the cart in another way than the page's. */
    put: (productId: number, quantity: number) =>
      send(`/rest/cart/item/${productId}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ quantity }),
      }),
    /** Saves a selection to the cart in another way than the page's: `courier`, `pickup` of demo-pages/shopper.ts. */
    select: (selection: object) =>
      send('/rest/cart/address', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(selection),
      }),
    /** An order as the shop has it. */
    order: async (id: number): Promise<unknown> => (await send(`/rest/cart/order/${id}`)).json(),
    /** Takes an item out of the cart in another way than the page's. */
    remove: (itemId: string) => send(`/rest/cart/item/${itemId}`, { method: 'DELETE' }),
    /** Puts a product on the wishlist in another way than the page's. */
    wish: (productId: number) => send(`/wunschliste/${productId}`, { method: 'POST' }),
    /** Takes a product out of the range. */
    take: (productId: number) =>
      send('/demo/gone', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ productId }),
      }),
    /** What the payment provider does with a hand-off. */
    async pay(action: string, fields: Record<string, unknown>, outcome: string): Promise<void> {
      const { pathname } = new URL(action);
      const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
      await send(pathname, { method: 'POST', body });
      await send(`${pathname}/ergebnis`, {
        method: 'POST',
        body: new URLSearchParams({ ergebnis: outcome }),
      });
    },
    /** What the shop answers, or its page, in another way than the page's. */
    ask: (path: string) => send(path),
    cart: async () => parse(Cart, await (await send('/rest/cart/')).json()),
  };
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** A `fetch` that answers everything alike, and what it was asked. */
export function answerWith(body: string, init: ResponseInit = {}) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
