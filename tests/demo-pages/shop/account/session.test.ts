import { expect, test } from 'vitest';
import { createVisitor, openTestShop } from '../../visitor.ts';

test('scripts cannot read the session cookie of the shop', async () => {
  const response = await createVisitor().send('/');
  expect(response.headers.get('Set-Cookie')).toBe('krume_session=session-1; Path=/; HttpOnly; SameSite=Lax');
});

test('the server sets the session cookie only once', async () => {
  const visitor = createVisitor();
  await visitor.send('/');
  expect((await visitor.send('/')).headers.get('Set-Cookie')).toBeNull();
});

test('the shop replaces an unknown session id', async () => {
  const response = await openTestShop().request('/', { headers: { Cookie: 'krume_session=chosen' } });
  expect(response.headers.get('Set-Cookie')).toMatch(/^krume_session=session-1;/);
});

test("signing in changes the session id and keeps the guest's cart", async () => {
  const visitor = createVisitor();
  await visitor.call('POST', '/rest/cart/item/4711', { quantity: 2 });
  const before = visitor.cookie();
  await visitor.signIn();

  expect(visitor.cookie()).not.toBe(before);
  expect(await visitor.cart()).toMatchObject({ itemsQuantity: 2 });
});

test('a session expires after twelve hours without a visit', async () => {
  let now = 0;
  const visitor = createVisitor(openTestShop({ now: () => now }));
  await visitor.call('POST', '/rest/cart/item/4711', { quantity: 2 });
  now += 11 * 60 * 60 * 1000;
  expect(await visitor.cart()).toMatchObject({ itemsQuantity: 2 });
  now += 12 * 60 * 60 * 1000;
  expect(await visitor.cart()).toMatchObject({ itemsQuantity: 0 });
});

test('scripts can read from a cookie whether a customer is signed in', async () => {
  const visitor = createVisitor();
  await visitor.page('/');
  expect(visitor.cookie('krume_customer')).toBeUndefined();
  await visitor.signIn();
  expect(visitor.cookie('krume_customer')).toBe('1');
  await visitor.submit('/logout');
  expect(visitor.cookie('krume_customer')).toBeUndefined();
});

test('the response to a sign-in and to a sign-out removes prefetched and prerendered pages', async () => {
  const visitor = createVisitor();
  const headerOf = (response: Response) => response.headers.get('Clear-Site-Data');
  expect(headerOf(await visitor.send('/'))).toBeNull();
  const fields = { username: 'anna@example.ch', password: 'gipfeli' };
  expect(headerOf(await visitor.submit('/login', fields, '/login'))).toBe(
    '"prefetchCache", "prerenderCache"',
  );
  expect(headerOf(await visitor.submit('/logout'))).toBe('"prefetchCache", "prerenderCache"');
});
