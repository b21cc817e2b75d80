import { expect, test } from 'vitest';
import { createVisitor, openTestShop } from '../../visitor.ts';

const ruchbrot = '/rest/cart/item/4711';
const key = { 'Idempotency-Key': 'a' };

test('a repeated request gets the same response and changes nothing', async () => {
  const visitor = createVisitor();
  const first = await visitor.call('POST', ruchbrot, { quantity: 2 }, key);
  await visitor.call('POST', ruchbrot, { quantity: 1 });
  const again = await visitor.call('POST', ruchbrot, { quantity: 2 }, key);

  expect([again.status, await again.json()]).toEqual([first.status, await first.json()]);
  expect(await visitor.cart()).toMatchObject({ itemsQuantity: 3 });
});

test('processes simultaneous requests with one key once', async () => {
  const visitor = createVisitor();
  await visitor.cart();
  const answers = await Promise.all(
    [1, 2, 3].map(() => visitor.call('POST', ruchbrot, { quantity: 2 }, key)),
  );

  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(Array(3).fill({ totalItems: 2 }));
  expect(await visitor.cart()).toMatchObject({ itemsQuantity: 2 });
});

test('a refused request is not processed, so its key can be used again', async () => {
  const visitor = createVisitor();
  await visitor.call('POST', '/demo/gone', { productId: 4711 });
  expect((await visitor.call('POST', ruchbrot, { quantity: 1 }, key)).status).toBe(404);
  expect((await visitor.call('POST', ruchbrot, { quantity: 1 }, key)).status).toBe(404);
  await visitor.call('POST', '/demo/gone', {});
  expect((await visitor.call('POST', ruchbrot, { quantity: 1 }, key)).status).toBe(201);
});

test('refuses another request with the same key', async () => {
  const visitor = createVisitor();
  await visitor.call('POST', ruchbrot, { quantity: 2 }, key);
  expect((await visitor.call('POST', ruchbrot, { quantity: 3 }, key)).status).toBe(422);
  expect(await visitor.cart()).toMatchObject({ itemsQuantity: 2 });
});

test('treats another key as another request', async () => {
  const visitor = createVisitor();
  await visitor.call('POST', ruchbrot, { quantity: 2 }, key);
  await visitor.call('POST', ruchbrot, { quantity: 2 }, { 'Idempotency-Key': 'b' });
  expect(await visitor.cart()).toMatchObject({ itemsQuantity: 4 });
});

test('keys of different visitors are independent', async () => {
  const shop = openTestShop();
  const [anna, urs] = [createVisitor(shop), createVisitor(shop)];
  await anna.call('POST', ruchbrot, { quantity: 2 }, key);
  await urs.call('POST', ruchbrot, { quantity: 5 }, key);
  expect(await urs.cart()).toMatchObject({ itemsQuantity: 5 });
});

test('does not repeat a request whose response was lost', async () => {
  const visitor = createVisitor();
  await visitor.call('POST', '/demo/faults', { mode: 'lost', times: 1 });
  const lost = await visitor.call('POST', ruchbrot, { quantity: 2 }, key);
  const again = await visitor.call('POST', ruchbrot, { quantity: 2 }, key);

  expect(lost.type).toBe('error');
  expect(await again.json()).toEqual({ totalItems: 2 });
  expect(await visitor.cart()).toMatchObject({ itemsQuantity: 2 });
});

test('the same request from a page with another token counts as the same', async () => {
  const visitor = createVisitor();
  const statuses = [];
  for (const token of ['first', 'second']) {
    const answer = await visitor.call('POST', ruchbrot, { quantity: 2, fields: { form_key: token } }, key);
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([201, 201]);
  expect(await visitor.cart()).toMatchObject({ itemsQuantity: 2 });
});
