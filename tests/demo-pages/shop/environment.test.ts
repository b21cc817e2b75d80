import { expect, test } from 'vitest';
import type { Session, Visitor } from '../../../demo-pages/shop/account/session.ts';
import { createVisitor, openTestShop } from '../visitor.ts';

/** An environment as in a service worker: one visitor, and state that survives a restart. */
function ownVisitor() {
  let id: string | undefined;
  const visitor: Visitor = {
    idOf: () => id,
    remember: (_c, session) => {
      id = session.id;
    },
  };
  return visitor;
}

test('a restarted shop keeps the state of its sessions', async () => {
  const visitor = ownVisitor();
  const sessions = new Map<string, Session>();
  const { call, cookie } = createVisitor(openTestShop({ visitor, sessions }));
  await call('POST', '/rest/cart/item/4711', { quantity: 2 });

  const later = createVisitor(openTestShop({ visitor, sessions }));
  expect(await later.cart()).toMatchObject({ itemsCount: 1, items: [{ quantity: 2 }] });
  expect(cookie()).toBeUndefined();
});

test("signing in keeps the visitor's session, and changes the session id", async () => {
  const sessions = new Map<string, Session>();
  const { call, signIn, page } = createVisitor(openTestShop({ visitor: ownVisitor(), sessions }));
  await call('POST', '/rest/cart/item/4711', { quantity: 2 });
  const [before] = sessions.keys();
  await signIn();

  expect(await page('/warenkorb')).toContain('Willkommen, Anna.');
  expect([...sessions.keys()]).toEqual([expect.not.stringContaining(String(before))]);
});

test('a new session gets a cart number that no stored session uses', async () => {
  const sessions = new Map<string, Session>();
  for (const id of ['first', 'second']) {
    const shop = openTestShop({ sessions, id: () => id });
    await createVisitor(shop).call('POST', '/rest/cart/item/4711', { quantity: 1 });
  }

  const numbers = [...sessions.values()].map(({ cart }) => cart.id);
  expect(new Set(numbers).size).toBe(2);
});

test("the shop's pages load third-party services from the configured URL", async () => {
  const shop = openTestShop({
    services: (origin) => `${origin}/dienste`,
    assets: () => ({ styles: [], tag: '/assets/tag.js', maps: '/assets/maps.js', check: '/assets/check.js' }),
  });
  const page = await (await shop.request('/filialen')).text();
  const checkout = await (await shop.request('/kasse')).text();

  expect(page).toContain('"analyticsUrl":"http://localhost/dienste/assets/tag.js"');
  expect(page).toContain('http://localhost/dienste/assets/maps.js');
  expect(checkout).toContain('http://localhost/dienste/assets/check.js');
});

test('the checkout sends payments to the host that is configured for third-party services', async () => {
  const shop = openTestShop({ services: () => 'https://demo.example/dienste' });
  const checkout = await (await shop.request('/kasse')).text();
  expect(checkout).toContain('"providerHosts":["localhost","127.0.0.1","demo.example"]');
});
