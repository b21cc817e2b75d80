// @vitest-environment page
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { itemAddition, itemRemoval, sendCartChange, wishlistMove } from '../../../../shared/api/cart.ts';
import { $lateFailure } from '../../../../shared/changes/outbox.ts';
import { rememberSignOut } from '../../../../shared/kept/signed-out.ts';
import { listen } from '../../../../shared/signals/signals.ts';
import * as cartModule from '../../../../shared/stores/cart/cart.ts';
import { followCart } from '../../../../shared/stores/cart/follow-cart.ts';
import * as loadCartModule from '../../../../shared/stores/cart/load-cart.ts';
import { $wishlistCount, heartOf, seedWishlistCount } from '../../../../shared/stores/wishlist/wishlist.ts';
import { awaited, listenToConsole, settled } from '../../../support/page/page.ts';
import { leaveKept } from '../../../support/shop/kept.ts';
import { leftUnderWay } from '../../../support/shop/outbox.ts';
import { connectShop } from '../../../support/shop/shop.ts';
import { openStores } from '../../../support/shop/stores.ts';
import { arriveAhead, arriveBy, leavePage, openOtherTab, returnToPage } from '../../../support/shop/tabs.ts';

let shop: ReturnType<typeof connectShop>;
let otherTab: ReturnType<typeof openOtherTab>;
let signals: unknown[];
let stop: AbortController;

/** Loads a new page with new stores. */
async function open() {
  openStores();
  // A component that shows the count asks the shop when the count is stale
  loadCartModule.followStaleCart(stop.signal);
  for (const name of ['product-added-to-cart', 'product-removed-from-cart', 'cart-item-changed'] as const) {
    listen(name, (detail) => signals.push([name, detail]), stop.signal);
  }
  return { ...cartModule, ...loadCartModule };
}

const payload = (quantity: number) => ({ quantity, productOptions: [], customOptions: [] });

beforeEach(() => {
  listenToConsole();
  signals = [];
  stop = new AbortController();
  shop = connectShop();
  otherTab = openOtherTab();
});
afterEach(async () => {
  // Requests under way belong to this test, not to the next one
  await settled();
  stop.abort();
  vi.unstubAllGlobals();
});

test('uses the count of the server HTML until a newer one is known', async () => {
  const { $cartCount, seedCartCount, addToCart } = await open();
  seedCartCount(3);
  seedCartCount(4);
  expect($cartCount.get()).toBe(3);
  await addToCart('4711', payload(2));
  seedCartCount(9);
  expect($cartCount.get()).toBe(2);
});

test('add, change and remove each emit their signal with the new count', async () => {
  const { $cartCount, addToCart, changeCartItem, removeFromCart, loadCart } = await open();
  await addToCart('4711', payload(2));
  const itemId = (await loadCart())?.items[0]?.itemId ?? '';
  await changeCartItem(itemId, 5);
  expect($cartCount.get()).toBe(5);
  await removeFromCart(itemId);
  expect($cartCount.get()).toBe(0);
  expect(signals).toEqual([
    ['product-added-to-cart', { productId: '4711', totalItems: 2 }],
    ['cart-item-changed', { itemId, totalItems: 5 }],
    ['product-removed-from-cart', { itemId, totalItems: 0 }],
  ]);
});

test('moves the whole wishlist into the cart', async () => {
  const { addWishlistToCart } = await open();
  await shop.signIn();
  await addWishlistToCart();
  expect(signals).toEqual([['product-added-to-cart', { totalItems: 0 }]]);
});

