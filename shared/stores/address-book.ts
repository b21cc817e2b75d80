import { atom } from 'nanostores';
import {
  type AddressPayload,
  changeAddress,
  createAddress,
  fetchAddresses,
  removeAddress,
} from '../api/address.ts';
import { ApiError, catchApiError, mayBeMade, UnknownOutcome } from '../api/errors.ts';
import type { Address } from '../model/address.ts';
import { isSavedAs, withAddress, withoutAddress } from '../rules/checkout/address-book.ts';
import { sameAddress } from '../rules/checkout/addresses.ts';
import { endWith } from './end-with.ts';
import { onPageReturn } from './page-lifecycle.ts';
import { sendTwice } from './serial-queue.ts';
import { $sessionExpired } from './session.ts';

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
 * Saves a new address or a changed one, and loads all of them anew. Answers the address as the shop has it, as far as
 * it says so. Rejects as `request` does, unless the addresses show that it has been saved.
 *
 * @see site.md section 4.5
 */
export async function saveAddress({ id, address, key }: Saving): Promise<Address | undefined> {
  const before = $addresses.get();
  const isNew = (candidate: Address) => before?.every((known) => known.id !== candidate.id);
  const isIt = (candidate: Address) =>
    (id === undefined ? isNew(candidate) : candidate.id === id) && isSavedAs(candidate, address);
  const send = (key: string) => (id === undefined ? createAddress(address, key) : changeAddress(id, address));
  const saved = await sendTwice(send, key).catch(async (error: unknown) => {
    const found = (await askAfter(error)).find(isIt);
    if (!found) throw error;
    return found;
  });
  if (saved) $addresses.set(withAddress($addresses.get() ?? [], saved));
  const reloaded = reloadAddresses();
  if (saved) return saved;
  // An empty answer is a success, too
  await reloaded;
  const wanted = { ...address, id, gender: undefined, email: undefined };
  return $addresses.get()?.findLast((candidate) => sameAddress(candidate, wanted));
}

/** Deletes an address. Rejects as `request` does; one that is not there any more is no failure. */
export async function deleteAddress(id: string): Promise<void> {
  await sendTwice(() => removeAddress(id)).catch(async (error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return;
    if ((await askAfter(error)).some((address) => address.id === id)) throw error;
  });
  $addresses.set(withoutAddress($addresses.get() ?? [], id));
  // What is under way may have been answered before
  if (loading) reloadAddresses();
}

/**
 * What the shop has after a change of which no answer says what became of it. Rejects with the error where that says it, or
 * the change has not left the device; with UnknownOutcome where the shop cannot be asked.
 */
async function askAfter(error: unknown): Promise<readonly Address[]> {
  if (!mayBeMade(error, false, navigator.onLine)) throw error;
  const found = await catchApiError(fetchAddresses(), () => undefined);
  if (!found) throw new UnknownOutcome(error.status, error.message, error.code);
  $addresses.set(found);
  return found;
}

/** Keeps them true until the signal says stop: on the way back to a page, and when what has failed can be loaded again. */
export function followAddresses(signal: AbortSignal): void {
  const renew = () => void reloadAddresses();
  const again = () => void ($addressesFailed.get() && reloadAddresses());
  onPageReturn(renew, signal);
  addEventListener('online', again, { signal });
  endWith(
    signal,
    $sessionExpired.listen((expired) => expired || again()),
  );
}

/** As on a new page; for tests. */
export function resetAddresses(): void {
  turn++;
  loading = undefined;
  $addresses.set(undefined);
  $addressesFailed.set(false);
}
