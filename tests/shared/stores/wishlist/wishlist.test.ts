// @vitest-environment page

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UnknownOutcome } from '../../../../shared/api/errors.ts';
import { wish } from '../../../../shared/api/wishlist.ts';
import { rememberSignOut } from '../../../../shared/kept/signed-out.ts';
import { listen } from '../../../../shared/signals/signals.ts';
import { $isCartStale } from '../../../../shared/stores/cart/cart.ts';
import { isPageBehind } from '../../../../shared/stores/cart/cart-outbox.ts';
import { emptyWishlist } from '../../../../shared/stores/wishlist/empty-wishlist.ts';
import { followWishlist } from '../../../../shared/stores/wishlist/follow-wishlist.ts';
import * as wishlistModule from '../../../../shared/stores/wishlist/wishlist.ts';
import { keepHeart } from '../../../../shared/stores/wishlist/wishlist-snapshot.ts';
import { wishlistText } from '../../../../shared/text/wishlist.ts';
import { wishFailed } from '../../../../shared/ui/dialogs/wish-failed.ts';
import { dialog, dialogTexts } from '../../../support/page/dialog.ts';
import { listenToConsole, settled } from '../../../support/page/page.ts';
import { leftUnderWay } from '../../../support/shop/outbox.ts';
import { connectShop, respondWith } from '../../../support/shop/shop.ts';
import { openStores, resetPage } from '../../../support/shop/stores.ts';
import { arriveAhead, arriveBy, leavePage, openOtherTab, returnToPage } from '../../../support/shop/tabs.ts';

// shop.md section 4, "Wishlist": the heart changes at once and reverts on failure

let shop: ReturnType<typeof connectShop>;
let otherTab: ReturnType<typeof openOtherTab>;

async function open() {
  openStores();
  return wishlistModule;
}

