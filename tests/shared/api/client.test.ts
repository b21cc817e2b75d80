// @vitest-environment page
import { number, object } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from '../../../shared/api/client.ts';
import { ApiError, catchApiError, SessionExpired } from '../../../shared/api/errors.ts';
import { fetchCart } from '../../../shared/api/fetch-cart.ts';
import { listen } from '../../../shared/signals/signals.ts';
import { listenToConsole, settled } from '../../support/page/page.ts';
import { connectShop, respondWith } from '../../support/shop/shop.ts';

// shop.md section 7, "Common rules" and "Response handling": requests and responses of the API client

const schema = object({ totalItems: number() });
const call = (signal?: AbortSignal) =>
  request({ method: 'POST', path: '/rest/x', body: { a: 1 }, schema, signal });

const refusal = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw Error(`not refused by the shop: ${error}`);
};

let logged: ReturnType<typeof listenToConsole>;
beforeEach(() => {
  logged = listenToConsole();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.replaceChildren();
});

test('an API call sends its body as JSON, and prefixes its path with the configured apiPath', async () => {
  document.head.innerHTML = '<script type="application/json" data-krume-config>{"apiPath": "/shop"}</script>';
  const fetch = respondWith('{"totalItems": 3}');
  expect(await call()).toEqual({ totalItems: 3 });
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/shop/rest/x',
    expect.objectContaining({
      method: 'POST',
      body: '{"a":1}',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    }),
    // The client also passes a callback that restarts the time-out. `fetch` ignores this argument
    expect.any(Function),
  );
});

test('if an API call has no body, it sends no Content-Type header', async () => {
  const fetch = respondWith('{"totalItems": 3}');
  await request({ method: 'GET', path: '/rest/x', schema });
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ body: null, headers: { Accept: 'application/json' } });
  expect(fetch.mock.lastCall?.[1].headers).not.toHaveProperty('Content-Type');
});

test('a change sends its idempotency key in the Idempotency-Key header', async () => {
  const fetch = respondWith('{"totalItems": 3}');
  await request({ method: 'DELETE', path: '/rest/x', schema }, 'abc');
  expect(fetch.mock.lastCall?.[1].headers).toMatchObject({ 'Idempotency-Key': 'abc' });
});

test.each([
  ['sets keepalive for a small change', 'POST', 'Zopf', true],
  ['does not set keepalive for a change of 66 kB', 'POST', 'ä'.repeat(33_000), false],
  ['does not set keepalive for a GET request', 'GET', undefined, false],
] as const)('the API client %s', async (_, method, body, keepalive) => {
  const fetch = respondWith('{"totalItems": 3}');
  await request({ method, path: '/rest/x', schema, body });
  expect(fetch.mock.lastCall?.[1].keepalive).toBe(keepalive);
});

test.each([200, 201])(
  'an API call succeeds if the response has status %i and an empty body',
  async (status) => {
    respondWith('', { status });
    expect(await call()).toBeUndefined();
    respondWith(' \n', { status });
    expect(await call()).toBeUndefined();
  },
);

test('if the shop responds with status 401, the API client emits session-expired instead of calling the error handler', async () => {
  respondWith('{"Code": 1, "Message": "abgelaufen"}', { status: 401 });
  const raised = vi.fn();
  listen('session-expired', raised);
  const failed = vi.fn();
  expect(await catchApiError(call(), failed)).toBeUndefined();
  expect(raised).toHaveBeenCalledOnce();
  expect(failed).not.toHaveBeenCalled();
  await expect(call()).rejects.toBeInstanceOf(SessionExpired);
});

test('if the shop responds with status 409, the ApiError contains the Code, Message and Data of the response body', async () => {
  respondWith('{"Code": "sold-out", "Message": "Ausverkauft", "Data": {"left": 0}}', { status: 409 });
  const failed = vi.fn();
  await catchApiError(call(), failed);
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ status: 409, code: 'sold-out', message: 'Ausverkauft', data: { left: 0 } }),
  );
  expect(logged.messages).toEqual(['Krume: POST /rest/x']);
});

test.each(['<h1>502 Bad Gateway</h1>', '', '"text"', 'null', '[1]', '{"Code": {}, "Message": 7}'])(
  'an ApiError has no code, message or data if the response body is %j',
  async (body) => {
    respondWith(body, { status: 502 });
    const { status, code, message, data } = await refusal(call());
    expect({ status, code, message, data }).toEqual({
      status: 502,
      code: undefined,
      message: '',
      data: undefined,
    });
  },
);

test.each([
  ['incomplete JSON', '{"totalItems": ', 'malformed'],
  ['an HTML page of a proxy', '<!doctype html><h1>Hallo</h1>', 'malformed'],
  ['JSON that does not match the schema', '{"totalItems": "viele"}', 'shape'],
  ['null', 'null', 'shape'],
  ['larger than 5 MB', `"${'x'.repeat(5_000_001)}"`, 'too-large'],
])('the API client rejects a response that is %s', async (_, body, code) => {
  respondWith(body);
  expect((await refusal(call())).code).toBe(code);
  expect(logged.messages).toEqual(['Krume: POST /rest/x']);
});

test('if the Content-Length of a response is 900 MB, the API client rejects the response and does not read its body', async () => {
  const text = vi.fn();
  vi.stubGlobal('fetch', async () => ({
    status: 200,
    headers: new Headers({ 'Content-Length': '900000000' }),
    text,
  }));
  expect((await refusal(call())).code).toBe('too-large');
  expect(text).not.toHaveBeenCalled();
});

