// @vitest-environment page
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchBranch, fetchBranches } from '../../../shared/api/branch.ts';
import { ApiError, SessionExpired } from '../../../shared/api/errors.ts';
import { fetchEvent, fetchEvents } from '../../../shared/api/event.ts';
import { fetchReviews } from '../../../shared/api/review.ts';
import { fetchSearch } from '../../../shared/api/search.ts';
import { fetchShopMenu } from '../../../shared/api/shop-menu.ts';
import { listen } from '../../../shared/signals/signals.ts';
import { respondWith } from '../../support/shop/shop.ts';

// site.md section 4.1: calls for public data handle a 401 like any other call

const filter = { offset: 0, limit: 6, category: 0, month: '', includePast: true };
const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  'search results': () => fetchSearch('zopf', new AbortController().signal),
  'the shop menu': () => fetchShopMenu(),
  'all branches': () => fetchBranches(),
  'one branch': () => fetchBranch('7'),
  'a list of events': () => fetchEvents(filter),
  'one event': () => fetchEvent('7'),
  'the reviews of a product': () => fetchReviews('4711'),
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  respondWith('{}', { status: 401 });
});
afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries(calls))('the request for %s', (_, call) => {
  test.each([
    ['the visitor is a guest', 'does not emit', false, ApiError, 0],
    ['the page does not state whether a customer is signed in', 'emits', undefined, SessionExpired, 1],
    ['a customer is signed in', 'emits', true, SessionExpired, 1],
  ] as const)(
    'if %s, a response with status 401 %s session-expired',
    async (_, __, authenticated, kind, ended) => {
      document.head.innerHTML = `<script type="application/json" data-krume-config>${JSON.stringify({ authenticated })}</script>`;
      const heard = vi.fn();
      const life = new AbortController();
      listen('session-expired', heard, life.signal);
      await expect(call()).rejects.toBeInstanceOf(kind);
      expect(heard).toHaveBeenCalledTimes(ended);
      life.abort();
    },
  );
});
