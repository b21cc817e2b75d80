// @vitest-environment page
import { unknown } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchAddresses } from '../../../shared/api/address.ts';
import { fetchBranches } from '../../../shared/api/branch.ts';
import { fetchOrder } from '../../../shared/api/checkout.ts';
import { request } from '../../../shared/api/client.ts';
import { ApiError, SessionExpired } from '../../../shared/api/errors.ts';
import { fetchWithProgress } from '../../../shared/api/fetch-with-progress.ts';
import { fetchReviews } from '../../../shared/api/review.ts';
import { wish, wishCall } from '../../../shared/api/wishlist.ts';
import { setCookie } from '../../../shared/kept/cookies.ts';
import { listen } from '../../../shared/signals/signals.ts';
import { listenToConsole } from '../../support/page/page.ts';
import { Connection } from '../../support/shop/connection.ts';
import { respondWith } from '../../support/shop/shop.ts';

// shop.md section 6, "Guest", and site.md section 4.1: a 401 ends a session only if the visitor had a session

/** Page configurations; `ends` states whether a 401 ends the session. */
const pages: Readonly<Record<string, { says: object; cookie?: true; ends: boolean }>> = {
  'rendered for a customer': { says: { authenticated: true, sessionCookies: ['anmeldung'] }, ends: true },
  'rendered for a customer, without configured cookies': { says: { authenticated: true }, ends: true },
  'rendered for a guest': { says: { authenticated: false }, ends: false },
  'without session data and without the session cookie': {
    says: { sessionCookies: ['anmeldung'] },
    ends: false,
  },
  'without session data, with the session cookie': {
    says: { sessionCookies: ['anmeldung'] },
    cookie: true,
    ends: true,
  },
  'rendered for a guest who has signed in in another tab': {
    says: { authenticated: false, sessionCookies: ['anmeldung'] },
    cookie: true,
    ends: true,
  },
  'without session data and without configured cookies': { says: {}, ends: true },
};

const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  'a request for the cart': () => request({ method: 'GET', path: '/rest/cart/', schema: unknown() }),
  'an addition to the cart': () =>
    request({ method: 'POST', path: '/rest/cart/item/4711', body: {}, schema: unknown() }, 'a'),
  'an addition to the wishlist': () => request(wishCall(wish('4711', true, 1)), 'a'),
  'a request for reviews': () => fetchReviews('4711'),
  'a request for the branches': () => fetchBranches(),
  'a request for an order': () => fetchOrder('5001'),
  'a request for the address book': () => fetchAddresses(),
  'an upload': () =>
    request({
      method: 'POST',
      path: '/rest/x',
      schema: unknown(),
      transport: fetchWithProgress(() => {}, new FormData()),
    }),
};

beforeEach(() => {
  listenToConsole();
  respondWith('{"Message": "Die Sitzung ist abgelaufen."}', { status: 401 });
  vi.stubGlobal('XMLHttpRequest', Connection);
});
afterEach(() => {
  vi.unstubAllGlobals();
  // happy-dom keeps a cookie with max-age=0 until the end of the millisecond
  document.cookie = 'anmeldung=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  document.head.replaceChildren();
});

describe.each(Object.entries(pages))('on a page %s', (_, { says, cookie, ends }) => {
  test.each(Object.entries(calls))(
    `if %s gets status 401, the session ${ends ? 'ends' : 'does not end'}`,
    async (_, call) => {
      document.head.innerHTML = `<script type="application/json" data-krume-config>${JSON.stringify(says)}</script>`;
      if (cookie) setCookie('anmeldung', '1');
      const life = new AbortController();
      const heard = vi.fn();
      listen('session-expired', heard, life.signal);
      await expect(call()).rejects.toBeInstanceOf(ends ? SessionExpired : ApiError);
      expect(heard).toHaveBeenCalledTimes(ends ? 1 : 0);
      life.abort();
    },
  );
});

test('if an addition to the wishlist gets status 401, refused() is called only if the page was rendered for a guest', async () => {
  const refused = vi.fn();
  const press = () => request(wishCall(wish('4711', true, 1), refused), 'a');
  await expect(press()).rejects.toBeInstanceOf(SessionExpired);
  expect(refused).not.toHaveBeenCalled();
  document.head.innerHTML =
    '<script type="application/json" data-krume-config>{"authenticated": false}</script>';
  await expect(press()).rejects.toBeInstanceOf(SessionExpired);
  expect(refused).toHaveBeenCalledOnce();
});
