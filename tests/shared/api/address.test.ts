// @vitest-environment page
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  type AddressPayload,
  addressChange,
  addressCreation,
  fetchAddresses,
  removeAddress,
} from '../../../shared/api/address.ts';
import { request } from '../../../shared/api/client.ts';
import { ApiError, SessionExpired } from '../../../shared/api/errors.ts';
import { respondWith } from '../../support/shop/shop.ts';

afterEach(() => vi.unstubAllGlobals());

const anna: AddressPayload = {
  firstName: 'Anna',
  lastName: 'Brunner',
  company: '',
  phone: '061 555 01 24',
  street: ['Rebgasse 12', ' '],
  zip: ' 4058',
  city: 'Basel',
  isDefaultBilling: true,
  isDefaultShipping: false,
};
const sent = {
  firstName: 'Anna',
  lastName: 'Brunner',
  phone: '061 555 01 24',
  street: ['Rebgasse 12'],
  zip: '4058',
  city: 'Basel',
  isDefaultBilling: true,
  isDefaultShipping: false,
};

// site.md section 7, "Profile addresses": the API calls of the address book
describe('the API calls for the address book', () => {
  test.each([
    ['a new address', () => request(addressCreation(anna), 'k'), 'POST /rest/profile/address/', 'k'],
    [
      'a changed address',
      () => request(addressChange('31', anna)),
      'PATCH /rest/profile/address/31',
      undefined,
    ],
    [
      'an address with a slash in its id',
      () => request(addressChange('a/b', anna)),
      'PATCH /rest/profile/address/a%2Fb',
      undefined,
    ],
  ])(
    'saving %s omits empty fields from the request and returns the parsed response',
    async (_, call, what, key) => {
      const fetch = respondWith(JSON.stringify({ id: 31, ...sent }));
      expect(await call()).toMatchObject({ id: '31', firstName: 'Anna' });
      const [path, init] = fetch.mock.lastCall ?? [];
      expect(`${init?.method} ${path}`).toBe(what);
      expect(JSON.parse(String(init?.body))).toEqual(sent);
      expect(new Headers(init?.headers).get('Idempotency-Key') ?? undefined).toBe(key);
    },
  );

  test('addressChange puts the address id into the request path and omits it from the body', async () => {
    const fetch = respondWith(JSON.stringify({ id: 31, ...sent }));
    const read = await request(addressCreation(anna), 'k');
    await request(addressChange('31', { ...anna, ...read }));
    expect(JSON.parse(String(fetch.mock.lastCall?.[1].body))).toEqual(sent);
  });

  test('removeAddress accepts an empty response body', async () => {
    const fetch = respondWith('');
    expect(await removeAddress('31')).toBeUndefined();
    const [path, init] = fetch.mock.lastCall ?? [];
    expect([init?.method, path, init?.body]).toEqual(['DELETE', '/rest/profile/address/31', null]);
  });

  test('removeAddress rejects every non-empty response body except null, true and {}', async () => {
    for (const body of ['null', 'true', '{}']) {
      respondWith(body);
      await expect(removeAddress('31'), body).resolves.not.toThrow();
    }
    for (const body of ['false', '[]', '{"id":31}', '"{}"']) {
      respondWith(body);
      await expect(removeAddress('31'), body).rejects.toThrow(ApiError);
    }
  });

  test('fetchAddresses omits invalid addresses from the response', async () => {
    respondWith(
      JSON.stringify([{ id: 1 }, { id: 2, ...sent }, null, { id: 3, ...sent, street: 'Rebgasse 12' }]),
    );
    expect((await fetchAddresses())?.map(({ id }) => id)).toEqual(['2', '3']);
  });

  test('fetchAddresses rejects with SessionExpired when the shop responds with status 401', async () => {
    respondWith('{}', { status: 401 });
    await expect(fetchAddresses()).rejects.toThrow(SessionExpired);
  });
});
