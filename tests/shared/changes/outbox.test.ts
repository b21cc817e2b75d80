// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { itemAddition, itemRemoval } from '../../../shared/api/cart.ts';
import { makeChange } from '../../../shared/changes/change.ts';
import { createOutbox, followPage } from '../../../shared/changes/outbox.ts';
import { resetState } from '../../../shared/registry/resettable.ts';
import { keptUnder, leaveKept } from '../../support/shop/kept.ts';
import { leavePage, returnToPage } from '../../support/shop/tabs.ts';

const name = 'krume:changes';
const removal = itemRemoval('12');
const settled = vi.fn();
const outbox = createOutbox({
  name: 'changes',
  owner: 'anyone',
  paths: /^\/rest\/cart\/[\w.%/-]+$/,
  keepsLarge: true,
  settled,
});
let life: AbortController;

/** Opens the next page in the same tab. */
function nextPage() {
  const kept = sessionStorage.getItem(name);
  resetState();
  outbox.reset();
  if (kept) sessionStorage.setItem(name, kept);
  return outbox.claim();
}

beforeEach(() => {
  life = new AbortController();
  followPage(life.signal);
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  resetState();
  outbox.reset();
  settled.mockClear();
});

test('the next page takes over each pending change and its idempotency key once, and ignores settled changes', () => {
  outbox.keep('a', removal);
  outbox.keep('b', removal);
  outbox.settle('a');
  expect(outbox.claim()).toEqual([]);
  expect(nextPage()).toEqual([{ key: 'b', change: removal }]);
  expect(outbox.claim()).toEqual([]);
});

test('if the response arrives while the page unloads, the change stays in the outbox for the next page', () => {
  outbox.keep('a', removal);
  leavePage();
  outbox.settle('a');
  expect(nextPage()).toHaveLength(1);
});

test('if the second page unloads before a resumed change is settled, the outbox contains the change once', () => {
  outbox.keep('a', removal);
  const [left] = nextPage();
  outbox.keep('a', removal);
  leavePage();
  expect([left, nextPage()]).toEqual([{ key: 'a', change: removal }, [{ key: 'a', change: removal }]]);
});

test('if a change is settled twice, the outbox calls settled() once', () => {
  outbox.keep('a', removal);
  outbox.settle('a');
  outbox.settle('a');
  expect(settled.mock.calls).toEqual([['a']]);
});

test('if keepsLarge is not set, the outbox does not store a change of 30 kB', () => {
  const body = { text: 'a'.repeat(30_000) };
  const other = createOutbox({ name: 'other', owner: 'anyone', paths: /^\/rest\/cart\/item\/12$/ });
  other.keep('a', { ...removal, body });
  other.keep('b', removal);
  expect(keptUnder('krume:other')).toEqual([{ key: 'b', change: removal }]);
  other.reset();
});

test('a response that arrives after the page returns from the back/forward cache settles the change', () => {
  outbox.keep('a', removal);
  leavePage();
  returnToPage();
  outbox.settle('a');
  expect(nextPage()).toEqual([]);
});

const make = (key: string, send: () => Promise<unknown>) =>
  makeChange({ change: removal, key, send, outbox: outbox.track });

/** A removal that fails. */
const refused = () => make('a', () => Promise.reject(Error('500'))).catch(() => undefined);

/** A removal that fails between a click on a link and the unload of the page. */
async function failAfterLinkClick() {
  let refuse = () => {};
  const response = new Promise<never>((_, reject) => {
    refuse = () => reject(Error('500'));
  });
  const pending = make('a', () => response).catch(() => undefined);
  dispatchEvent(new Event('beforeunload'));
  refuse();
  await pending;
}

test('if a change fails between a click on a link and the unload of the page, the next page takes over the change', async () => {
  await failAfterLinkClick();
  leavePage();
  expect(nextPage()).toEqual([{ key: 'a', change: removal }]);
});

test.each(['pointerdown', 'keydown', 'click'])(
  'if a change fails after a click on a link and a %s event follows, the next page does not take over the change',
  async (use) => {
    await failAfterLinkClick();
    document.body.dispatchEvent(new Event(use, { bubbles: true }));
    leavePage();
    expect(nextPage()).toEqual([]);
  },
);

test('when the page returns from the back/forward cache, the outbox removes a failed change', async () => {
  await failAfterLinkClick();
  leavePage();
  returnToPage();
  expect(nextPage()).toEqual([]);
});

test('if a change fails on a page that the user leaves without a link, the next page does not take over the change', async () => {
  await refused();
  leavePage();
  expect(nextPage()).toEqual([]);
});

test('a response that arrives between a click on a link and the unload of the page settles the change', async () => {
  const made = make('a', async () => undefined);
  dispatchEvent(new Event('beforeunload'));
  await made;
  leavePage();
  expect(nextPage()).toEqual([]);
});

test('the outbox removes its beforeunload listener after all pending changes are settled', async () => {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  const count = (spy: typeof added | typeof removed) =>
    spy.mock.calls.filter(([type]) => type === 'beforeunload').length;
  await Promise.all([refused(), make('b', async () => undefined)]);
  expect([count(added) > 0, count(removed)]).toEqual([true, 1]);
  vi.restoreAllMocks();
});

test('if a change contains a file of 30 kB, the outbox stores the idempotency key and omits the content', () => {
  const value = { name: 'bild.png', type: 'image/png', base64: 'A'.repeat(30_000) };
  const customOptions = [{ id: 20, type: 'file', value }];
  outbox.keep('a', itemAddition('4711', { quantity: 1, productOptions: [], customOptions }));
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
])('the next page ignores the invalid stored value %s', (text) => {
  leaveKept(name, JSON.parse(text), { of: 'anyone' });
  expect(outbox.claim()).toEqual([]);
});

test('the next page takes over a change even if an id in its path contains a full stop', () => {
  const change = { method: 'DELETE', path: '/rest/cart/item/A.12%2F3' } as const;
  outbox.keep('a', change);
  expect(nextPage()).toEqual([{ key: 'a', change }]);
});

test('the outbox throws no error when session storage is unavailable', () => {
  vi.stubGlobal('sessionStorage', undefined);
  outbox.keep('a', removal);
  outbox.settle('a');
  expect(outbox.claim()).toEqual([]);
});

test('if the stored list also contains invalid entries, the next page takes over the valid change', () => {
  outbox.keep('a', removal);
  const kept = [keptUnder(name)].flat();
  const odd = { toString: 1, valueOf: 1 };
  const entries = [
    { key: 'b', change: { path: odd, method: 'POST' } },
    { key: 'c', change: { ...removal, method: odd } },
  ];
  leaveKept(name, [...entries, null, ...kept], { of: 'anyone' });
  expect(nextPage().map(({ key }) => key)).toEqual(['a']);
});
