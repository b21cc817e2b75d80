// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { itemAddition, itemRemoval, quantityChange } from '../../../../shared/api/cart.ts';
import type { Change } from '../../../../shared/api/change.ts';
import { newReview } from '../../../../shared/api/review.ts';
import { wish } from '../../../../shared/api/wishlist.ts';
import { $isCartStale } from '../../../../shared/stores/cart/cart.ts';
import { reviewDraft, reviewOutbox } from '../../../../shared/stores/product/late-reviews.ts';
import { $sessionExpired } from '../../../../shared/stores/session/session.ts';
import { heartOf } from '../../../../shared/stores/wishlist/wishlist.ts';
import { wishlistOutbox } from '../../../../shared/stores/wishlist/wishlist-outbox.ts';
import { textsOf } from '../../../../shared/ui/hooks/use-attempt-draft.ts';
import { watchShop } from '../../../../shared/ui/services/watch-shop.ts';
import { dialog, dialogTexts } from '../../../support/page/dialog.ts';
import { listenToConsole, setPage, settled } from '../../../support/page/page.ts';
import { leaveUnderWay } from '../../../support/shop/outbox.ts';
import { connectShop } from '../../../support/shop/shop.ts';
import { openStores, resetPage } from '../../../support/shop/stores.ts';
import { openOtherTab } from '../../../support/shop/tabs.ts';

// If the shop refuses a change that an earlier page left pending, the next page reports the change

const unconfirmed = 'Was Sie auf der vorherigen Seite geändert haben, wurde nicht bestätigt.';
const addition = itemAddition('4711', { quantity: 2, productOptions: [], customOptions: [] });

let shop: ReturnType<typeof connectShop>;

async function openAfter(...left: { key: string; change?: Change; before?: number }[]) {
  // Forgets the requests of earlier tests, which have the same keys
  resetPage();
  leaveUnderWay(left);
  openStores();
  await watchShop();
  await settled();
}

/** Polls for the dialog, because the dialog is loaded on demand. */
const expectReport = () => vi.waitFor(() => expect(dialogTexts()).toEqual([unconfirmed]));

beforeEach(async () => {
  listenToConsole();
  setPage('<main></main>');
  localStorage.clear();
  openOtherTab();
  shop = connectShop();
  await shop.signIn();
});
afterEach(() => {
  document.head.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the next page reports a refused addition to the cart, and ‘Erneut versuchen’ resends the same key', async () => {
  await shop.fail('POST /rest/cart/*', '409', 1);
  await openAfter({ key: 'left', change: addition });
  await expectReport();
  expect((await shop.cart()).itemsQuantity).toBe(0);

  dialog()?.press('Erneut versuchen');
  await vi.waitFor(async () => expect((await shop.cart()).itemsQuantity).toBe(2));
  expect(shop.sent.filter(({ what }) => what.startsWith('POST')).map(({ key }) => key)).toEqual([
    'left',
    'left',
  ]);
  expect(dialogTexts()).toEqual([]);
});

test('if the retry of a refused addition fails, the next page reports the addition again', async () => {
  await shop.fail('POST /rest/cart/*', '409', 2);
  await openAfter({ key: 'left', change: addition });
  await expectReport();
  dialog()?.press('Erneut versuchen');
  await vi.waitFor(() => expect(shop.calls()).toHaveLength(2));
  await expectReport();
  dialog()?.press('Schliessen');
});

test('the next page reports a refused wishlist change and a refused addition to the cart in one dialog', async () => {
  await shop.fail('POST *', '409', 2);
  await openAfter({ key: 'a', change: addition }, { key: 'b', change: wish('4712', true, 1) });
  await expectReport();
  expect(heartOf('4712').get()).toBeUndefined();
  dialog()?.press('Erneut versuchen');
  await vi.waitFor(async () => expect((await shop.cart()).itemsQuantity).toBe(2));
  await settled();
  expect(heartOf('4712').get()).toBe(true);
});