test('ten fast clicks add ten items, in order, each with its own key', async () => {
  const { $cartCount, addToCart } = await open();
  await Promise.all(Array.from({ length: 10 }, () => addToCart('4711', payload(1))));
  expect($cartCount.get()).toBe(10);
  expect(signals.map((signal) => (signal as [string, { totalItems: number }])[1].totalItems)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect(new Set(shop.sent.map(({ key }) => key)).size).toBe(10);
});

test('counts a click once when its response was lost', async () => {
  const { addToCart } = await open();
  await shop.fail('POST /rest/cart/item/*', 'lost', 1);
  await addToCart('4711', payload(2));
  await settled();
  // The response to a repeat may be an old one
  expect(shop.calls()).toEqual(['POST /rest/cart/item/4711', 'POST /rest/cart/item/4711', 'GET /rest/cart/']);
  expect(await shop.cart()).toMatchObject({ itemsQuantity: 2 });
});

test('a failed change does not stop the next one and does not change the count', async () => {
  const { addToCart } = await open();
  await shop.fail('POST /rest/cart/item/4711', '409', 1);
  const failed = addToCart('4711', payload(1));
  const next = addToCart('4712', payload(1));
  await expect(failed).rejects.toMatchObject({ status: 409 });
  await next;
  expect(signals).toEqual([['product-added-to-cart', { productId: '4712', totalItems: 1 }]]);
});

test('estimates the count after a response without one, and asks the shop', async () => {
  const { $cartCount, $isCartStale, addToCart, seedCartCount, loadCart } = await open();
  seedCartCount(1);
  await shop.fail('POST /rest/cart/item/4711', 'empty', 1);
  await addToCart('4711', payload(2));
  expect([$cartCount.get(), $isCartStale.get()]).toEqual([3, true]);
  await loadCart();
  expect($cartCount.get()).toBe(2);
});

test('estimates no count from an unknown one', async () => {
  await shop.put(4711, 3);
  const { $cartCount, addToCart, loadCart } = await open();
  await shop.fail('POST /rest/cart/item/4711', 'empty', 1);
  await addToCart('4711', payload(1));
  expect($cartCount.get()).toBeUndefined();
  await loadCart();
  expect($cartCount.get()).toBe(4);
});

test('loads the contents after pending changes, and drops them with the next change', async () => {
  const { $cart, addToCart, loadCart } = await open();
  const adding = addToCart('4711', payload(2));
  expect(await loadCart()).toMatchObject({ itemsQuantity: 2 });
  await adding;
  expect($cart.get()).toMatchObject({ itemsQuantity: 2 });
  await addToCart('4711', payload(1));
  expect($cart.get()).toBeUndefined();
});

test('sends the new count to other tabs, and applies theirs', async () => {
  const { $cart, $cartCount, addToCart, loadCart } = await open();
  await addToCart('4711', payload(2));
  expect(otherTab.received).toEqual([{ cartCount: 2, since: expect.any(Number) }]);
  await loadCart();
  otherTab.postMessage({ cartCount: 7 });
  expect([$cartCount.get(), $cart.get()]).toEqual([7, undefined]);
  expect(otherTab.received).toHaveLength(1);
});

test('asks again on return from the back/forward cache', async () => {
  const { $cartCount } = await open();
  await shop.put(4711, 4);
  returnToPage(false);
  await settled();
  expect(shop.calls()).toEqual([]);
  returnToPage();
  await settled();
  expect($cartCount.get()).toBe(4);
});

test.each(['malformed', 'lost'] as const)(
  'finds an addition in the cart and counts it once when all responses are %s',
  async (mode) => {
    const { $cartCount, addToCart, seedCartCount } = await open();
    seedCartCount(0);
    await shop.fail('POST /rest/cart/item/*', mode);
    await addToCart('4711', payload(2));
    await settled();
    expect($cartCount.get()).toBe(2);
    expect(signals).toEqual([['product-added-to-cart', { productId: '4711', totalItems: 2 }]]);
    expect(await shop.cart()).toMatchObject({ itemsQuantity: 2 });
  },
);

test('rejects an addition that is not in the cart', async () => {
  const { addToCart, seedCartCount } = await open();
  seedCartCount(0);
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/item/4711')) throw new TypeError('Failed to fetch');
    return Response.json({ itemsQuantity: 0 });
  });
  await expect(addToCart('4711', payload(2))).rejects.toMatchObject({ name: 'ApiError', code: 'network' });
  expect(signals).toEqual([]);
});

