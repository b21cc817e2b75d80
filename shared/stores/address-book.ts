import { atom } from 'nanostores';
import {
  type AddressPayload,
  changeAddress,
  createAddress,
  fetchAddresses,
  removeAddress,
} from '../api/address.ts';
import { ApiError, catchApiError } from '../api/errors.ts';
import { type Finding, makeChange } from '../changes/change.ts';
import type { Address } from '../model/address.ts';
import { onAbort } from '../page/on-abort.ts';
import { onPageReturn } from '../page/page-lifecycle.ts';
import { isSavedAs, withAddress, withoutAddress } from '../rules/checkout/address-book.ts';
import { sameAddress } from '../rules/checkout/addresses.ts';
import { $sessionExpired } from './session/session.ts';

/** The saved addresses of whoever is signed in, as they are known last; undefined until they are. */
export const $addresses = atom<readonly Address[] | undefined>();

/** Whether they could not be loaded; what was known before is still there. */
export const $addressesFailed = atom(false);

/** What has been asked last counts: an older answer may not know of a change. */
let turn = 0;
let loading: Promise<void> | undefined;

/** What the server printed into the page counts until something newer is known. */
export function seedAddresses(printed: readonly Address[]): void {
  if (!$addresses.get()) $addresses.set(printed);
}

/** Loads them, once on a page; after a failure, again. Never rejects. */
export async function loadAddresses(): Promise<void> {
  if (!$addresses.get()) await (loading ?? reloadAddresses());
}

/** Loads them anew, over what is known. Never rejects. */
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
  /** Of the address that is changed; a new one has none */
  id: string | undefined;
  address: AddressPayload;
  /** Of what is sent: the shop makes one address of it, however often it arrives */
  key: string;
}

/**
 * The addresses that were known when a key was first sent: the address that it makes is none of them. Undefined where an
 * earlier page has sent it, whose address may be among them.
 */
const before = new Map<string, readonly Address[] | undefined>();

/**
 * Saves a new address or a changed one, and loads all of them anew. Answers the address as the shop has it, as far as
 * it says so. Rejects as `makeChange` does.
 *
 * @see site.md section 4.5
 */
export async function saveAddress({ id, address, key }: Saving): Promise<Address | undefined> {
  const isNew = (candidate: Address) => !before.get(key)?.some((one) => one.id === candidate.id);
  const isIt = (candidate: Address) =>
    (id === undefined ? isNew(candidate) : candidate.id === id) && isSavedAs(candidate, address);
  const confirm = async (): Promise<Finding<Address>> => {
    const found = (await askForAddresses()).find(isIt);
    return found ? { made: found } : 'not-made';
  };
  const saved = await makeChange({
    change: address,
    key,
    send: id === undefined ? createAddress : () => changeAddress(id, address),
    begin(wasSent) {
      if (!wasSent) before.set(key, $addresses.get());
      return { confirm };
    },
  });
  if (saved) $addresses.set(withAddress($addresses.get() ?? [], saved));
  const reloaded = reloadAddresses();
  if (saved) return saved;
  // An empty answer is a success, too
  await reloaded;
  const wanted = { ...address, id, gender: undefined, email: undefined };
  return $addresses.get()?.findLast((candidate) => sameAddress(candidate, wanted));
}

/** Deletes an address. Rejects as `makeChange` does; one that is not there any more is no failure. */
export async function deleteAddress(id: string): Promise<void> {
  const confirm = async (): Promise<Finding<unknown>> =>
    (await askForAddresses()).some((address) => address.id === id) ? 'not-made' : { made: undefined };
  await makeChange({ change: id, send: removeAddress, begin: () => ({ confirm }) }).catch(
    (error: unknown) => {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    },
  );
  $addresses.set(withoutAddress($addresses.get() ?? [], id));
  // What is under way may have been answered before
  if (loading) reloadAddresses();
}

/** What the shop has after a change of which no response says whether it was made. */
async function askForAddresses(): Promise<readonly Address[]> {
  const found = await fetchAddresses();
  if (!found) throw Error('The shop has answered no addresses');
  $addresses.set(found);
  return found;
}

/** Keeps them true until the signal says stop: on the way back to a page, and when what has failed can be loaded again. */
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

/** As on a new page; for tests. */
export function resetAddresses(): void {
  turn++;
  loading = undefined;
  before.clear();
  $addresses.set(undefined);
  $addressesFailed.set(false);
}
