import { expect, test } from 'vitest';
import { createVisitor, openTestShop } from '../../visitor.ts';

const ruchbrot = '/rest/cart/item/4711';
const key = { 'Idempotency-Key': 'a' };

test('a request that is repeated with the same idempotency key gets the same response and is not applied again', async () => {
  const visitor = createVisitor();
  const first = await visitor.call('POST', ruchbrot, { quantity: 2 }, key);
  await visitor.call('POST', ruchbrot, { quantity: 1 });
  const again = await visitor.call('POST', ruchbrot, { quantity: 2 }, key);

  expect([again.status, await again.json()]).toEqual([first.status, await first.json()]);
  expect(await visitor.cart()).toMatchObject({ itemsQuantity: 3 });
});

test('simultaneous requests with the same idempotency key are processed only once', async () => {
  const visitor = createVisitor();
  await visitor.cart();
  const responses = await Promise.all(
    [1, 2, 3].map(() => visitor.call('POST', ruchbrot, { quantity: 2 }, key)),
  );

  expect(await Promise.all(responses.map((response) => response.json()))).toEqual(
    Array(3).fill({ totalItems: 2 }),
  );
  expect(await visitor.cart()).toMatchObject({ itemsQuantity: 2 });
});

test('after the shop refuses a request, the visitor can use the same idempotency key again', async () => {
  const visitor = createVisitor();
  await visitor.call('POST', '/demo/gone', { productId: 4711 });
  expect((await visitor.call('POST', ruchbrot, { quantity: 1 }, key)).status).toBe(404);
  expect((await visitor.call('POST', ruchbrot, { quantity: 1 }, key)).status).toBe(404);
  await visitor.call('POST', '/demo/gone', {});
  expect((await visitor.call('POST', ruchbrot, { quantity: 1 }, key)).status).toBe(201);
});

test('if a different request uses the same idempotency key, the shop refuses this request', async () => {
  const visitor = createVisitor();
  await visitor.call('POST', ruchbrot, { quantity: 2 }, key);
  expect((await visitor.call('POST', ruchbrot, { quantity: 3 }, key)).status).toBe(422);
  expect(await visitor.cart()).toMatchObject({ itemsQuantity: 2 });
});

test('a request that is repeated with another idempotency key is processed again', async () => {
  const visitor = createVisitor();
  await visitor.call('POST', ruchbrot, { quantity: 2 }, key);
  await visitor.call('POST', ruchbrot, { quantity: 2 }, { 'Idempotency-Key': 'b' });
  expect(await visitor.cart()).toMatchObject({ itemsQuantity: 4 });
});

test('two visitors can use the same idempotency key', async () => {
  const shop = openTestShop();
  const [anna, urs] = [createVisitor(shop), createVisitor(shop)];
  await anna.call('POST', ruchbrot, { quantity: 2 }, key);
  await urs.call('POST', ruchbrot, { quantity: 5 }, key);
  expect(await urs.cart()).toMatchObject({ itemsQuantity: 5 });
});

test('a request that is repeated after a lost response is processed only once', async () => {
  const visitor = createVisitor();
  await visitor.call('POST', '/demo/faults', { mode: 'lost', times: 1 });
  const lost = await visitor.call('POST', ruchbrot, { quantity: 2 }, key);
  const again = await visitor.call('POST', ruchbrot, { quantity: 2 }, key);

  expect(lost.type).toBe('error');
  expect(await again.json()).toEqual({ totalItems: 2 });
  expect(await visitor.cart()).toMatchObject({ itemsQuantity: 2 });
});

test('a request that is repeated with another CSRF token is processed only once', async () => {
  const visitor = createVisitor();
  const statuses = [];
  for (const token of ['first', 'second']) {
    const response = await visitor.call('POST', ruchbrot, { quantity: 2, fields: { form_key: token } }, key);
    statuses.push(response.status);
  }
  expect(statuses).toEqual([201, 201]);
  expect(await visitor.cart()).toMatchObject({ itemsQuantity: 2 });
});