test('the outcome of a moved wishlist is unknown when the count stays, because all products may have been skipped', async () => {
  const { addWishlistToCart, seedCartCount } = await open();
  seedCartCount(1);
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/rest/cart/') throw new TypeError('Failed to fetch');
    return Response.json({ id: 1, itemsCount: 1, itemsQuantity: 1, items: [] });
  });
  await expect(addWishlistToCart()).rejects.toMatchObject({ name: 'UnknownOutcome' });
});

/**
 * A shop that refuses product 4710, adds 4711 and loses its responses about 4712; returns the count of its cart
 * afterwards.
 */
function loseAnswers(countAfter: number | undefined, onCall: Record<string, () => void> = {}) {
  let held = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    const product = path.slice(-4);
    onCall[product]?.();
    await awaited(new Promise((resolve) => setTimeout(resolve)));
    if (product === '4710') return Response.json({ Message: 'Ausverkauft' }, { status: 409 });
    if (product === '4712') throw new TypeError('Failed to fetch');
    if (product === '4711') held++;
    return Response.json({ totalItems: held, itemsQuantity: countAfter ?? held });
  });
}

test('does not attribute a raised count to the wrong one of several additions', async () => {
  const { $cartCount, addToCart, seedCartCount } = await open();
  seedCartCount(0);
  loseAnswers(undefined);
  const made = addToCart('4711', payload(1));
  const lost = addToCart('4712', payload(1));
  const next = addToCart('4711', payload(1));
  await expect(lost).rejects.toMatchObject({ name: 'ApiError', code: 'network' });
  await Promise.all([made, next]);
  await settled();
  expect($cartCount.get()).toBe(2);
});

test.each([
  {
    what: 'it came into doubt before what the cart holds',
    product: '4710',
    message: { cartSeen: 7 },
    held: 1,
  },
  { what: 'another tab has changed the cart meanwhile', product: '4712', message: { cartCount: 1 }, held: 1 },
  { what: 'the cart has gained another number of pieces', product: '4712', message: {}, held: 3 },
])('the outcome of an addition is unknown when $what', async ({ product, message, held }) => {
  const { addToCart, seedCartCount } = await open();
  seedCartCount(0);
  loseAnswers(held, { [product]: () => otherTab.postMessage(message) });
  const refused = addToCart('4710', payload(1));
  const lost = addToCart('4712', payload(1));
  await expect(refused).rejects.toMatchObject({ status: 409 });
  await expect(lost).rejects.toMatchObject({ name: 'UnknownOutcome' });
  await settled();
});

describe('detects an addition without a response by its own product when another device changes the cart', () => {
  const bread = { itemId: 1, articleNumber: '4711', quantity: 1 };
  const other = { itemId: 2, articleNumber: '4712', quantity: 2 };
  const own = { ...bread, quantity: 3 };
  const contents = (items: { itemId: number; articleNumber: string; quantity: number }[]) => ({
    id: 1,
    itemsCount: items.length,
    itemsQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    items: items.map((item) => ({ ...item, name: 'Brot', price: 1 })),
  });

  /** Adds 2 pieces of 4711, without a response. */
  async function add(before: object[], after: object[], isLoaded = true): Promise<string> {
    const { addToCart, seedCartCount, loadCart } = await open();
    let items = before;
    vi.stubGlobal('fetch', async (path: string) => {
      if (path === '/rest/cart/') return Response.json(contents(items as (typeof bread)[]));
      items = after;
      throw new TypeError('Failed to fetch');
    });
    if (isLoaded) await loadCart();
    else seedCartCount(contents(before as (typeof bread)[]).itemsQuantity);
    return addToCart('4711', payload(2)).then(
      () => 'made',
      (error: Error) => (error.name === 'UnknownOutcome' ? 'unknown' : 'failed'),
    );
  }

  test.each([
    ['made beside an addition', [bread], [own, other], 'made'],
    ['made beside a removal', [bread, other], [own], 'made'],
    ['not made, where as many pieces were added', [bread], [bread, other], 'failed'],
    ['unknown, where as many pieces of an unknown number were added', [], [other], 'unknown'],
    [
      'unknown, when the other device added pieces of the same product',
      [bread],
      [{ ...bread, quantity: 6 }],
      'unknown',
    ],
  ])('%s', async (_, before, after, outcome) => {
    expect(await add(before, after)).toBe(outcome);
  });

  test.each([
    ['made, where all pieces of it are new', [other], [other, { ...bread, quantity: 2 }], 'made'],
    ['not made, where there are fewer of it', [bread], [bread], 'failed'],
    ['unknown, where some of it may have been there', [bread], [own], 'unknown'],
    [
      'unknown, when as many pieces of another product were added',
      [other],
      [{ ...other, quantity: 4 }],
      'unknown',
    ],
    ['unknown, where as many pieces went', [own], [own], 'unknown'],
  ])('with unknown contents before the change: %s', async (_, before, after, outcome) => {
    expect(await add(before, after, false)).toBe(outcome);
  });
});

