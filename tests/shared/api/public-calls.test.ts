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
  search: () => fetchSearch('zopf', new AbortController().signal),
  'shop’s menu': () => fetchShopMenu(),
  branches: () => fetchBranches(),
  branch: () => fetchBranch('7'),
  events: () => fetchEvents(filter),
  event: () => fetchEvent('7'),
  reviews: () => fetchReviews('4711'),
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  respondWith('{}', { status: 401 });
});
afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries(calls))('the request for %s', (_, call) => {
  test.each([
    ['guest', 'does not emit', false, ApiError, 0],
    ['visitor whose session is unknown', 'emits', undefined, SessionExpired, 1],
    ['customer', 'emits', true, SessionExpired, 1],
  ] as const)(
    'a response with status 401 for a %s %s session-expired',
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