beforeEach(async () => {
  listenToConsole();
  localStorage.clear();
  shop = connectShop();
  otherTab = openOtherTab();
  await shop.signIn();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('setOnWishlist() fills the heart at once, and sets the wishlist count after the response', async () => {
  const { heartOf, setOnWishlist, $wishlistCount, seedWishlistCount } = await open();
  seedWishlistCount(0);
  const heart = heartOf('4711');
  const done = setOnWishlist('4711', true);
  expect([heart.get(), $wishlistCount.get()]).toEqual([true, 0]);
  await done;
  expect([heart.get(), $wishlistCount.get()]).toEqual([true, 1]);
  await setOnWishlist('4711', false);
  expect([heart.get(), $wishlistCount.get()]).toEqual([false, 0]);
  expect(shop.calls()).toEqual(['POST /rest/product/4711/wishlist', 'DELETE /rest/product/4711/wishlist']);
});

test('setOnWishlist() sends the quantity of the product, with the default 1', async () => {
  const { setOnWishlist } = await open();
  await setOnWishlist('4711', true);
  await setOnWishlist('4712', true, 6);
  expect(shop.sent.map(({ body }) => body)).toEqual(['{"quantity":1}', '{"quantity":6}']);
});

test('a filled heart becomes empty again when the shop refuses the change', async () => {
  const { heartOf, setOnWishlist, $wishlistCount } = await open();
  await shop.fail('POST /rest/product/4711/wishlist', '500');
  await expect(setOnWishlist('4711', true)).rejects.toMatchObject({ status: 500 });
  expect([heartOf('4711').get(), $wishlistCount.get()]).toEqual([false, undefined]);
});

test('if the first of two quick clicks fails, the heart shows the state after the second click', async () => {
  const { heartOf, setOnWishlist } = await open();
  await shop.fail('POST /rest/product/4711/wishlist', '500');
  const first = setOnWishlist('4711', true);
  const second = setOnWishlist('4711', false);
  await expect(first).rejects.toThrow();
  expect(heartOf('4711').get()).toBe(false);
  await second;
  expect(heartOf('4711').get()).toBe(false);
});

test('if the first of three quick clicks fails, the heart shows the state after the last click', async () => {
  const { heartOf, setOnWishlist } = await open();
  await shop.fail('POST /rest/product/4711/wishlist', '409', 1);
  const clicks = [true, false, true].map((on) => setOnWishlist('4711', on));
  const seen: unknown[] = [];
  const stop = heartOf('4711').subscribe((on) => seen.push(on));
  const results = await Promise.allSettled(clicks);
  stop();
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(new Set(seen)).toEqual(new Set([true]));
});

test('if the changes of two quick clicks fail, the heart shows the initial state again', async () => {
  const { heartOf, setOnWishlist } = await open();
  await shop.fail('*/wishlist', '500');
  const clicks = [setOnWishlist('4711', true), setOnWishlist('4711', false)];
  await Promise.allSettled(clicks);
  expect(heartOf('4711').get()).toBe(false);
});

test('if the second of two quick clicks fails, the heart shows the state after the first click', async () => {
  const { heartOf, setOnWishlist } = await open();
  await shop.fail('DELETE /rest/product/4711/wishlist', '500');
  await Promise.allSettled([setOnWishlist('4711', true), setOnWishlist('4711', false)]);
  expect(heartOf('4711').get()).toBe(true);
});

test('the signals for adding and removing a wishlist product contain the new wishlist count', async () => {
  const { setOnWishlist } = await open();
  const signals: unknown[] = [];
  listen('product-added-to-wishlist', (detail) => signals.push(['added', detail]));
  listen('product-removed-from-wishlist', (detail) => signals.push(['removed', detail]));
  await setOnWishlist('4711', true);
  await setOnWishlist('4711', false);
  expect(signals).toEqual([
    ['added', { productId: '4711', totalItems: 1 }],
    ['removed', { productId: '4711', totalItems: 0 }],
  ]);
});

test.each(['{}', ''])(
  'after the response %j without a count, $wishlistCount is computed from the previous count',
  async (body) => {
    respondWith(body);
    const { setOnWishlist, $wishlistCount, seedWishlistCount } = await open();
    seedWishlistCount(3);
    await setOnWishlist('4711', true);
    expect($wishlistCount.get()).toBe(4);
    await setOnWishlist('4711', true);
    expect($wishlistCount.get()).toBe(4);
    await setOnWishlist('4711', false);
    expect($wishlistCount.get()).toBe(3);
  },
);

test.each([true, false])(
  '$wishlistCount stays the same if the response to a resent change has no count (heart filled: %s)',
  async (on) => {
    respondWith('{}');
    leftUnderWay(`k-6-${on}`, wish('4711', on, 1));
    const { heartOf, setOnWishlist, $wishlistCount, seedWishlistCount } = await open();
    seedWishlistCount(3);
    await settled();
    expect([heartOf('4711').get(), $wishlistCount.get()]).toEqual([on, 3]);
    await setOnWishlist('4711', !on);
    expect($wishlistCount.get()).toBe(on ? 2 : 4);
  },
);

test('an unknown $wishlistCount is still unknown after a response without a count', async () => {
  respondWith('{}');
  const { setOnWishlist, $wishlistCount } = await open();
  await setOnWishlist('4711', true);
  expect($wishlistCount.get()).toBeUndefined();
});

test('a page sends a wishlist change to other tabs, and shows a wishlist change that another tab sends', async () => {
  const { heartOf, setOnWishlist, $wishlistCount } = await open();
  await setOnWishlist('4711', true);
  expect(otherTab.received).toEqual([
    { wishlistCount: 1, heart: { productId: '4711', on: true }, since: expect.any(Number) },
  ]);
  otherTab.postMessage({ wishlistCount: 0, heart: { productId: '4711', on: false } });
  expect([heartOf('4711').get(), $wishlistCount.get()]).toEqual([false, 0]);
});

test('a page restored from the back/forward cache shows wishlist changes made after the shopper left the page', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const page = await open();
  leavePage();
  vi.setSystemTime(Date.now() + 1000);
  keepHeart('4711', true, 5);
  returnToPage();
  await settled();
  expect([page.heartOf('4711').get(), page.$wishlistCount.get()]).toEqual([true, 5]);
});

test('a page restored from the back/forward cache ignores wishlist changes made before the shopper left the page', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  keepHeart('4711', true, 5);
  vi.setSystemTime(Date.now() + 1000);
  const page = await open();
  leavePage();
  returnToPage();
  await settled();
  expect([page.heartOf('4711').get(), page.$wishlistCount.get()]).toEqual([undefined, undefined]);
});