test('if the connection fails, an API call rejects with an ApiError that has status 0', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await refusal(call())).toMatchObject({ status: 0, code: 'network' });
});

test.each([
  ['default time-out', '', 15_000],
  ['configured time-out', '{"timeout": 500}', 500],
])(
  'if no response arrives, the API client aborts the request after the %s',
  async (_, config, milliseconds) => {
    vi.useFakeTimers();
    if (config) {
      document.head.innerHTML = `<script type="application/json" data-krume-config>${config}</script>`;
    }
    const shop = connectShop();
    shop.hold();
    const done = vi.fn();
    const late = refusal(call()).then((error) => {
      done();
      return error;
    });
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await late).toMatchObject({ status: 0, code: 'timeout' });
  },
);

test('if the response body does not end before the time-out, the API client aborts the request', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => ({
    status: 200,
    headers: new Headers(),
    text: () => new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  }));
  const late = refusal(call());
  await vi.advanceTimersByTimeAsync(15_000);
  expect((await late).code).toBe('timeout');
});

test('when a widget unmounts, its requests are aborted and no error is reported', async () => {
  vi.useFakeTimers();
  const shop = connectShop();
  shop.hold();
  const abort = new AbortController();
  const failed = vi.fn();
  const done = catchApiError(call(abort.signal), failed);
  abort.abort();
  expect(await done).toBeUndefined();
  expect(failed).not.toHaveBeenCalled();
  expect(logged.messages).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('the API client sends no request for a widget that is already unmounted', async () => {
  const shop = connectShop();
  await expect(call(AbortSignal.abort())).rejects.toThrow();
  expect(shop.calls()).toEqual([]);
});

test('when the response arrives, the API client clears the time-out of the request', async () => {
  vi.useFakeTimers();
  respondWith('{"totalItems": 1}');
  await call();
  expect(vi.getTimerCount()).toBe(0);
});

test('fetchCart returns the parsed cart of the demo shop', async () => {
  const shop = connectShop();
  await shop.put(4711, 2);
  expect(await fetchCart()).toMatchObject({ itemsQuantity: 2, items: [{ quantity: 2 }] });
});

const configure = (configuration: object, more = '') => {
  document.head.innerHTML = `<script type="application/json" data-krume-config>${JSON.stringify(configuration)}</script>${more}`;
};

test('an API call sends the configured headers and credentials, but ignores a configured Accept header', async () => {
  configure({ headers: { 'X-Shop': 'basel', Accept: 'text/html' }, credentials: 'include' });
  const fetch = respondWith('{"totalItems": 3}');
  await call();
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'include',
    headers: { 'X-Shop': 'basel', Accept: 'application/json', 'Content-Type': 'application/json' },
  });
});

test('an API call sends the CSRF token from the meta tag, or from the cookie if the page has no meta tag', async () => {
  const csrf = { header: 'X-CSRF-Token', meta: 'csrf-token', cookie: 'XSRF-TOKEN' };
  const fetch = respondWith('{"totalItems": 3}');
  const sent = async () => {
    await call();
    return new Headers(fetch.mock.lastCall?.[1]?.headers).get('X-CSRF-Token');
  };
  configure({ csrf });
  expect(await sent()).toBe(null);
  document.cookie = 'XSRF-TOKEN=a%3Db';
  expect(await sent()).toBe('a=b');
  document.cookie = 'XSRF-TOKEN=new';
  expect(await sent()).toBe('new');
  configure({ csrf }, '<meta name="csrf-token" content="of the page">');
  expect(await sent()).toBe('of the page');
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

/** Fails a request after `beforeunload`, as Firefox does after a click on a link or a mailto link. */
const failAfterLink = () =>
  vi.stubGlobal('fetch', async () => {
    dispatchEvent(new Event('beforeunload'));
    throw new TypeError('NetworkError when attempting to fetch resource.');
  });

test('if Firefox aborts requests after a click on a link, the API client reports a failed change and ignores a failed GET', async () => {
  failAfterLink();
  const failed = vi.fn();
  const life = new AbortController();
  const loading = catchApiError(fetchCart(life.signal), failed);
  await settled();
  expect([failed.mock.calls.length, logged.messages]).toEqual([0, []]);
  await catchApiError(call(), failed);
  expect(failed).toHaveBeenCalledOnce();
  life.abort();
  expect(await loading).toBeUndefined();
  expect(failed).toHaveBeenCalledOnce();
});

test('if a GET fails after a click on a link and the page does not unload, the error is reported at the time-out', async () => {
  vi.useFakeTimers();
  failAfterLink();
  const failed = vi.fn();
  const loading = catchApiError(fetchCart(), failed);
  await vi.advanceTimersByTimeAsync(15_000);
  await loading;
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ status: 0, code: 'timeout' }));
  expect(logged.messages).toHaveLength(1);
});

test('after a request, the API client removes its beforeunload listener, which would prevent back/forward caching', async () => {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  respondWith('{"totalItems": 3}');
  await call();
  const leaves = (spy: typeof added | typeof removed) =>
    spy.mock.calls.filter(([name]) => name === 'beforeunload');
  expect([leaves(added).length, leaves(removed).length]).toEqual([1, 1]);
  vi.restoreAllMocks();
});
