// @vitest-environment page
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartCall, itemAddition, itemRemoval, wishlistMove } from '../../../../shared/api/cart.ts';
import { request } from '../../../../shared/api/client.ts';
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

async function open() {
  openStores();
  // Requests the count whenever it is stale, as a component that shows the count does
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
  // Waits until all requests of this test have ended
  await settled();
  stop.abort();
  vi.unstubAllGlobals();
});

test('$cartCount contains the count from the server HTML until the shop returns a newer count', async () => {
  const { $cartCount, seedCartCount, addToCart } = await open();
  seedCartCount(3);
  seedCartCount(4);
  expect($cartCount.get()).toBe(3);
  await addToCart('4711', payload(2));
  seedCartCount(9);
  expect($cartCount.get()).toBe(2);
});

test('each addition, change and removal of a cart item emits a signal that contains the new cart count', async () => {
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

test('addWishlistToCart() emits product-added-to-cart, and the event contains no product id', async () => {
  const { addWishlistToCart } = await open();
  await shop.signIn();
  await addWishlistToCart();
  expect(signals).toEqual([['product-added-to-cart', { totalItems: 0 }]]);
});

test('ten parallel calls of addToCart() send ten requests in order, and each request has its own idempotency key', async () => {
  const { $cartCount, addToCart } = await open();
  await Promise.all(Array.from({ length: 10 }, () => addToCart('4711', payload(1))));
  expect($cartCount.get()).toBe(10);
  expect(signals.map((signal) => (signal as [string, { totalItems: number }])[1].totalItems)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect(new Set(shop.sent.map(({ key }) => key)).size).toBe(10);
});

test('if the page repeats an addition after a lost response, the shop applies the addition once', async () => {
  const { addToCart } = await open();
  await shop.fail('POST /rest/cart/item/*', 'lost', 1);
  await addToCart('4711', payload(2));
  await settled();
  // The response to a repeated request may contain an outdated count
  expect(shop.calls()).toEqual(['POST /rest/cart/item/4711', 'POST /rest/cart/item/4711', 'GET /rest/cart/']);
  expect(await shop.cart()).toMatchObject({ itemsQuantity: 2 });
});

test('a refused addition to the cart does not change the cart count, and the next addition is sent', async () => {
  const { addToCart } = await open();
  await shop.fail('POST /rest/cart/item/4711', '409', 1);
  const failed = addToCart('4711', payload(1));
  const next = addToCart('4712', payload(1));
  await expect(failed).rejects.toMatchObject({ status: 409 });
  await next;
  expect(signals).toEqual([['product-added-to-cart', { productId: '4712', totalItems: 1 }]]);
});

test('after a response without a cart count, $cartCount is estimated and marked as stale', async () => {
  const { $cartCount, $isCartStale, addToCart, seedCartCount, loadCart } = await open();
  seedCartCount(1);
  await shop.fail('POST /rest/cart/item/4711', 'empty', 1);
  await addToCart('4711', payload(2));
  expect([$cartCount.get(), $isCartStale.get()]).toEqual([3, true]);
  await loadCart();
  expect($cartCount.get()).toBe(2);
});

test('after a response without a cart count, an unknown $cartCount is not estimated', async () => {
  await shop.put(4711, 3);
  const { $cartCount, addToCart, loadCart } = await open();
  await shop.fail('POST /rest/cart/item/4711', 'empty', 1);
  await addToCart('4711', payload(1));
  expect($cartCount.get()).toBeUndefined();
  await loadCart();
  expect($cartCount.get()).toBe(4);
});

test('loadCart() waits for pending changes of the cart', async () => {
  const { $cart, addToCart, loadCart } = await open();
  const adding = addToCart('4711', payload(2));
  expect(await loadCart()).toMatchObject({ itemsQuantity: 2 });
  await adding;
  expect($cart.get()).toMatchObject({ itemsQuantity: 2 });
});

test('when the cart changes, $cart is set to undefined', async () => {
  const { $cart, addToCart, loadCart } = await open();
  await addToCart('4711', payload(2));
  await loadCart();
  expect($cart.get()).toMatchObject({ itemsQuantity: 2 });
  await addToCart('4711', payload(1));
  expect($cart.get()).toBeUndefined();
});

test('a page sends a new cart count to other tabs, and shows the cart count that another tab sends', async () => {
  const { $cart, $cartCount, addToCart, loadCart } = await open();
  await addToCart('4711', payload(2));
  expect(otherTab.received).toEqual([{ cartCount: 2, since: expect.any(Number) }]);
  await loadCart();
  otherTab.postMessage({ cartCount: 7 });
  expect([$cartCount.get(), $cart.get()]).toEqual([7, undefined]);
  expect(otherTab.received).toHaveLength(1);
});

test('a page restored from the back/forward cache requests the cart count from the shop', async () => {
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
  'without a valid response to an addition (fault: %s), the cart confirms the addition, and the count is correct',
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

test('if addToCart() gets no response and the cart does not contain the product, the call rejects', async () => {
  const { addToCart, seedCartCount } = await open();
  seedCartCount(0);
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/item/4711')) throw new TypeError('Failed to fetch');
    return Response.json({ itemsQuantity: 0 });
  });
  await expect(addToCart('4711', payload(2))).rejects.toMatchObject({ name: 'ApiError', code: 'network' });
  expect(signals).toEqual([]);
});

test('if addWishlistToCart() gets no response and the cart count is unchanged, the outcome is unknown', async () => {
  const { addWishlistToCart, seedCartCount } = await open();
  seedCartCount(1);
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/rest/cart/') throw new TypeError('Failed to fetch');
    return Response.json({ id: 1, itemsCount: 1, itemsQuantity: 1, items: [] });
  });
  await expect(addWishlistToCart()).rejects.toMatchObject({ name: 'UnknownOutcome' });
});

/**
 * Simulates a shop that refuses product 4710, adds 4711, and sends no response about 4712. The responses contain the
 * cart count `countAfter`; by default, the number of additions.
 */
function loseResponses(countAfter: number | undefined, onCall: Record<string, () => void> = {}) {
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

test('if addToCart() gets no response and the cart count includes only other additions, the call rejects', async () => {
  const { $cartCount, addToCart, seedCartCount } = await open();
  seedCartCount(0);
  loseResponses(undefined);
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
    what: 'a new page in another tab has reported a count in the meantime',
    product: '4710',
    message: { cartSeen: 7 },
    held: 1,
  },
  {
    what: 'another tab has changed the cart in the meantime',
    product: '4712',
    message: { cartCount: 1 },
    held: 1,
  },
  { what: 'the cart count has increased by a different number', product: '4712', message: {}, held: 3 },
])(
  'the outcome of an addition without a response is unknown if $what',
  async ({ product, message, held }) => {
    const { addToCart, seedCartCount } = await open();
    seedCartCount(0);
    loseResponses(held, { [product]: () => otherTab.postMessage(message) });
    const refused = addToCart('4710', payload(1));
    const lost = addToCart('4712', payload(1));
    await expect(refused).rejects.toMatchObject({ status: 409 });
    await expect(lost).rejects.toMatchObject({ name: 'UnknownOutcome' });
    await settled();
  },
);

describe('an addition without a response, while another device changes the cart', () => {
  const bread = { itemId: 1, articleNumber: '4711', quantity: 1 };
  const other = { itemId: 2, articleNumber: '4712', quantity: 2 };
  const own = { ...bread, quantity: 3 };
  const contents = (items: { itemId: number; articleNumber: string; quantity: number }[]) => ({
    id: 1,
    itemsCount: items.length,
    itemsQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    items: items.map((item) => ({ ...item, name: 'Brot', price: 1 })),
  });

  /** Adds two pieces of product 4711 without a response. */
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
    ['confirmed if another device adds another product', [bread], [own, other], 'made'],
    ['confirmed if another device removes another product', [bread, other], [own], 'made'],
    [
      'refused if another device adds the same number of pieces of another product',
      [bread],
      [bread, other],
      'failed',
    ],
    ['unknown if the cart contains the same number of pieces of another product', [], [other], 'unknown'],
    [
      'unknown if another device adds pieces of the same product',
      [bread],
      [{ ...bread, quantity: 6 }],
      'unknown',
    ],
  ])(
    'if the previous cart is known, the outcome of the addition is %s',
    async (_, before, after, outcome) => {
      expect(await add(before, after)).toBe(outcome);
    },
  );

  test.each([
    ['confirmed if the product is new in the cart', [other], [other, { ...bread, quantity: 2 }], 'made'],
    ['refused if the cart has fewer pieces of the product', [bread], [bread], 'failed'],
    ['unknown if the cart may already have contained the product', [bread], [own], 'unknown'],
    [
      'unknown if the cart has more pieces of another product',
      [other],
      [{ ...other, quantity: 4 }],
      'unknown',
    ],
    ['unknown if the cart count is unchanged', [own], [own], 'unknown'],
  ])(
    'if the previous cart is unknown, the outcome of the addition is %s',
    async (_, before, after, outcome) => {
      expect(await add(before, after, false)).toBe(outcome);
    },
  );
});

