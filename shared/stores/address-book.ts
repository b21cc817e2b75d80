import { atom } from 'nanostores';
import {
  type AddressPayload,
  addressChange,
  addressCreation,
  fetchAddresses,
  removeAddress,
} from '../api/address.ts';
import { request } from '../api/client.ts';
import { ApiError, catchApiError } from '../api/errors.ts';
import { type Finding, makeChange } from '../changes/change.ts';
import type { Address } from '../model/address.ts';
import { onAbort } from '../page/on-abort.ts';
import { onPageReturn } from '../page/page-lifecycle.ts';
import { resettable } from '../registry/resettable.ts';
import { isSavedAs, withAddress, withoutAddress } from '../rules/checkout/address-book.ts';
import { sameAddress } from '../rules/checkout/addresses.ts';
import { $sessionExpired } from './session/session.ts';

/** The saved addresses of the signed-in customer; undefined until they are known. */
export const $addresses = atom<readonly Address[] | undefined>();

/** Whether the last request of the addresses failed. Addresses from an earlier request stay in `$addresses`. */
export const $addressesFailed = atom(false);

/** Number of the latest request. Responses to earlier requests are ignored, because they may lack a change. */
let turn = 0;
let loading: Promise<void> | undefined;

/** Sets the addresses from the server HTML, unless addresses have been loaded. */
export function seedAddresses(printed: readonly Address[]): void {
  if (!$addresses.get()) $addresses.set(printed);
}

/** Loads the addresses once per page, and again after a failure. Never rejects. */
export async function loadAddresses(): Promise<void> {
  if (!$addresses.get()) await (loading ?? reloadAddresses());
}

/** Loads the addresses again. Never rejects. */
export function reloadAddresses(): Promise<void> {
  const ours = ++turn;
  $addressesFailed.set(false);
  loading = (async () => {
    const loaded = await catchApiError(fetchAddresses(), () => undefined);
    if (ours !== turn) return loading;
    loading = undefined;
    if (loaded) $addresses.set(loaded);
    else $addressesFailed.set(true);
  })();
  return loading;
}

interface Saving {
  /** Id of the changed address; undefined for a new address */
  id: string | undefined;
  address: AddressPayload;
  key: string;
}

/**
 * For each key, the addresses before the first attempt, so that the created address is recognised as new. Undefined if
 * an earlier page has sent the key, because the known addresses may already include the created address.
 */
const before = new Map<string, readonly Address[] | undefined>();

/**
 * Saves a new or changed address, and reloads all addresses. Resolves to the saved address, or to undefined if the
 * response is empty and the address is not found. Rejects like `makeChange`.
 *
 * @see site.md section 4.5
 */
export async function saveAddress({ id, address, key }: Saving): Promise<Address | undefined> {
  const isNew = (candidate: Address) => !before.get(key)?.some((one) => one.id === candidate.id);
  const isSaved = (candidate: Address) =>
    (id === undefined ? isNew(candidate) : candidate.id === id) && isSavedAs(candidate, address);
  const confirm = async (): Promise<Finding<Address>> => {
    const found = (await refetchAddresses()).find(isSaved);
    return found ? { made: found } : 'not-made';
  };
  const saved = await makeChange({
    change: id === undefined ? addressCreation(address) : addressChange(id, address),
    key,
    // A changed address needs no `Idempotency-Key`, because a second request has the same result
    send: id === undefined ? request : (call) => request(call),
    begin(wasSent) {
      if (!wasSent) before.set(key, $addresses.get());
      return { confirm };
    },
  });
  if (saved) $addresses.set(withAddress($addresses.get() ?? [], saved));
  const reloaded = reloadAddresses();
  if (saved) return saved;
  // An empty response is also a success. The saved address is then found in the reloaded list
  await reloaded;
  const wanted = { ...address, id, gender: undefined, email: undefined };
  return $addresses.get()?.findLast((candidate) => sameAddress(candidate, wanted));
}

/** Deletes an address. Rejects like `makeChange`, but not if the address is already deleted. */
export async function deleteAddress(id: string): Promise<void> {
  const confirm = async (): Promise<Finding<unknown>> =>
    (await refetchAddresses()).some((address) => address.id === id) ? 'not-made' : { made: undefined };
  await makeChange({ change: id, send: removeAddress, begin: () => ({ confirm }) }).catch(
    (error: unknown) => {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    },
  );
  $addresses.set(withoutAddress($addresses.get() ?? [], id));
  // The response to a running request may still contain the deleted address
  if (loading) reloadAddresses();
}

async function refetchAddresses(): Promise<readonly Address[]> {
  const found = await fetchAddresses();
  if (!found) throw Error('No addresses in the response');
  $addresses.set(found);
  return found;
}

/**
 * Keeps the addresses up to date until the signal aborts. Reloads them on return to the page. After a failure, reloads
 * them when the connection or the session is back.
 */
export function followAddresses(signal: AbortSignal): void {
  const renew = () => void reloadAddresses();
  const again = () => void ($addressesFailed.get() && reloadAddresses());
  onPageReturn(renew, signal);
  addEventListener('online', again, { signal });
  onAbort(
    signal,
    $sessionExpired.listen((expired) => expired || again()),
  );
}

resettable(() => {
  turn++;
  loading = undefined;
  before.clear();
  $addresses.set(undefined);
  $addressesFailed.set(false);
});
