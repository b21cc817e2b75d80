import { expect, test } from 'vitest';
import { type ContractOptions, checkContract } from '../../../../shared/tools/contract/contract.ts';
import { courier, home } from '../../../demo-pages/shopper.ts';
import { createVisitor, openTestShop } from '../../../demo-pages/visitor.ts';

const base = 'http://localhost';
const origin = 'https://www.example.ch';

type Call = { method: string; path: string; key: string | null; headers: Headers; count: number };
/** Changes the response to an API call; undefined leaves the response unchanged. */
type Fault = (call: Call, response: Response) => Response | Promise<Response> | undefined;

/** Checks the demo shop as a signed-in customer who places an order. `fault` changes the responses. */
async function check(fault?: Fault, more: Partial<ContractOptions> = {}) {
  const shop = openTestShop({ pageOrigin: origin });
  const visitor = createVisitor(shop);
  await visitor.signIn();
  let keys = 0;
  const counts = new Map<string, number>();
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const { method, headers } = request;
    const name = `${method} ${pathname} ${headers.get('Idempotency-Key')}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const response = await shop.request(request);
    const call = { method, path: pathname, key: headers.get('Idempotency-Key'), headers, count };
    return (await fault?.(call, response)) ?? response;
  };
  const { email: _, ...address } = home;
  const { billingAddress: __, shippingAddress: ___, ...delivery } = courier;
  return checkContract({
    base,
    headers: {},
    cookie: `krume_session=${visitor.cookie()}`,
    fetch: send,
    product: '4711',
    configurable: '4717',
    quantity: 10,
    write: true,
    order: true,
    origin,
    address,
    delivery,
    createKey: () => `key-${++keys}`,
    ...more,
  });
}

test('the contract checker finds no mistake in the demo shop, and checks each API call except the contact form', async () => {
  const { findings, tried, skipped } = await check();
  expect(findings).toEqual([]);
  expect(tried.length).toBeGreaterThan(24);
  expect(skipped).toEqual({ 'braucht eine Bot-Prüfung im Browser': ['POST /api/contact/'] });
});

test.each(['customer', 'guest'])(
  'if the option ‘delivery’ is missing, the contract checker chooses a delivery for a %s',
  async (who) => {
    const { findings, tried } = await check(undefined, {
      delivery: undefined,
      ...(who === 'guest' && { cookie: '' }),
    });
    expect(findings).toEqual([]);
    expect(tried).toContain('POST /rest/cart/order');
  },
);

test('the contract checker signs in through the sign-in form of the shop', async () => {
  const login = { page: `${base}/login`, user: 'anna@example.ch', password: 'gipfeli' };
  const { findings, tried } = await check(undefined, { cookie: '', login });
  expect(findings).toEqual([]);
  expect(tried).toContain('POST /rest/profile/address/');
});

test('if --write is not set, the contract checker sends no requests except GET, and lists the skipped API calls', async () => {
  const methods = new Set<string>();
  const { findings, skipped } = await check(
    ({ method }) => {
      methods.add(method);
      return undefined;
    },
    { write: false, order: false, origin: undefined, cookie: '' },
  );
  expect([...methods]).toEqual(['GET']);
  expect(findings).toEqual([]);
  expect(skipped['ändert etwas, mit --write']).toContain('POST /rest/cart/item/{productId}');
  expect(skipped['nur angemeldet, mit --login oder --cookie']).toContain('GET /rest/wishlist/');
});

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      Date: 'Sat, 21 Nov 2026 09:00:00 GMT',
      ...headers,
    },
  });

/** Sets a header of a response; without a value, removes it. */
const withHeader = (response: Response, name: string, value?: string) => {
  const headers = new Headers(response.headers);
  if (value === undefined) headers.delete(name);
  else headers.set(name, value);
  return new Response(response.status === 204 ? null : response.body, { status: response.status, headers });
};

/** Changes the JSON body of a response. */
const changed = async (response: Response, change: (body: Record<string, unknown>) => unknown) =>
  json(change(await response.json()), response.status);

const on =
  (
    wanted: string,
    spoil: (response: Response, call: Call) => Response | Promise<Response> | undefined,
  ): Fault =>
  (call, response) =>
    `${call.method} ${call.path}` === wanted ? spoil(response, call) : undefined;
const ok = (spoil: (response: Response) => Response | Promise<Response>) => (response: Response) =>
  response.ok ? spoil(response) : undefined;

const cart = 'GET /rest/cart/';
const add = 'POST /rest/cart/item/4711';

const faults: readonly (readonly [what: string, fault: Fault, call: string, says: RegExp])[] = [
  [
    'a cart response with a redirect',
    on(cart, () => new Response(null, { status: 302, headers: { Location: '/login' } })),
    cart,
    /leitet um nach \/login/,
  ],
  [
    'a cart response with status 500',
    on(cart, () => json({}, 500)),
    cart,
    /antwortet mit 500, erwartet wird 200 oder 201/,
  ],
  [
    'a cart response with the content type text/html',
    on(
      cart,
      ok((response) => withHeader(response, 'Content-Type', 'text/html')),
    ),
    cart,
    /Content-Type «text\/html»/,
  ],
  [
    'a cart response whose body is not JSON',
    on(
      cart,
      ok(() => withHeader(new Response('<html>'), 'Content-Type', 'application/json')),
    ),
    cart,
    /Text, der kein JSON ist/,
  ],
  [
    'a cart response without a body',
    on(
      cart,
      ok(() => withHeader(new Response(''), 'Content-Type', 'application/json')),
    ),
    cart,
    /ohne Inhalt/,
  ],
  [
    'a cart response without the id of the cart',
    on(
      cart,
      ok((response) => changed(response, ({ id: _, ...rest }) => rest)),
    ),
    cart,
    /ohne «id»/,
  ],
  [
    'a cart response whose item count is a text',
    on(
      cart,
      ok((response) => changed(response, (body) => ({ ...body, itemsCount: '1' }))),
    ),
    cart,
    /«itemsCount» = "1", erwartet wird eine ganze Zahl/,
  ],
  [
    'a cart response that caches may store',
    on(
      cart,
      ok((response) => withHeader(response, 'Cache-Control', 'public, max-age=600')),
    ),
    cart,
    /«Cache-Control: public, max-age=600»/,
  ],
  [
    'a cart response without Cache-Control',
    on(
      cart,
      ok((response) => withHeader(response, 'Cache-Control')),
    ),
    cart,
    /ohne «Cache-Control»/,
  ],
  [
    'a response without a Date header',
    on('GET /rest/location/', (response) => withHeader(response, 'Date')),
    'GET /rest/location/',
    /ohne «Date»/,
  ],
  [
    'a branch without a name in the list of branches',
    on('GET /rest/location/', (response) =>
      response.json().then(([first, ...others]) => json([{ ...first, name: undefined }, ...others])),
    ),
    'GET /rest/location/',
    /Eintrag 1 der Liste würde weggelassen: antwortet ohne «name»/,
  ],
  ...(
    [
      ['latitude', '47,5', '«latitude» = "47,5", erwartet wird Grad von -90 bis 90'],
      ['image', 'javascript:alert(1)', '«image» = "javascript:alert\\(1\\)", erwartet wird eine Adresse'],
      ['phone', 61, '«phone» = 61, erwartet wird ein Text'],
    ] as const
  ).map(
    ([field, value, says]) =>
      [
        `an optional field of a branch with an invalid value (${field})`,
        on('GET /rest/location/1', (response) =>
          changed(response, (branch) => ({ ...branch, [field]: value })),
        ),
        'GET /rest/location/{branchId}',
        RegExp(`Eine Angabe würde übergangen: antwortet mit ${says}`),
      ] as const,
  ),
  [
    'an opening time in hours instead of seconds',
    on('GET /rest/location/1', (response) =>
      changed(response, (branch) => ({
        ...branch,
        openingTimes: [{ weekday: 7, opens: 8, closes: 100_000 }],
      })),
    ),
    'GET /rest/location/{branchId}',
    /«openingTimes\[0\]\.closes» = 100000, erwartet wird Sekunden seit Mitternacht/,
  ],
  [
    'an opening time whose weekday is a text',
    on('GET /rest/location/1', (response) =>
      changed(response, (branch) => ({
        ...branch,
        openingTimes: [{ weekday: 'Montag', opens: 28_800, closes: 64_800 }],
      })),
    ),
    'GET /rest/location/{branchId}',
    /Eintrag 1 der Liste «openingTimes» würde weggelassen: antwortet mit «weekday» = "Montag"/,
  ],
  [
    'a holiday that ends before it starts',
    on('GET /rest/location/1', (response) =>
      changed(response, (branch) => ({
        ...branch,
        holidays: [{ name: 'Ferien', startDate: '2026-12-27', endDate: '2026-12-24', openingType: 2 }],
      })),
    ),
    'GET /rest/location/{branchId}',
    /«holidays\[0\]\.endDate» = "2026-12-24", erwartet wird ein Datum nach dem Anfang/,
  ],
  [
    'an event with a German date',
    on('GET /rest/event/', (response) =>
      response.json().then(([first, ...others]) => json([{ ...first, start: '24.12.2026' }, ...others])),
    ),
    'GET /rest/event/',
    /«\[0\]\.start» = "24\.12\.2026", erwartet wird ein Datum wie 2026-12-24/,
  ],
  [
    'an event without a title in the list of events',
    on('GET /rest/event/', (response) =>
      response.json().then(([first, ...others]) => json([{ ...first, title: null }, ...others])),
    ),
    'GET /rest/event/',
    /Eintrag 1 der Liste würde weggelassen: antwortet mit «title» = null/,
  ],
  [
    'a product that does not exist in the shop',
    on('GET /rest/product/4711/review/', () => json({ Code: 404, Message: 'Nicht gefunden' }, 404)),
    'GET /rest/product/{productId}/review/',
    /antwortet mit 404, .* Gibt es dieses Produkt im Shop\?/,
  ],
  [
    'status 200 for a branch that does not exist',
    on('GET /rest/location/999999999', () => json({})),
    'GET /rest/location/{branchId}',
    /auf eine unbekannte Nummer mit 200, erwartet wird eine Ablehnung/,
  ],
  [
    'status 500 for an event that does not exist',
    on('GET /rest/event/999999999', () => json({}, 500)),
    'GET /rest/event/{eventId}',
    /auf eine unbekannte Nummer mit 500. Ein 5xx gilt als unbekannt/,
  ],
  [
    'a refusal without a Message',
    on('GET /rest/product/999999999/configurable', () => json({ Code: 404 }, 404)),
    'GET /rest/product/{productId}/configurable',
    /ohne «Message» zu nennen/,
  ],
  [
    'a wishlist that is readable without a sign-in',
    (call, _) =>
      call.path === '/rest/wishlist/' && !call.headers.has('Cookie')
        ? json({ totalItems: 0, productIds: [] })
        : undefined,
    'GET /rest/wishlist/',
    /ohne Anmeldung mit 200, erwartet wird 401/,
  ],
  [
    'status 200 for an order whose key is unknown',
    on('GET /rest/cart/order/', (_, { count }) => (count === 1 ? json([]) : undefined)),
    'GET /rest/cart/order/',
    /unbekannten Schlüssel mit 200, erwartet wird 404/,
  ],
  [
    'status 404 for a CORS preflight',
    (call) => (call.method === 'OPTIONS' ? json({}, 404) : undefined),
    'POST /rest/cart/item/{productId}',
    /Vorabfrage \(OPTIONS\) mit 404/,
  ],
  [
    'a CORS preflight that allows every origin',
    (call, response) =>
      call.method === 'OPTIONS' ? withHeader(response, 'Access-Control-Allow-Origin', '*') : undefined,
    'POST /rest/cart/item/{productId}',
    /erlaubt «\*», erwartet wird «Access-Control-Allow-Origin: https:\/\/www\.example\.ch»/,
  ],
  [
    'a CORS preflight that allows no cookies',
    (call, response) =>
      call.method === 'OPTIONS' ? withHeader(response, 'Access-Control-Allow-Credentials') : undefined,
    'POST /rest/cart/item/{productId}',
    /erlaubt keine Cookies/,
  ],
  [
    'a CORS preflight that does not allow PATCH',
    (call, response) =>
      call.method === 'OPTIONS'
        ? withHeader(response, 'Access-Control-Allow-Methods', 'GET,POST,DELETE')
        : undefined,
    'POST /rest/cart/item/{productId}',
    /erlaubt PATCH nicht/,
  ],
  [
    'a CORS preflight that does not allow the Idempotency-Key header',
    (call, response) =>
      call.method === 'OPTIONS'
        ? withHeader(response, 'Access-Control-Allow-Headers', 'Content-Type')
        : undefined,
    'POST /rest/cart/item/{productId}',
    /erlaubt «Idempotency-Key» nicht/,
  ],
  [
    'a CORS response that does not expose the Date header',
    on(cart, (response) => withHeader(response, 'Access-Control-Expose-Headers')),
    cart,
    /zeigt «Date» nicht/,
  ],
  [
    'an addition that does not change the cart',
    on(
      cart,
      ok((response) => changed(response, (body) => ({ ...body, itemsQuantity: 0 }))),
    ),
    'POST /rest/cart/item/{productId}',
    /nicht in den Warenkorb gelegt/,
  ],
  [
    'an addition to the cart whose response contains a wrong count',
    on(
      add,
      ok((response) => changed(response, () => ({ totalItems: 3 }))),
    ),
    'POST /rest/cart/item/{productId}',
    /totalItems = 3, im Warenkorb liegen 10 Stück/,
  ],
  [
    'a repeated addition to the cart that gets a different response',
    on(add, (response, { count }) => (count === 2 ? json({ totalItems: 99 }, 201) : response)),
    'POST /rest/cart/item/{productId}',
    /anders als beim ersten Mal/,
  ],
  [
    'status 200 for the addition of an unknown product',
    on('POST /rest/cart/item/999999999', () => json({ totalItems: 1 })),
    'POST /rest/cart/item/{productId}',
    /auf ein unbekanntes Produkt mit 200/,
  ],
  [
    'status 500 for a request with invalid JSON',
    on(add, (response) => (response.status === 400 ? json({}, 500) : undefined)),
    'POST /rest/cart/item/{productId}',
    /auf kaputtes JSON mit 500/,
  ],
  [
    'status 201 for a review with nine stars',
    on('POST /rest/product/4711/review/', (response) =>
      response.status === 422 || response.status === 400 ? json({}, 201) : undefined,
    ),
    'POST /rest/product/{productId}/review/',
    /auf neun Sterne mit 201/,
  ],
  [
    'a wishlist response without product ids',
    on(
      'GET /rest/wishlist/',
      ok((response) => changed(response, ({ totalItems }) => ({ totalItems }))),
    ),
    'GET /rest/wishlist/',
    /ohne «productIds»/,
  ],
  [
    'an address deletion whose response has a body',
    (call, response) =>
      call.method === 'DELETE' && call.path.startsWith('/rest/profile/') && response.ok
        ? json({ deleted: 7 })
        : undefined,
    'DELETE /rest/profile/address/{addressId}',
    /mit einem Inhalt, erwartet wird keiner/,
  ],
  [
    'a response without shipping methods',
    on('POST /rest/cart/shipping', () => json([])),
    'POST /rest/cart/shipping',
    /ohne Lieferart/,
  ],
  [
    'a response without payment methods',
    on(
      'POST /rest/cart/address',
      ok((response) => changed(response, (body) => ({ ...body, paymentMethods: [] }))),
    ),
    'POST /rest/cart/address',
    /ohne Zahlungsart/,
  ],
  [
    'a second order for the same idempotency key',
    on('POST /rest/cart/order', (response, { count }) =>
      count === 2 ? changed(response, (body) => ({ ...body, id: 1 })) : undefined,
    ),
    'POST /rest/cart/order',
    /denselben «Idempotency-Key» zweimal/,
  ],
  [
    'an order look-up that returns another order',
    on(
      'GET /rest/cart/order/',
      ok((response) => changed(response, (body) => ({ ...body, id: 1 }))),
    ),
    'GET /rest/cart/order/',
    /unter ihrem Schlüssel nicht/,
  ],
];

test.each(faults)('the contract checker reports %s', async (_, fault, call, says) => {
  const { findings } = await check(fault);
  expect(findings.filter((finding) => finding.call === call).map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringMatching(says)]),
  );
});

const book = 'GET /rest/profile/address/';

/** The ids of the addresses that the contract checker deletes from the demo shop with a fault. */
async function deletedAddresses(fault: Fault): Promise<Set<string>> {
  const deleted = new Set<string>();
  await check((call, response) => {
    const [, id] = /^DELETE .*\/address\/(.*)/.exec(`${call.method} ${call.path}`) ?? [];
    if (id) deleted.add(id);
    return fault(call, response);
  });
  return deleted;
}

test.each([
  ['always', 1, Number.POSITIVE_INFINITY, []],
  ['once before the addition', 3, 3, []],
  ['after the addition', 4, Number.POSITIVE_INFINITY, ['101']],
])(
  'if the list of addresses cannot be read %s, the contract checker deletes no address of the customer',
  async (_, from, to, ids) => {
    const fault = on(book, (_, { count }) => (count >= from && count <= to ? json({}, 500) : undefined));
    expect(await deletedAddresses(fault)).toEqual(new Set(ids));
  },
);

test('if the shop merges an address with a saved address, the contract checker does not delete the address', async () => {
  const fault = on('POST /rest/profile/address/', (response) =>
    changed(response, (address) => ({ ...address, id: 31 })),
  );
  expect(await deletedAddresses(fault)).toEqual(new Set());
});

const deep = '['.repeat(50_000) + ']'.repeat(50_000);
const hostile = { toString: 1, valueOf: 1 };

test.each<[what: string, fault: Fault, call: string, says: RegExp]>([
  [
    'a deeply nested list in place of the id of the cart',
    on(cart, () => withHeader(new Response(`{"id":${deep}}`), 'Content-Type', 'application/json')),
    cart,
    /«id» = \[…\]/,
  ],
  [
    'objects in place of ids and numbers',
    (call, response) => {
      if (`${call.method} ${call.path}` === 'GET /rest/location/') return json([{ id: hostile, name: 'a' }]);
      return `${call.method} ${call.path}` === cart
        ? changed(response, (body) => ({ ...body, itemsQuantity: hostile }))
        : undefined;
    },
    cart,
    /«itemsQuantity» = \{…\}/,
  ],
  [
    'a list with 200 000 invalid entries',
    on('GET /rest/location/', () =>
      json([{ id: 1, name: 'a' }, ...Array.from({ length: 200_000 }, () => 0)]),
    ),
    'GET /rest/location/',
    /Und 199950 weitere Angaben/,
  ],
])('the contract checker reports %s', async (_, fault, call, says) => {
  const { findings } = await check(fault, { order: false });
  expect(findings.filter((finding) => finding.call === call).map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringMatching(says)]),
  );
});

test('the contract checker reports a shop that ignores the Idempotency-Key header', async () => {
  const shop = openTestShop();
  const send: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.delete('Idempotency-Key');
    return Promise.resolve(shop.request(request));
  };
  const { findings } = await check(undefined, { fetch: send, cookie: '', order: false, origin: undefined });
  expect(findings.map(({ text }) => text)).toEqual([expect.stringMatching(/zweimal angewendet/)]);
});

test('the contract checker reports a shop that accepts a change that has no CSRF token', async () => {
  const { findings } = await check(undefined, {
    csrf: 'X-CSRF-Token',
    headers: { 'X-CSRF-Token': 'abc' },
    origin: undefined,
  });
  expect(findings.map(({ text }) => text)).toEqual([
    expect.stringMatching(/nimmt eine Änderung ohne «X-CSRF-Token» an/),
  ]);
});

test('if an API call gets no response, the contract checker reports the call and continues with the next call', async () => {
  const { findings, tried } = await check(
    on('GET /rest/event/999999999', () => Promise.reject(new TypeError('socket closed'))),
  );
  expect(findings).toEqual([
    { call: 'GET /rest/event/{eventId}', text: 'ist nicht erreichbar: socket closed' },
  ]);
  expect(tried.length).toBeGreaterThan(24);
});

test('if the shop is unreachable, the contract checker reports one error and skips the next API calls', async () => {
  const { findings, skipped } = await check(undefined, {
    fetch: () => Promise.reject(new TypeError('fetch failed')),
  });
  expect(findings).toEqual([{ call: cart, text: 'ist nicht erreichbar: fetch failed' }]);
  expect(Object.keys(skipped)).toEqual(['ein Aufruf davor ist nicht gelungen']);
});
