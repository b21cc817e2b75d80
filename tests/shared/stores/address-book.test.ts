// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customers } from '../../../fixtures/shop/customers.ts';
import { createContentKeys } from '../../../shared/changes/content-keys.ts';
import { resetState } from '../../../shared/registry/resettable.ts';
import {
  $addresses,
  $addressesFailed,
  deleteAddress,
  followAddresses,
  loadAddresses,
  reloadAddresses,
  saveAddress,
  seedAddresses,
} from '../../../shared/stores/address-book.ts';
import { $sessionExpired } from '../../../shared/stores/session/session.ts';
import { address } from '../../support/data/samples.ts';
import { listenToConsole, settled } from '../../support/page/page.ts';
import { connectShop } from '../../support/shop/shop.ts';
import { resetPage } from '../../support/shop/stores.ts';

// site.md section 4.5: the store of the address book

let shop: ReturnType<typeof connectShop>;
let life = new AbortController();
const ids = () => $addresses.get()?.map(({ id }) => id);
const [anna] = customers;
const all = anna.addresses.map(({ id }) => String(id));

beforeEach(async () => {
  life = new AbortController();
  resetPage();
  listenToConsole();
  shop = connectShop();
  await shop.signIn();
});
afterEach(() => {
  life.abort();
  vi.unstubAllGlobals();
});

test('parallel calls of loadAddresses share one request', async () => {
  await Promise.all([loadAddresses(), loadAddresses()]);
  await loadAddresses();
  expect([ids(), shop.calls()]).toEqual([all, ['GET /rest/profile/address/']]);
});

test('the address book contains the addresses from the server HTML until the shop returns newer addresses', async () => {
  seedAddresses([address]);
  await loadAddresses();
  expect([ids(), shop.calls()]).toEqual([['7'], []]);
  await reloadAddresses();
  seedAddresses([address]);
  expect(ids()).toEqual(all);
});

test('if the shop sent the address list before a deletion, the list does not restore the deleted address', async () => {
  await loadAddresses();
  const letGo = shop.hold();
  const reloaded = reloadAddresses();
  const deleted = deleteAddress('35');
  letGo();
  await Promise.all([reloaded, deleted]);
  await settled();
  expect(ids()).toEqual(all.slice(0, -1));
});

test('deleteAddress resolves for the status 404, and rejects for the status 409', async () => {
  await loadAddresses();
  await deleteAddress('999');
  await shop.fail('DELETE /rest/profile/address/*', '409', 1);
  await expect(deleteAddress('35')).rejects.toMatchObject({ status: 409 });
  expect(ids()).toEqual(all);
});

test('after a 401, the next sign-in loads the address book again, and a reconnect does not load it', async () => {
  followAddresses(life.signal);
  await shop.fail('GET /rest/profile/address/', '401', 2);
  await loadAddresses();
  expect($addressesFailed.get()).toBe(true);
  dispatchEvent(new Event('online'));
  await settled();
  expect($addressesFailed.get()).toBe(true);
  $sessionExpired.set(true);
  $sessionExpired.set(false);
  await settled();
  expect([ids(), $addressesFailed.get()]).toEqual([all, false]);
  dispatchEvent(new Event('online'));
  await settled();
  expect(shop.calls()).toHaveLength(3);
});

test('if the shop saved the address at an earlier attempt, saveAddress resolves even if the retry fails', async () => {
  const { id: _, ...wanted } = {
    ...address,
    firstName: 'Regula',
    isDefaultBilling: false,
    isDefaultShipping: false,
  };
  const saving = { id: undefined, address: wanted, key: 'attempt' };
  await saveAddress(saving);
  resetState();
  createContentKeys({ content: '', key: 'attempt' });
  await loadAddresses();
  await shop.fail('POST /rest/profile/address/', '500');
  expect(await saveAddress(saving)).toMatchObject({ firstName: 'Regula' });
});

test('the address book requests the addresses again when a page returns from the back/forward cache', async () => {
  followAddresses(life.signal);
  await loadAddresses();
  const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  comeBack();
  await settled();
  expect(shop.calls()).toHaveLength(2);
  life.abort();
  comeBack();
  await settled();
  expect(shop.calls()).toHaveLength(2);
});