test('a page rebuilt from cached HTML shows wishlist changes made after the server rendered the page', async () => {
  await open();
  keepHeart('4711', true, 5);
  arriveBy('back_forward');
  const page = await open();
  expect([page.heartOf('4711').get(), page.$wishlistCount.get()]).toEqual([true, 5]);
});

test('a prefetched page shows wishlist changes that were made after the page was requested', async () => {
  keepHeart('4711', true, 5);
  arriveAhead('prefetched');
  const page = await open();
  expect([page.heartOf('4711').get(), page.$wishlistCount.get()]).toEqual([true, 5]);
});

test('a page shows a wishlist change that another page stored after this page was requested', async () => {
  const page = await open();
  keepHeart('4711', true, 5);
  const life = new AbortController();
  followWishlist(life.signal);
  life.abort();
  expect([page.heartOf('4711').get(), page.$wishlistCount.get()]).toEqual([true, 5]);
});

test('emptyWishlist() empties the hearts of the given products in this tab and in other tabs', async () => {
  const { $wishlistCount, heartOf } = await open();
  heartOf('4711').set(true);
  emptyWishlist(['4711', '4712'], 0);
  expect([$wishlistCount.get(), heartOf('4711').get(), heartOf('4712').get()]).toEqual([0, false, false]);
  expect(otherTab.received).toEqual([
    { wishlistCount: 0, heart: { productId: '4711', on: false } },
    { wishlistCount: 0, heart: { productId: '4712', on: false } },
  ]);
});

test('the next page shows a filled heart for a pending wishlist change, and resends the change once', async () => {
  leftUnderWay('k-1', wish('4711', true, 3));
  const { heartOf, $wishlistCount, seedWishlistCount } = await open();
  seedWishlistCount(0);
  expect(heartOf('4711').get()).toBe(true);
  await settled();
  expect(shop.sent.map(({ what, body, key }) => [what, body, key])).toEqual([
    ['POST /rest/product/4711/wishlist', '{"quantity":3}', 'k-1'],
  ]);
  expect($wishlistCount.get()).toBe(1);
  await open();
  await settled();
  expect(shop.calls()).toHaveLength(1);
});

test('when the shop refuses a resent wishlist change, the heart shows the state from the server HTML', async () => {
  await shop.fail('DELETE /rest/product/4711/wishlist', '500');
  leftUnderWay('k-2', wish('4711', false, 1));
  const { heartOf } = await open();
  expect(heartOf('4711').get()).toBe(false);
  await settled();
  // Undefined means that the heart keeps the state of the server HTML
  expect(heartOf('4711').get()).toBeUndefined();
  expect($isCartStale.get()).toBe(false);
  expect(isPageBehind()).toBe(false);
});

test('a pending wishlist change with an invalid path is ignored', async () => {
  leftUnderWay('k-0', { method: 'POST', path: '/rest/product/%FF/wishlist' });
  const { seedWishlistCount, $wishlistCount } = await open();
  seedWishlistCount(2);
  await settled();
  expect([$wishlistCount.get(), shop.calls()]).toEqual([2, []]);
});

test('when the response to a resent wishlist change is lost, the heart shows the state from the server HTML', async () => {
  await shop.fail('POST /rest/product/4711/wishlist', 'lost');
  leftUnderWay('k-3', wish('4711', true, 1));
  const { heartOf } = await open();
  await settled();
  expect(heartOf('4711').get()).toBeUndefined();
});

test('if the shop refuses a resent change and a new change, the heart shows the state from the server HTML', async () => {
  await shop.fail('*/wishlist', '500');
  leftUnderWay('k-4', wish('4711', true, 1));
  const { heartOf, setOnWishlist } = await open();
  await expect(setOnWishlist('4711', false)).rejects.toThrow();
  expect(heartOf('4711').get()).toBeUndefined();
});