test('if the next page is for a guest, it reports a refused wishlist change, and a retry works after the sign-in', async () => {
  document.head.innerHTML =
    '<script type="application/json" data-krume-config>{"authenticated": false}</script>';
  await shop.fail('POST *', '401', 2);
  await openAfter({ key: 'heart', change: wish('4712', true, 1) });
  const signIn = `${unconfirmed} Melden Sie sich an und versuchen Sie es erneut.`;
  await vi.waitFor(() => expect(dialogTexts()).toEqual([signIn]));
  expect(heartOf('4712').get()).toBeUndefined();
  dialog()?.press('Erneut versuchen');
  await vi.waitFor(() => expect(shop.calls()).toHaveLength(2));
  await vi.waitFor(() => expect(dialogTexts()).toEqual([signIn]));
  dialog()?.press('Erneut versuchen');
  await vi.waitFor(() => expect(heartOf('4712').get()).toBe(true));
  await settled();
  expect(shop.sent.map(({ key }) => key)).toEqual(['heart', 'heart', 'heart']);
  expect(dialogTexts()).toEqual([]);
});

test('if a resent addition gets a 401, the next page reports the addition when the session is valid again', async () => {
  await shop.fail('POST *', '401', 1);
  await openAfter({ key: 'add', change: addition });
  await vi.waitFor(() =>
    expect(dialogTexts()).toEqual(['Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.']),
  );
  $sessionExpired.set(false);
  await expectReport();
  dialog()?.press('Erneut versuchen');
  await vi.waitFor(async () => expect((await shop.cart()).itemsQuantity).toBe(2));
});

test('the next page does not report a failed removal if the cart item no longer exists', async () => {
  await openAfter({ key: 'gone', change: itemRemoval('4999') });
  expect(shop.calls()).toContain('DELETE /rest/cart/item/4999');
  expect(dialogTexts()).toEqual([]);
});

test.each(['removal', 'quantity change'])(
  'the next page does not report a failed %s if the cart already shows the result',
  async (what) => {
    await shop.put(4711, 2);
    const itemId = (await shop.cart()).items[0]?.itemId ?? '';
    const change = what === 'removal' ? itemRemoval(itemId) : quantityChange(itemId, 3);
    await shop.fail(`${change.method} /rest/cart/*`, 'lost');
    await openAfter({ key: `lost-${what}`, change });
    expect((await shop.cart()).itemsQuantity).toBe(what === 'removal' ? 0 : 3);
    expect(shop.calls()).toContain('GET /rest/cart/');
    expect(dialogTexts()).toEqual([]);
  },
);

test('the next page reports a failed removal of a cart item if the cart still contains the item', async () => {
  await shop.put(4711, 2);
  const change = itemRemoval((await shop.cart()).items[0]?.itemId ?? '');
  await shop.fail('DELETE /rest/cart/*', '500');
  await openAfter({ key: 'refused-removal', change });
  await expectReport();
  dialog()?.press('Schliessen');
});

// The page did not store the file of the custom option, because the file is too large
const addAgain = `${unconfirmed} Bitte prüfen Sie Ihren Warenkorb, und legen Sie den Artikel gegebenenfalls nochmals hinein.`;

test('if an addition with a file failed, the next page reports it and does not offer ‘Erneut versuchen’', async () => {
  await shop.put(4711, 1);
  await openAfter({ key: 'file', before: 1 });
  await vi.waitFor(() => expect(dialogTexts()).toEqual([addAgain]));
  expect(dialog()?.buttons).toEqual(['Seite erneut laden', 'Schliessen']);
  expect(shop.calls().every((call) => call === 'GET /rest/cart/')).toBe(true);
});

test('the next page reports an addition with a file unless the cart count has increased', async () => {
  await shop.put(4711, 2);
  await openAfter({ key: 'file', before: 1 });
  expect(dialogTexts()).toEqual([]);
  await openAfter({ key: 'file' });
  await vi.waitFor(() => expect(dialogTexts()).toEqual([addAgain]));
  dialog()?.press('Schliessen');
  await shop.fail('GET /rest/cart/', 'offline');
  await openAfter({ key: 'file', before: 1 });
  await vi.waitFor(() => expect(dialogTexts()).toContain(addAgain));
});

test('when the report about an addition with a file closes, the page marks the cart as stale', async () => {
  await openAfter({ key: 'file', before: 0 });
  await vi.waitFor(() => expect(dialogTexts()).toEqual([addAgain]));
  $isCartStale.set(false);
  dialog()?.press('Schliessen');
  await vi.waitFor(() => expect($isCartStale.get()).toBe(true));
});

