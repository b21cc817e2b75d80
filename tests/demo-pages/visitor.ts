import type { Hono } from 'hono';
import type { ShopEnv } from '../../demo-pages/shop/account/session.ts';
import { createShop } from '../../demo-pages/shop/app.ts';
import type { ShopOptions } from '../../demo-pages/shop/shop.ts';

/** A shop with a stopped clock, without randomness and delays. */
export function openTestShop(options: ShopOptions = {}): Hono<ShopEnv> {
  let sessions = 0;
  return createShop({
    now: () => Date.UTC(2026, 10, 21, 9),
    id: () => `session-${++sessions}`,
    random: () => 0.5,
    wait: async () => {},
    ...options,
  });
}

/** A visitor who, like a browser, stores the shop's cookies and submits forms from a page. */
export function createVisitor(shop: Hono<ShopEnv> = openTestShop()) {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.size) headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await shop.request(path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      if (/max-age=0/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  return {
    send,
    cookie: (name = 'krume_session') => cookies.get(name),
    /** Sends an API request, with a JSON body if given. */
    call: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      send(path, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    submit: (path: string, fields: Record<string, string> = {}, from = '/produkte') =>
      send(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Referer: `http://localhost${from}` },
      }),
    signIn: () =>
      send('/login', {
        method: 'POST',
        body: new URLSearchParams({ username: 'anna@example.ch', password: 'gipfeli' }),
      }),
    page: async (path: string) => (await send(path)).text(),
    cart: async () => (await send('/rest/cart/')).json(),
  };
}