test('a page restored from the back/forward cache resends wishlist changes that the following page left pending', async () => {
  const { heartOf, $wishlistCount } = await open();
  leavePage();
  leftUnderWay('k-5', wish('4711', true, 1));
  returnToPage();
  expect(heartOf('4711').get()).toBe(true);
  await settled();
  expect([$wishlistCount.get(), shop.sent.map(({ key }) => key)]).toEqual([1, ['k-5']]);
});

test('after a reconnect, a wishlist change is resent only if its outcome is unknown, and its idempotency key is the same', async () => {
  const { heartOf, setOnWishlist } = await open();
  await shop.fail('POST *', 'lost', 2);
  await expect(setOnWishlist('4711', true)).rejects.toThrow();
  await setOnWishlist('4712', true);
  expect([heartOf('4711').get(), heartOf('4712').get()]).toEqual([false, true]);
  const before = shop.sent.length;
  dispatchEvent(new Event('online'));
  await settled();
  expect(heartOf('4711').get()).toBe(true);
  expect(shop.sent.slice(before).map(({ what, key }) => [what, key])).toEqual([
    ['POST /rest/product/4711/wishlist', shop.sent[0]?.key],
  ]);
  dispatchEvent(new Event('online'));
  await settled();
  expect(shop.sent).toHaveLength(before + 1);
});

test('a wishlist change with an unknown outcome is not resent after a sign-out in another tab', async () => {
  const { setOnWishlist } = await open();
  await shop.fail('POST *', 'lost', 2);
  await expect(setOnWishlist('4711', true)).rejects.toThrow();
  const before = shop.sent.length;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
  rememberSignOut(Date.now());
  dispatchEvent(new Event('online'));
  await settled();
  vi.useRealTimers();
  localStorage.removeItem('krume:signed-out');
  expect(shop.sent).toHaveLength(before);
});