test('the outcome of an addition without a response is unknown if the cart cannot be loaded', async () => {
  const { addToCart, seedCartCount } = await open();
  seedCartCount(0);
  await shop.fail('/rest/cart/*', 'lost');
  await expect(addToCart('4711', payload(2))).rejects.toMatchObject({ name: 'UnknownOutcome' });
});

test('on an offline device, addToCart() rejects with an ApiError and not with UnknownOutcome', async () => {
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
  'if the outcome of an addition is unknown and its retry fails (fault: %s), the outcome stays unknown',
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

test('a quantity change without a response fails if the item has a different quantity in the cart', async () => {
  const { addToCart, changeCartItem, loadCart } = await open();
  await addToCart('4711', payload(2));
  const itemId = (await loadCart())?.items[0]?.itemId ?? '';
  await shop.fail('PATCH /rest/cart/*', 'offline');
  const change = changeCartItem(itemId, 5);
  await expect(change).rejects.toMatchObject({ name: 'ApiError', code: 'network' });
});

test('a slow response to loadCart() does not delay an addition to the cart', async () => {
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

test('a page requests the cart count when a new page in another tab shows a different cart count', async () => {
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

test('if the next page resends a pending cart change, the idempotency key is the same and the change is applied once', async () => {
  const change = itemAddition('4711', payload(2));
  await request(cartCall(change), 'last-page');
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

test('the next page ignores the outdated cart count in the response to a resent change', async () => {
  const change = itemAddition('4711', payload(2));
  await request(cartCall(change), 'old-response');
  await shop.put(4712, 3);
  leftUnderWay('old-response', change);
  const { $cartCount, seedCartCount } = await open();
  seedCartCount(5);
  await settled();
  expect($cartCount.get()).toBe(5);
  // This tab sends no count, because the response contained an outdated count
  expect(otherTab.received).toEqual([{ cartSeen: 5 }, { cartChanged: true }]);
});

test('after the page has sent an addition twice with the same key, the page requests the cart count', async () => {
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

test('if another tab reports a cart change but no count, the page requests the cart count', async () => {
  const { $cart, $cartCount, loadCart } = await open();
  await loadCart();
  await shop.put(4711, 4);
  otherTab.postMessage({ cartChanged: true });
  expect($cart.get()).toBeUndefined();
  await settled();
  expect($cartCount.get()).toBe(4);
});

test('a page restored from the back/forward cache resends cart changes that the following page left pending', async () => {
  const { $cartCount } = await open();
  leavePage();
  leftUnderWay('later-page', itemAddition('4711', payload(2)));
  returnToPage();
  await settled();
  expect([$cartCount.get(), (await shop.cart()).itemsQuantity]).toEqual([2, 2]);
});

test('while the next page resends the request that moves the wishlist to the cart, the moved products have empty hearts', async () => {
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

test('a page that was rendered before the last cart change requests the cart count', async () => {
  const { $cartCount, seedCartCount } = await open();
  await shop.put(4711, 3);
  leaveKept('krume:cart-settled', 'a', { where: 'device', of: 'device' });
  followCart(stop.signal);
  seedCartCount(0);
  await settled();
  expect($cartCount.get()).toBe(3);
});

test('the next page requests the cart count if a pending cart change was too large to store', async () => {
  await shop.put(4711, 3);
  leftUnderWay('too-large');
  const { $cartCount } = await open();
  await settled();
  expect($cartCount.get()).toBe(3);
});

test('if a cart change failed on an earlier page, it is not retried after a sign-out in another tab', async () => {
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

test('the next page requests the cart count when the shop refuses a resent cart change', async () => {
  leftUnderWay('gone', itemRemoval('999'));
  await shop.put(4711, 1);
  const { $cartCount } = await open();
  await settled();
  expect($cartCount.get()).toBe(1);
});

test('a page requests a stale cart count only once', async () => {
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
])(
  'a page %s requests the cart once, and widgets that mount later use the same response',
  async (_, arrive) => {
    await shop.put(4711, 2);
    arrive();
    const { $cart } = await open();
    await settled();
    expect($cart.get()?.itemsQuantity).toBe(2);
    followCart(stop.signal);
    await settled();
    expect($cart.get()?.itemsQuantity).toBe(2);
    expect(shop.calls()).toEqual(['GET /rest/cart/']);
    // All data is stale after a return from the back/forward cache
    returnToPage();
    expect($cart.get()).toBeUndefined();
  },
);

/** Starts an addition and holds its response, so that the response to another tab can arrive first. */
async function overtaken() {
  const { addToCart, seedCartCount, $cartCount } = await open();
  seedCartCount(0);
  const release = shop.hold();
  const adding = addToCart('4711', payload(1));
  await new Promise((resolve) => setTimeout(resolve));
  return { release, adding, $cartCount };
}

test('a page requests the cart count if the response to a later change in another tab arrives first', async () => {
  const { release, adding, $cartCount } = await overtaken();
  // The shop applies this tab's change first, but the other tab gets its response first
  await shop.put(4712, 1);
  otherTab.postMessage({ cartCount: 2, since: Date.now() });
  release();
  await adding;
  await settled();
  expect($cartCount.get()).toBe(2);
  // This tab sends no count, because the response contained an outdated count
  expect(otherTab.received.at(-1)).toEqual({ cartChanged: true });
});

test('a page requests the cart count if another tab sent a cart change before this tab’s last response', async () => {
  const { addToCart, $cartCount } = await open();
  const since = Date.now() - 1000;
  await addToCart('4711', payload(2));
  await shop.put(4712, 1);
  otherTab.postMessage({ cartCount: 1, since });
  await settled();
  expect([$cartCount.get(), shop.calls().at(-1)]).toEqual([3, 'GET /rest/cart/']);
});

test('a page shows the cart count from another tab if that tab’s change was sent after this tab’s last response', async () => {
  const { addToCart, $cartCount } = await open();
  await addToCart('4711', payload(2));
  otherTab.postMessage({ cartCount: 3, since: Date.now() + 1 });
  await settled();
  expect([$cartCount.get(), shop.calls()]).toEqual([3, ['POST /rest/cart/item/4711']]);
});

test('on an offline device, retrying a failed addition to the cart rejects with an ApiError', async () => {
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
