import { describe, expect, test } from 'vitest';
import { createVisitor, openTestShop } from '../../visitor.ts';

const ruchbrot = '/rest/cart/item/4711';
const quantity = { quantity: 1 };

async function visitorWith(faults: object, waits: number[] = []) {
  const visitor = createVisitor(
    openTestShop({ wait: async (milliseconds) => void waits.push(milliseconds) }),
  );
  await visitor.call('POST', '/demo/faults', faults);
  return visitor;
}

async function pieces(visitor: ReturnType<typeof createVisitor>): Promise<number> {
  await visitor.call('POST', '/demo/faults', {});
  return (await visitor.cart()).itemsQuantity;
}

describe('faults that refuse a request', () => {
  test.each([
    ['500', 500],
    ['401', 401],
    ['409', 409],
    ['429', 429],
  ])('the fault mode %s refuses the request and does not change the cart', async (mode, status) => {
    const visitor = await visitorWith({ mode });
    const response = await visitor.call('POST', ruchbrot, quantity);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ Code: status, Data: {} });
    expect(await pieces(visitor)).toBe(0);
  });

  test("the fault mode 'html' returns an error page instead of JSON", async () => {
    const visitor = await visitorWith({ mode: 'html' });
    const response = await visitor.call('POST', ruchbrot, quantity);
    expect(response.headers.get('Content-Type')).toMatch('text/html');
    expect(await response.text()).toContain('502 Bad Gateway');
    expect(await pieces(visitor)).toBe(0);
  });

  test("the fault mode 'offline' returns no response", async () => {
    const visitor = await visitorWith({ mode: 'offline' });
    expect((await visitor.call('POST', ruchbrot, quantity)).type).toBe('error');
    expect(await pieces(visitor)).toBe(0);
  });
});

test.each([
  ['504', 504, 0],
  ['done-504', 504, 1],
  ['done-502', 502, 1],
  ['done-html', 200, 1],
])(
  "the fault mode %s returns a proxy's page with status %i, and the cart then contains %i pieces",
  async (mode, status, count) => {
    const visitor = await visitorWith({ mode });
    const response = await visitor.call('POST', ruchbrot, quantity);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      status,
      'text/html; charset=UTF-8',
    ]);
    expect(await response.text()).toContain('nginx');
    expect(await pieces(visitor)).toBe(count);
  },
);

test.each([
  ['cut', 0],
  ['done-cut', 1],
  ['done-json', 1],
  ['done-500', 1],
])('after a request with the fault mode %s, the cart contains %i pieces', async (mode, count) => {
  const visitor = await visitorWith({ mode });
  await visitor.call('POST', ruchbrot, quantity);
  expect(await pieces(visitor)).toBe(count);
});

describe('faults that process a request and damage the response', () => {
  test("the fault mode 'malformed' returns only the first half of the JSON", async () => {
    const visitor = await visitorWith({ mode: 'malformed' });
    const text = await (await visitor.call('POST', ruchbrot, quantity)).text();
    expect('{"totalItems":1}'.startsWith(text)).toBe(true);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(await pieces(visitor)).toBe(1);
  });

  test("the fault mode 'empty' returns the status 200 or 201 and no body (shop.md section 7)", async () => {
    const visitor = await visitorWith({ mode: 'empty' });
    const response = await visitor.call('POST', ruchbrot, quantity);
    expect([response.status, await response.text()]).toEqual([201, '']);
    expect(await pieces(visitor)).toBe(1);
  });

  test("the fault mode 'lost' breaks the connection before the response", async () => {
    const visitor = await visitorWith({ mode: 'lost' });
    expect((await visitor.call('POST', ruchbrot, quantity)).type).toBe('error');
    expect(await pieces(visitor)).toBe(1);
  });
});

test('an injected fault ends after the configured number of requests', async () => {
  const visitor = await visitorWith({ mode: '500', times: 2 });
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await visitor.call('POST', ruchbrot, quantity)).status);
  expect(statuses).toEqual([500, 500, 201]);
  expect(await (await visitor.send('/demo/faults')).json()).toEqual({ delay: 0, mode: 'ok', scope: '' });
});

test.each([
  ['/rest/cart/item/4711', true],
  ['/rest/cart/*', true],
  ['POST /rest/cart/*', true],
  ['*/item/*', true],
  ['', true],
  ['GET /rest/cart/*', false],
  ['/rest/product/*', false],
  ['/rest/cart', false],
  ['/rest/cart/item/471.', false],
])('the scope %j of a fault includes POST /rest/cart/item/4711: %s', async (scope, isHit) => {
  const visitor = await visitorWith({ mode: '500', scope });
  expect((await visitor.call('POST', ruchbrot, quantity)).status).toBe(isHit ? 500 : 201);
});

test("a request outside the scope of a fault does not count towards the fault's number of requests", async () => {
  const visitor = await visitorWith({ mode: '500', scope: '/rest/cart/item/*', times: 1 });
  await visitor.cart();
  expect((await visitor.call('POST', ruchbrot, quantity)).status).toBe(500);
});

test('an injected fault delays a request by a fixed or random time', async () => {
  const waits: number[] = [];
  const visitor = await visitorWith({ delay: 300 }, waits);
  await visitor.cart();
  await visitor.call('POST', '/demo/faults', { delay: 'random' });
  await visitor.cart();
  expect(waits).toEqual([300, 250]);
});

test('injected faults apply neither to pages nor to other visitors', async () => {
  const shop = openTestShop();
  const [anna, urs] = [createVisitor(shop), createVisitor(shop)];
  await anna.call('POST', '/demo/faults', { mode: '500' });
  expect((await anna.send('/produkte')).status).toBe(200);
  expect((await urs.send('/rest/cart/')).status).toBe(200);
});