describe('a wishlist change with an unknown outcome', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  const pass = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await settled();
  };
  const posts = () => shop.sent.filter(({ what }) => what.startsWith('POST'));

  test('the change is resent after four seconds, with the same key and body', async () => {
    const { heartOf, setOnWishlist } = await open();
    await shop.fail('POST *', 'lost', 2);
    await expect(setOnWishlist('4711', true, 6, { fields: { token: 'a' } })).rejects.toThrow(UnknownOutcome);
    expect(heartOf('4711').get()).toBe(false);
    await pass(3_900);
    expect(posts()).toHaveLength(2);
    await pass(100);
    expect(heartOf('4711').get()).toBe(true);
    expect(new Set(posts().map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
    await pass(600_000);
    expect(posts()).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('the change is resent at most three times until the next click', async () => {
    const { setOnWishlist } = await open();
    await shop.fail('POST *', 'lost');
    await expect(setOnWishlist('4711', true)).rejects.toThrow();
    const counts = [];
    for (const pause of [4_000, 15_000, 60_000, 600_000]) {
      await pass(pause);
      counts.push(posts().length);
    }
    expect(counts).toEqual([4, 6, 8, 8]);
    await expect(setOnWishlist('4711', true)).rejects.toThrow();
    await pass(4_000);
    expect(posts()).toHaveLength(12);
    expect(new Set(posts().map(({ key }) => key)).size).toBe(1);
  });

  test('after a newer click, the change is neither resent nor reported', async () => {
    const { heartOf, setOnWishlist } = await open();
    await setOnWishlist('4711', true);
    await shop.fail('DELETE *', '504', 2);
    const first = setOnWishlist('4711', false);
    const second = setOnWishlist('4711', true);
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    await second;
    await pass(600_000);
    expect(heartOf('4711').get()).toBe(true);
    expect(shop.calls().map((call) => call.split(' ')[0])).toEqual(['POST', 'DELETE', 'DELETE', 'POST']);
  });

  test('while the page is hidden, the change is not resent', async () => {
    const hidden = vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
    const { heartOf, setOnWishlist } = await open();
    await shop.fail('POST *', 'lost', 2);
    await expect(setOnWishlist('4711', true)).rejects.toThrow();
    await pass(100_000);
    expect(posts()).toHaveLength(2);
    hidden.mockReturnValue(false);
    dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(heartOf('4711').get()).toBe(true);
  });

  test.each(['the reset of the stores', 'a successful second click'])(
    'the change is not resent after %s',
    async (what) => {
      const { setOnWishlist } = await open();
      await shop.fail('POST *', 'lost', 2);
      await expect(setOnWishlist('4711', true)).rejects.toThrow();
      if (what.startsWith('the')) resetPage();
      else await setOnWishlist('4711', true);
      const before = posts().length;
      await pass(100_000);
      expect(posts()).toHaveLength(before);
      expect(vi.getTimerCount()).toBe(0);
    },
  );
});

describe('the wishlist count when two tabs change the wishlist at the same time', () => {
  /**
   * Adds product 4711 in this tab while another tab changes 4712. `there` is the count in the response to the other
   * tab.
   */
  const overlap = async (base: number, there: number, on: boolean, isHeardFirst: boolean) => {
    const { setOnWishlist, $wishlistCount, seedWishlistCount } = await open();
    seedWishlistCount(base);
    const release = shop.hold();
    const since = Date.now();
    const adding = setOnWishlist('4711', true);
    await new Promise((resolve) => setTimeout(resolve, 2));
    const tell = () =>
      otherTab.postMessage({ wishlistCount: there, heart: { productId: '4712', on }, since });
    if (isHeardFirst) tell();
    release();
    await adding;
    if (!isHeardFirst) tell();
    await settled();
    expect(shop.sent).toHaveLength(1);
    return $wishlistCount.get();
  };

  test.each([true, false])(
    'the count is correct if the shop applies the other tab’s change first (that tab’s message arrives before the response: %s)',
    async (isHeardFirst) => {
      await shop.wish(4712);
      expect(await overlap(0, 1, true, isHeardFirst)).toBe(2);
    },
  );
  test.each([true, false])(
    'the count is correct if the shop applies this tab’s change first (the other tab’s message arrives before the response: %s)',
    async (isHeardFirst) => {
      expect(await overlap(0, 2, true, isHeardFirst)).toBe(2);
    },
  );
  test.each([true, false])(
    'the count is correct if the other tab removes a product (that tab’s message arrives before the response: %s)',
    async (isHeardFirst) => {
      await shop.wish(4712);
      expect(await overlap(1, 1, false, isHeardFirst)).toBe(1);
    },
  );
});

test('a page shows the wishlist count from another tab’s message, and sends no request to the shop', async () => {
  const { setOnWishlist, $wishlistCount, seedWishlistCount } = await open();
  seedWishlistCount(0);
  const since = Date.now() - 1000;
  await setOnWishlist('4711', true);
  otherTab.postMessage({ wishlistCount: 2, heart: { productId: '4712', on: true }, since });
  await settled();
  expect(shop.calls()).toEqual(['POST /rest/product/4711/wishlist']);
  expect($wishlistCount.get()).toBe(2);
});

test('an outdated wishlist count in the response to a resent change does not replace a newer count', async () => {
  const { setOnWishlist, $wishlistCount, seedWishlistCount } = await open();
  seedWishlistCount(0);
  await shop.fail('POST *', 'lost', 2);
  await expect(setOnWishlist('4711', true)).rejects.toThrow();
  await setOnWishlist('4712', true);
  dispatchEvent(new Event('online'));
  await settled();
  expect(shop.sent).toHaveLength(4);
  expect($wishlistCount.get()).toBe(2);
});

describe('a wishlist change whose retry fails after a reconnect', () => {
  const unknown = wishlistText.unknown;
  /** Clicks hearts whose responses are lost, and expects the error dialog. */
  const pressWithoutResponse = async (productIds = ['4711']) => {
    const page = await open();
    await shop.fail('*/wishlist', 'lost');
    const report = wishFailed(true, () => {});
    const failed = (error: unknown, retry?: () => void) => void report(error, retry);
    for (const productId of productIds)
      await page.setOnWishlist(productId, true, 1, { failed }).catch(failed);
    await settled();
    expect(dialogTexts()).toEqual([
      productIds.length > 1 ? wishlistText.manyFailed(productIds.length) : unknown,
    ]);
    return page;
  };
  const reconnect = async () => {
    dispatchEvent(new Event('online'));
    await settled();
  };
  const close = async () => {
    dialog()?.press('Schliessen');
    await settled();
  };
  afterEach(close);

  test('one dialog reports all changes whose retry fails, and ‘Erneut versuchen’ resends each change with its own key', async () => {
    const { heartOf } = await pressWithoutResponse(['4711', '4712']);
    await reconnect();
    expect(dialogTexts()).toEqual([wishlistText.manyFailed(2)]);
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    await shop.fail('', 'ok');
    dialog()?.press('Erneut versuchen');
    await settled();
    expect([heartOf('4711').get(), heartOf('4712').get()]).toEqual([true, true]);
    expect(new Set(shop.sent.map(({ key }) => key)).size).toBe(2);
    expect(dialogTexts()).toEqual([]);
  });

  test('if a change keeps failing, the failure is reported once and not after each retry', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await pressWithoutResponse();
    await reconnect();
    await close();
    await vi.advanceTimersByTimeAsync(100_000);
    await settled();
    expect(dialogTexts()).toEqual([]);
  });

  test('if a retry was pending at the reconnect and fails, the change is reported', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await pressWithoutResponse();
    const release = shop.hold();
    await vi.advanceTimersByTimeAsync(4_000);
    dispatchEvent(new Event('online'));
    release();
    await settled();
    expect(dialogTexts()).toEqual([unknown]);
  });

  test('if the shop refuses the retry, the change is reported', async () => {
    await pressWithoutResponse();
    await shop.fail('*/wishlist', '422');
    await reconnect();
    expect(dialogTexts()).toEqual([wishlistText.addFailed]);
  });

  test('if another tab has changed the heart, ‘Erneut versuchen’ does not resend the change', async () => {
    await pressWithoutResponse();
    await reconnect();
    await shop.fail('', 'ok');
    const before = shop.sent.length;
    otherTab.postMessage({ wishlistCount: 1, heart: { productId: '4711', on: true }, since: Date.now() });
    dialog()?.press('Erneut versuchen');
    await settled();
    expect(shop.sent).toHaveLength(before);
  });
});