test('one dialog on the next page reports a failed addition with a file and a refused addition', async () => {
  await shop.fail('POST /rest/cart/*', '409', 1);
  await openAfter({ key: 'left', change: addition }, { key: 'file', before: 0 });
  await vi.waitFor(() => expect(dialogTexts().toSorted()).toEqual([unconfirmed, addAgain]));
});

const review = newReview('4711', { rating: 4, title: 'Gut', comment: 'Knusprig' });
const draftOfReview = reviewDraft('4711');
const keepReview = () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="title" value="Gut">';
  draftOfReview.write({ texts: textsOf(form), attempt: { content: '{}', key: 'review' } });
};
const reviewsSent = () => shop.sent.filter(({ what }) => what.startsWith('POST /rest/product/4711/review/'));

test('the next page resends a pending review with the same key, and deletes the draft of the review', async () => {
  keepReview();
  await openAfter({ key: 'review', change: review });
  expect(reviewsSent().map(({ key }) => key)).toEqual(['review']);
  expect(dialogTexts()).toEqual([]);
  expect(draftOfReview.read()).toBeUndefined();
  await openAfter();
  expect(reviewsSent()).toHaveLength(1);
});

test.each(['500', 'lost'] as const)(
  'the next page reports a failed review (fault: %s), and ‘Erneut versuchen’ resends it with the same key',
  async (mode) => {
    await shop.fail('POST /rest/product/*', mode, 2);
    keepReview();
    await openAfter({ key: `review-${mode}`, change: review });
    if (mode === '500') {
      await expectReport();
      expect(draftOfReview.read()?.texts).toEqual({ title: 'Gut' });
    } else await vi.waitFor(() => expect(dialogTexts()).toEqual([unconfirmed]));
    const before = reviewsSent().length;
    dialog()?.press('Erneut versuchen');
    await vi.waitFor(() => expect(reviewsSent().length).toBeGreaterThan(before));
    await settled();
    if (dialog()) {
      dialog()?.press('Erneut versuchen');
      await settled();
    }
    expect(dialogTexts()).toEqual([]);
    expect(new Set(reviewsSent().map(({ key }) => key))).toEqual(new Set([`review-${mode}`]));
  },
);

test('if a resent review gets a 401, the next page reports the review when the session is valid again', async () => {
  await shop.fail('POST *', '401', 1);
  await openAfter({ key: 'review', change: review });
  await vi.waitFor(() =>
    expect(dialogTexts()).toEqual(['Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.']),
  );
  $sessionExpired.set(false);
  await expectReport();
  dialog()?.press('Erneut versuchen');
  await vi.waitFor(() => expect(reviewsSent()).toHaveLength(2));
});

test('if the shopper has changed the draft of a pending review, the next page keeps the draft', async () => {
  draftOfReview.write({ texts: { title: 'Sehr gut' }, attempt: { content: '{}', key: 'review' } });
  await openAfter({ key: 'review', change: review });
  expect(reviewsSent()).toHaveLength(1);
  expect(draftOfReview.read()?.texts).toEqual({ title: 'Sehr gut' });
});

test('if the pending review has a different key, the next page keeps the draft of the review', async () => {
  keepReview();
  await openAfter({ key: 'another', change: review });
  expect(draftOfReview.read()?.texts).toEqual({ title: 'Gut' });
});

test.each([
  ['a review', reviewOutbox, review],
  ['a wishlist change', wishlistOutbox, wish('4712', true, 1)],
])(
  'a page for another person keeps a customer’s pending change (%s), and does not send the change',
  async (_, outbox, change) => {
    const configure = (says: object) => {
      document.head.innerHTML = `<script type="application/json" data-krume-config>${JSON.stringify(says)}</script>`;
    };
    resetPage();
    configure({ authenticated: true, customer: 'anna' });
    outbox.keep('of-anna', change);
    const left = { ...sessionStorage };
    for (const says of [{ authenticated: true, customer: 'beat' }, { authenticated: false }]) {
      configure(says);
      resetPage();
      Object.assign(sessionStorage, left);
      openStores();
      await watchShop();
      await settled();
      expect(shop.calls()).toEqual([]);
    }
    configure({ authenticated: true, customer: 'anna' });
    openStores();
    await watchShop();
    await settled();
    expect(shop.sent.map(({ key }) => key)).toEqual(['of-anna']);
    document.head.replaceChildren();
  },
);