test('the outcome of an addition is unknown when the cart does not show it', async () => {
  const { addToCart, seedCartCount } = await open();
  seedCartCount(0);
  await shop.fail('/rest/cart/*', 'lost');
  await expect(addToCart('4711', payload(2))).rejects.toMatchObject({ name: 'UnknownOutcome' });
});

test('an addition fails without an unknown outcome when the device is offline', async () => {
  const { addToCart, seedCartCount } = await open();
  seedCartCount(0);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await shop.fail('/rest/cart/*', 'offline');
  await expect(addToCart('4711', payload(2))).rejects.toMatchObject({ name: 'ApiError' });
});

test.each([
  ['500', true],
  ['offline', false],
] as const)(
  'does not report a failed addition that may be in the cart when a retry fails (%s)',
  async (mode, isOnline) => {
    const { addToCart, seedCartCount } = await open();
    seedCartCount(0);
    await shop.fail('/rest/cart/*', 'lost');
    await expect(addToCart('4711', payload(2), 'attempt')).rejects.toMatchObject({ name: 'UnknownOutcome' });
    await shop.fail('', 'ok');
    await settled();
    await shop.fail('POST /rest/cart/*', mode);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    await expect(addToCart('4711', payload(2), 'attempt')).rejects.toMatchObject({ name: 'UnknownOutcome' });
    await shop.fail('', 'ok');
    await addToCart('4711', payload(2), 'attempt');
    expect(await shop.cart()).toMatchObject({ itemsQuantity: 2 });
    vi.restoreAllMocks();
  },
);

test('a lost change has failed when another tab has set another quantity', async () => {
  const { addToCart, changeCartItem, loadCart } = await open();
  await addToCart('4711', payload(2));
  const itemId = (await loadCart())?.items[0]?.itemId ?? '';
  await shop.fail('PATCH /rest/cart/*', 'offline');
  const change = changeCartItem(itemId, 5);
  await expect(change).rejects.toMatchObject({ name: 'ApiError', code: 'network' });
});