test('a wishlist change with an unknown outcome is not resent after another tab has changed the heart', async () => {
  const { heartOf, setOnWishlist } = await open();
  await shop.fail('POST *', 'lost', 2);
  await expect(setOnWishlist('4711', true)).rejects.toThrow();
  otherTab.postMessage({ wishlistCount: 0, heart: { productId: '4711', on: false }, since: Date.now() });
  dispatchEvent(new Event('online'));
  await settled();
  expect([heartOf('4711').get(), shop.sent.length]).toEqual([false, 2]);
});

test('if another tab changes the heart during the request and the response is lost, the change is not resent', async () => {
  const { heartOf, setOnWishlist } = await open();
  await shop.fail('POST *', 'lost', 2);
  const letGo = shop.hold();
  const making = setOnWishlist('4711', true);
  await settled();
  otherTab.postMessage({ wishlistCount: 0, heart: { productId: '4711', on: false }, since: Date.now() + 1 });
  await settled();
  letGo();
  await expect(making).rejects.toMatchObject({ name: 'AbortError' });
  dispatchEvent(new Event('online'));
  await settled();
  expect([heartOf('4711').get(), shop.sent.length]).toEqual([false, 2]);
});

test('after a change with an unknown outcome, a change of the quantity is sent with a new idempotency key', async () => {
  const { setOnWishlist } = await open();
  await shop.fail('POST *', 'lost', 2);
  await expect(setOnWishlist('4711', true)).rejects.toThrow(UnknownOutcome);
  await setOnWishlist('4711', true, 3);
  expect(shop.sent.map(({ body }) => body)).toEqual(['{"quantity":1}', '{"quantity":1}', '{"quantity":3}']);
  expect(new Set(shop.sent.map(({ key }) => key)).size).toBe(2);
});
