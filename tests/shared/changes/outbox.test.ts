// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { itemAddition, itemRemoval } from '../../../shared/api/cart.ts';
import { makeChange } from '../../../shared/changes/change.ts';
import {
  claimPending,
  followPage,
  isPageBehind,
  keepPending,
  resetOutbox,
  settlePending,
  trackPending,
} from '../../../shared/changes/outbox.ts';
import { resetPageLifecycle } from '../../../shared/page/page-lifecycle.ts';
import { keptUnder, leaveKept } from '../../support/shop/kept.ts';
import { leavePage, returnToPage } from '../../support/shop/tabs.ts';

const name = 'krume:changes';
const removal = itemRemoval('12');
let life: AbortController;

/** The same tab, one page on. */
function nextPage() {
  const kept = sessionStorage.getItem(name);
  resetOutbox();
  if (kept) sessionStorage.setItem(name, kept);
  return claimPending('cart');
}

beforeEach(() => {
  life = new AbortController();
  followPage(life.signal);
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  resetOutbox();
});

test('a change without its answer is the next page’s, under the same key, once', () => {
  keepPending('a', removal);
  keepPending('b', removal);
  settlePending('a');
  expect(claimPending('cart')).toEqual([]);
  expect(nextPage()).toEqual([{ key: 'b', change: removal }]);
  expect(claimPending('cart')).toEqual([]);
});

test('what is heard while the page is left may be no answer', () => {
  keepPending('a', removal);
  leavePage();
  settlePending('a');
  expect(nextPage()).toHaveLength(1);
});

test('sent again for an earlier page, and left once more, it is kept once', () => {
  keepPending('a', removal);
  const [left] = nextPage();
  keepPending('a', removal);
  leavePage();
  expect([left, nextPage()]).toEqual([{ key: 'a', change: removal }, [{ key: 'a', change: removal }]]);
});

test('an answer that is heard after the next page was asked for leaves that one behind', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  keepPending('a', removal);
  settlePending('a');
  vi.setSystemTime(Date.now() + 1000);
  resetPageLifecycle();
  expect(isPageBehind()).toBe(false);
  keepPending('b', removal);
  settlePending('b');
  expect(isPageBehind()).toBe(true);
});

test('a page that comes back hears its answers again', () => {
  keepPending('a', removal);
  leavePage();
  returnToPage();
  settlePending('a');
  expect(nextPage()).toEqual([]);
});

const make = (key: string, send: () => Promise<unknown>) =>
  makeChange({ change: removal, key, send, outbox: trackPending });

/** A removal that the shop refuses. */
const refused = () => make('a', () => Promise.reject(Error('500'))).catch(() => undefined);

/** A removal that is refused once a link has been followed. */
async function failsWhileGoing() {
  let refuse = () => {};
  const answer = new Promise<never>((_, reject) => {
    refuse = () => reject(Error('500'));
  });
  const pending = make('a', () => answer).catch(() => undefined);
  dispatchEvent(new Event('beforeunload'));
  refuse();
  await pending;
}

test('what fails between a link and the page’s end is told on a page that goes: it is the next page’s', async () => {
  await failsWhileGoing();
  leavePage();
  expect(nextPage()).toEqual([{ key: 'a', change: removal }]);
});

test.each(['pointerdown', 'keydown', 'click'])(
  'a page that stays has told it itself, which its next %s shows',
  async (use) => {
    await failsWhileGoing();
    document.body.dispatchEvent(new Event(use, { bubbles: true }));
    leavePage();
    expect(nextPage()).toEqual([]);
  },
);

test('a page that comes back as it was still tells it, and asks for nothing once more', async () => {
  await failsWhileGoing();
  leavePage();
  returnToPage();
  expect(nextPage()).toEqual([]);
});

test('what has failed on a page that nobody leaves is told there, and is not the next page’s', async () => {
  await refused();
  leavePage();
  expect(nextPage()).toEqual([]);
});

test('what is made between a link and the page’s end is made', async () => {
  const made = make('a', async () => undefined);
  dispatchEvent(new Event('beforeunload'));
  await made;
  leavePage();
  expect(nextPage()).toEqual([]);
});

test('nothing listens to beforeunload but what is under way: a page that always does is kept in no cache', async () => {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  const count = (spy: typeof added | typeof removed) =>
    spy.mock.calls.filter(([type]) => type === 'beforeunload').length;
  await Promise.all([refused(), make('b', async () => undefined)]);
  expect([count(added) > 0, count(removed)]).toEqual([true, 1]);
  vi.restoreAllMocks();
});

test('a file is too large to be kept: only that there was something', () => {
  const value = { name: 'bild.png', type: 'image/png', base64: 'A'.repeat(30_000) };
  const customOptions = [{ id: 20, type: 'file', value }];
  keepPending('a', itemAddition('4711', { quantity: 1, productOptions: [], customOptions }));
  expect(nextPage()).toEqual([{ key: 'a' }]);
});

test.each([
  '"nonsense"',
  '{}',
  '[null, 1, "a", {"key": 1}]',
  '[{"key": "a", "change": {"method": "POST", "path": "https://evil.example/rest/cart/item/1"}}]',
  '[{"key": "a", "change": {"method": "POST", "path": "/rest/cart/../profile/address/1"}}]',
  '[{"key": "a", "change": {"method": "POST", "path": "/rest/cart/%2e%2E/profile/address/1"}}]',
  '[{"key": "a", "change": {"method": "GET", "path": "/rest/cart/item/1"}}]',
])('what others have put into the storage is not sent: %s', (text) => {
  leaveKept(name, JSON.parse(text), { of: 'anyone' });
  expect(claimPending('cart')).toEqual([]);
});

test('an id with a full stop in it is known to the next page, too', () => {
  const change = { method: 'DELETE', path: '/rest/cart/item/A.12%2F3' } as const;
  keepPending('a', change);
  expect(nextPage()).toEqual([{ key: 'a', change }]);
});

test('without storage nothing is kept, and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepPending('a', removal);
  settlePending('a');
  expect(claimPending('cart')).toEqual([]);
});

test('what lies beside a change in the storage does not cost it', () => {
  keepPending('a', removal);
  const kept = [keptUnder(name)].flat();
  const odd = { toString: 1, valueOf: 1 };
  const entries = [
    { key: 'b', change: { path: odd, method: 'POST' } },
    { key: 'c', change: { ...removal, method: odd } },
  ];
  leaveKept(name, [...entries, null, ...kept], { of: 'anyone' });
  expect(nextPage().map(({ key }) => key)).toEqual(['a']);
});