test('a slow response with the contents does not block an addition', async () => {
  const { addToCart, loadCart } = await open();
  const release = shop.hold();
  const loading = loadCart();
  await new Promise((resolve) => setTimeout(resolve));
  const adding = addToCart('4711', payload(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(shop.calls()).toEqual(['GET /rest/cart/', 'POST /rest/cart/item/4711']);
  release();
  await Promise.all([loading, adding]);
  expect(await loadCart()).toMatchObject({ itemsQuantity: 1 });
});

test('a new page publishes its count; a page with another count asks the shop', async () => {
  const { $cartCount, seedCartCount } = await open();
  seedCartCount(3);
  expect(otherTab.received).toEqual([{ cartSeen: 3 }]);
  await shop.put(4711, 2);
  otherTab.postMessage({ cartSeen: 3 });
  await settled();
  expect(shop.calls()).toEqual([]);
  otherTab.postMessage({ cartSeen: 2 });
  await settled();
  expect([$cartCount.get(), shop.calls()]).toEqual([2, ['GET /rest/cart/']]);
});

test('resends a pending change under its key on the next page; it is applied once and returns the count', async () => {
  const change = itemAddition('4711', payload(2));
  await sendCartChange(change, 'last-page');
  leftUnderWay('last-page', change);
  const { $cartCount, seedCartCount, isCartUnsettled, changesSettled } = await open();
  seedCartCount(0);
  expect(isCartUnsettled()).toBe(true);
  await changesSettled();
  await settled();
  expect([$cartCount.get(), isCartUnsettled()]).toEqual([2, false]);
  expect(shop.sent.map(({ key }) => key)).toEqual(['last-page', 'last-page', undefined]);
  expect(await shop.cart()).toMatchObject({ itemsQuantity: 2 });
});

test('asks for the current count when a change was applied before the page was left', async () => {
  const change = itemAddition('4711', payload(2));
  await sendCartChange(change, 'old-answer');
  await shop.put(4712, 3);
  leftUnderWay('old-answer', change);
  const { $cartCount, seedCartCount } = await open();
  seedCartCount(5);
  await settled();
  expect($cartCount.get()).toBe(5);
  // Other tabs get no count, because the old count is wrong
  expect(otherTab.received).toEqual([{ cartSeen: 5 }, { cartChanged: true }]);
});

test('asks for the count after an addition that was sent twice, and after a second press', async () => {
  const { $cartCount, addToCart } = await open();
  await shop.fail('POST /rest/cart/item/*', 'lost', 1);
  await addToCart('4711', payload(2), 'pressed');
  await settled();
  await shop.put(4712, 3);
  await addToCart('4711', payload(2), 'pressed');
  await settled();
  expect($cartCount.get()).toBe(5);
  expect(otherTab.received).toEqual([{ cartChanged: true }, { cartChanged: true }]);
});

test('asks the shop when another tab reports a change without a count', async () => {
  const { $cart, $cartCount, loadCart } = await open();
  await loadCart();
  await shop.put(4711, 4);
  otherTab.postMessage({ cartChanged: true });
  expect($cart.get()).toBeUndefined();
  await settled();
  expect($cartCount.get()).toBe(4);
});

test('on return from the back/forward cache, resumes changes that the next page has left pending', async () => {
  const { $cartCount } = await open();
  leavePage();
  leftUnderWay('later-page', itemAddition('4711', payload(2)));
  returnToPage();
  await settled();
  expect([$cartCount.get(), (await shop.cart()).itemsQuantity]).toEqual([2, 2]);
});

test('the next page shows an empty wishlist when its move into the cart was pending', async () => {
  await shop.signIn();
  await shop.wish(4711);
  await shop.wish(4732);
  leftUnderWay('move', wishlistMove());
  const { $cartCount } = await open();
  seedWishlistCount(2);
  const early = ['4711', '4732'].map(heartOf);
  await settled();
  expect([$cartCount.get(), $wishlistCount.get()]).toEqual([1, 1]);
  expect(early.map((heart) => heart.get())).toEqual([false, undefined]);
  expect(heartOf('4712').get()).toBe(false);
});

test('asks the shop on a page that was rendered before the last response', async () => {
  const { $cartCount, seedCartCount } = await open();
  await shop.put(4711, 3);
  leaveKept('krume:cart-settled', 'a', { where: 'device', of: 'device' });
  followCart(stop.signal);
  seedCartCount(0);
  await settled();
  expect($cartCount.get()).toBe(3);
});

test('asks the shop about a change that was too large to store', async () => {
  await shop.put(4711, 3);
  leftUnderWay('too-large');
  const { $cartCount } = await open();
  await settled();
  expect($cartCount.get()).toBe(3);
});

test('does not retry a failed change of an earlier page after a sign-out in another tab', async () => {
  listenToConsole();
  leftUnderWay('left', itemAddition('4711', payload(2)));
  await shop.fail('', 'lost');
  await open();
  await settled();
  const before = shop.calls().length;
  const retry = $lateFailure.get()?.retry;
  expect(retry).toBeDefined();
  await shop.fail('', 'ok');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
  rememberSignOut(Date.now());
  retry?.();
  await settled();
  vi.useRealTimers();
  localStorage.removeItem('krume:signed-out');
  expect(shop.calls().slice(before)).toEqual([]);
});

test('asks the shop for the count when a resent change is refused', async () => {
  leftUnderWay('gone', itemRemoval('999'));
  await shop.put(4711, 1);
  const { $cartCount } = await open();
  await settled();
  expect($cartCount.get()).toBe(1);
});

test('asks once about a stale count; a later component does not ask again', async () => {
  await open();
  otherTab.postMessage({ cartSeen: 2 });
  const { seedCartCount, followStaleCart, $isCartStale } = await open();
  seedCartCount(3);
  otherTab.postMessage({ cartSeen: 2 });
  await settled();
  expect($isCartStale.get()).toBe(false);
  const calls = shop.calls().length;
  followStaleCart(stop.signal);
  await settled();
  expect(shop.calls()).toHaveLength(calls);
});

test.each([
  ['from cached HTML', () => arriveBy('back_forward')],
  ['that was prerendered', () => arriveAhead('prerendered')],
  ['that was prefetched', () => arriveAhead('prefetched')],
])('asks once on a page %s; a later widget uses the known count', async (_, arrive) => {
  await shop.put(4711, 2);
  arrive();
  const { $cart } = await open();
  await settled();
  expect($cart.get()?.itemsQuantity).toBe(2);
  followCart(stop.signal);
  await settled();
  expect($cart.get()?.itemsQuantity).toBe(2);
  expect(shop.calls()).toEqual(['GET /rest/cart/']);
  // After the back/forward cache, all data is stale again
  returnToPage();
  expect($cart.get()).toBeUndefined();
});

/**
 * The other tab adds a product in parallel: the shop has applied its change, and its count arrives before the response
 * to ours.
 */
async function overtaken() {
  const { addToCart, seedCartCount, $cartCount } = await open();
  seedCartCount(0);
  const release = shop.hold();
  const adding = addToCart('4711', payload(1));
  await new Promise((resolve) => setTimeout(resolve));
  return { release, adding, $cartCount };
}

test('asks the shop in both tabs when their responses overtake each other', async () => {
  const { release, adding, $cartCount } = await overtaken();
  // Applied after our change, but its response came first
  await shop.put(4712, 1);
  otherTab.postMessage({ cartCount: 2, since: Date.now() });
  release();
  await adding;
  await settled();
  expect($cartCount.get()).toBe(2);
  // The count of our response is not published
  expect(otherTab.received.at(-1)).toEqual({ cartChanged: true });
});

test('asks the shop when another tab sent its change before this tab’s last response', async () => {
  const { addToCart, $cartCount } = await open();
  const since = Date.now() - 1000;
  await addToCart('4711', payload(2));
  await shop.put(4712, 1);
  otherTab.postMessage({ cartCount: 1, since });
  await settled();
  expect([$cartCount.get(), shop.calls().at(-1)]).toEqual([3, 'GET /rest/cart/']);
});

test('uses the count of another tab that sent its change after this tab’s last response', async () => {
  const { addToCart, $cartCount } = await open();
  await addToCart('4711', payload(2));
  otherTab.postMessage({ cartCount: 3, since: Date.now() + 1 });
  await settled();
  expect([$cartCount.get(), shop.calls()]).toEqual([3, ['POST /rest/cart/item/4711']]);
});

test('a retried addition that was not in the cart fails again when offline', async () => {
  const { addToCart, seedCartCount } = await open();
  seedCartCount(0);
  await shop.fail('POST /rest/cart/*', '500');
  await expect(addToCart('4711', payload(2), 'again')).rejects.toMatchObject({
    name: 'ApiError',
    status: 500,
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await shop.fail('', 'offline');
  await expect(addToCart('4711', payload(2), 'again')).rejects.toMatchObject({ name: 'ApiError' });
  vi.restoreAllMocks();
});
