import { parse } from 'valibot';
import { vi } from 'vitest';
import type { Faults, faultModes } from '../../../demo-pages/shop/server/faults.ts';
import { Cart } from '../../../shared/model/cart.ts';
import { openTestShop } from '../../demo-pages/visitor.ts';
import { awaited } from '../page/page.ts';
import { Connection } from './connection.ts';

/** A request that the shop has received. */
export interface Sent {
  /** Method and path: `POST /rest/cart/item/4711` */
  what: string;
  body: string | undefined;
  key: string | undefined;
  keepalive: boolean | undefined;
}

/** Connects the page's requests to the demo shop, with a single visitor. */
export function connectShop() {
  const shop = openTestShop({ id: () => 'visitor' });
  const sent: Sent[] = [];
  let gate: Promise<void> | undefined;

  async function send(address: string, init: RequestInit = {}): Promise<Response> {
    const { pathname, search } = new URL(address, 'http://localhost');
    const request = new Request(`http://localhost${pathname}${search}`, init);
    // Sets the session cookie as a browser would, because scripts cannot set it
    request.headers.set('Cookie', 'krume_session=visitor');
    return awaited(Promise.resolve(shop.request(request)));
  }

  async function respond(path: string, init: RequestInit = {}): Promise<Response> {
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
    // The shop's clock is stopped, and may differ from the clock that a test sets for its page
    response.headers.delete('Date');
    return response;
  }
  vi.stubGlobal('fetch', respond);
  vi.stubGlobal('XMLHttpRequest', Connection);

  return {
    sent,
    /** Method and path of each request in the order of receipt, such as `POST /rest/cart/item/4711` */
    calls: () => sent.map(({ what }) => what),
    bodies: () => sent.flatMap(({ body }): unknown[] => (body === undefined ? [] : [JSON.parse(body)])),
    /** Makes the requests of a scope fail. @param times number of failing requests; all if undefined */
    fail: (scope: string, mode: (typeof faultModes)[number], times?: number) =>
      send('/demo/faults', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ scope, mode, times } satisfies Partial<Faults>),
      }),
    /** Holds requests. Returns a function that releases them */
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
    signOut: () => send('/logout', { method: 'POST' }),
    /** Adds a product to the cart on the server, without the page under test */
    put: (productId: number, quantity: number) =>
      send(`/rest/cart/item/${productId}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ quantity }),
      }),
    /** Saves a delivery on the server: `courier` or `pickup` of tests/demo-pages/shopper.ts */
    select: (selection: object) =>
      send('/rest/cart/address', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(selection),
      }),
    order: async (id: number): Promise<unknown> => (await send(`/rest/cart/order/${id}`)).json(),
    /** Removes a cart item on the server, without the page under test */
    remove: (itemId: string) => send(`/rest/cart/item/${itemId}`, { method: 'DELETE' }),
    /** Adds a product to the wishlist on the server, without the page under test */
    wish: (productId: number) => send(`/wunschliste/${productId}`, { method: 'POST' }),
    /** Makes a product unavailable */
    take: (productId: number) =>
      send('/demo/gone', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ productId }),
      }),
    /** Submits the payment form and chooses an outcome on the payment provider's page */
    async pay(action: string, fields: Record<string, unknown>, outcome: string): Promise<void> {
      const { pathname } = new URL(action);
      const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
      await send(pathname, { method: 'POST', body });
      await send(`${pathname}/ergebnis`, {
        method: 'POST',
        body: new URLSearchParams({ ergebnis: outcome }),
      });
    },
    /** Sends a request to the shop that does not come from the page under test */
    ask: (path: string) => send(path),
    cart: async () => parse(Cart, await (await send('/rest/cart/')).json()),
  };
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Stubs `fetch` with a constant response. Returns the stub, which records its requests. */
export function respondWith(body: string, init: ResponseInit = {}) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
