import { atom } from 'nanostores';
import type { Change } from '../api/change.ts';
import { ApiError, SessionExpired } from '../api/errors.ts';
import { kept } from '../kept/kept.ts';
import { pageOpenedAt } from '../kept/page-opened.ts';
import { customSchema } from '../model/custom-schema.ts';
import { readable, text } from '../model/values.ts';
import { onPageLeave, onPageReturn, uses } from '../page/page-lifecycle.ts';

/** A change of the cart or of the wishlist, or a review, that has been asked for and has no answer yet. */
export interface Pending {
  key: string;
  /** Missing when it is too large to be kept */
  change?: Change | undefined;
  /** Then: pieces that were in the cart before it, as far as that was known */
  before?: number | undefined;
}

export interface LateFailure {
  /** Missing where what has to be sent is no longer there */
  retry?: (() => void) | undefined;
  /** Nobody is signed in (any more) */
  isGuest: boolean;
}

/** What an earlier page has left, and this one could not have confirmed. No button here is about it. */
export const $lateFailure = atom<LateFailure | undefined>();

/** Any other error is of an entry that nobody can read. Where the page goes meanwhile, `trackPending` has left it to the next. */
export function tellLateFailure(error: unknown, retry: () => void): void {
  const isGuest = error instanceof SessionExpired;
  if (isGuest || error instanceof ApiError) $lateFailure.set({ retry, isGuest });
}

/** What an earlier page has put into the cart with its files, without hearing of it: another object each time. */
export const $lateAddition = atom<object | undefined>();

/** What a change is of. One that is too large to be kept has no path: a file is sent to the cart. */
type Kind = 'cart' | 'wishlist' | 'review';

const kindOf = ({ change }: Pending): Kind => {
  if (change?.path.endsWith('/wishlist') && !change.path.startsWith('/rest/cart/')) return 'wishlist';
  return change?.path.endsWith('/review/') ? 'review' : 'cart';
};

/** The key of the change whose answer was heard last, and with it, when that was. */
const settled = kept({ name: 'cart-settled', where: 'device', schema: text, owner: 'device' });

/** Characters: what is larger would be cut off with the page anyway. A file is. */
const maxLength = 20_000;

/** Asked for by this page: it waits for the answers itself. */
const own = new Set<string>();
let isLeaving = false;

/** Whether the page may be about to be left: it is, or it stays, as for a download, and somebody uses it again. */
let isGoing = false;

/** What has failed meanwhile: told on a page that may have gone before anybody could read it. */
const untold = new Set<string>();

/** `beforeunload`, which is listened to only while there is something to be known: a page that always does is kept in no cache. */
export function pageGoes(): void {
  isGoing = true;
  for (const use of uses) addEventListener(use, pageStays, true);
}

function pageStays(): void {
  isGoing = false;
  for (const use of uses) removeEventListener(use, pageStays, true);
  for (const key of untold) settlePending(key);
  untold.clear();
}

/** Notices that the page is left: what it still hears then may be no answer, and the next page asks again. */
export function followPage(signal: AbortSignal): void {
  onPageLeave(() => {
    isLeaving = true;
  }, signal);
  onPageReturn(() => {
    isLeaving = false;
    pageStays();
  }, signal);
}

/** Keeps a change until it has its answer, for the page that comes after this one. */
export function keepPending(key: string, change: Change, before?: number): void {
  own.add(key);
  const all = read();
  // Sent again for an earlier page, it is there already
  if (all.some((pending) => pending.key === key)) return;
  const isKept = JSON.stringify(change).length < maxLength;
  // Nothing in the cart could say what became of a review
  if (isKept || kindOf({ key, change }) !== 'review')
    write([...all, isKept ? { key, change } : { key, before }]);
}

export function settlePending(key: string): void {
  if (isLeaving) return;
  const all = read();
  write(all.filter((pending) => pending.key !== key));
  // Hearts are kept with what has become of them
  if (all.some((pending) => pending.key === key && kindOf(pending) === 'cart')) settled.write(key);
}

/** Whether an answer was heard, in this tab or in another one, after this page was asked for: it may say less. */
export const isPageBehind = () => settled.read(pageOpenedAt()) !== undefined;

/** What earlier pages have left without an answer, of one kind; for this page to ask again. */
export function claimPending(kind: Kind): Pending[] {
  const left = read().filter((pending) => !own.has(pending.key) && kindOf(pending) === kind);
  for (const { key } of left) own.add(key);
  return left;
}

function write(all: readonly Pending[]): void {
  const isOfCart = (pending: Pending) => kindOf(pending) === 'cart';
  keepAll(ofCart, all.filter(isOfCart));
  keepAll(
    ofShopper,
    all.filter((pending) => !isOfCart(pending)),
  );
}

const keepAll = (list: typeof ofCart, changes: Pending[]) => list.write(changes.length ? changes : undefined);

const read = (): Pending[] => [...(ofCart.read() ?? []), ...(ofShopper.read() ?? [])];

/** Only a change of the cart or of the wishlist, or a review: storage is not ours alone. */
function isPending(entry: unknown): entry is Pending {
  const { key, change } = Object(entry) as { key?: unknown; change?: Partial<Change> };
  if (typeof key !== 'string') return false;
  return !change || (isOwnPath(change.path) && isMethod(change.method));
}

/** Still the same where the browser has read it: it takes `%2e%2e` for a step up. */
const isOwnPath = (path: unknown) =>
  typeof path === 'string' &&
  /^\/rest\/(cart\/[\w.%/-]+|product\/[\w.%-]+\/(wishlist|review\/))$/.test(path) &&
  new URL(path, 'https://shop.invalid').pathname === path;

const isMethod = (method: unknown) =>
  typeof method === 'string' && ['POST', 'PATCH', 'DELETE'].includes(method);

const Changes = readable(customSchema('change', (raw) => (isPending(raw) ? raw : undefined)));

/** A cart is the tab's, whoever is signed in, until a sign-out: the text on a cake is not for whoever comes then. */
const ofCart = kept({ name: 'changes', where: 'tab', schema: Changes, owner: 'anyone' });

/** Of the wishlist, and reviews: what a customer has asked for who is another one, or signed out, waits for them. */
const ofShopper = kept({ name: 'own-changes', where: 'tab', schema: Changes, owner: 'shopper' });

/** One for each change that has no answer yet */
const underWay = new Set<object>();

/**
 * Keeps a change for the next page as long as it is under way, and where it fails as the page is left.
 *
 * @param before pieces in the cart
 */
export async function trackPending<T>(
  key: string,
  change: Change,
  send: () => Promise<T>,
  before?: number,
): Promise<T> {
  keepPending(key, change, before);
  addEventListener('beforeunload', pageGoes);
  const turn = {};
  underWay.add(turn);
  try {
    const answer = await send();
    settlePending(key);
    return answer;
  } catch (error) {
    if (isGoing) untold.add(key);
    else settlePending(key);
    throw error;
  } finally {
    underWay.delete(turn);
    if (underWay.size === 0) removeEventListener('beforeunload', pageGoes);
  }
}

/** As on a new page after one that left nothing behind; for tests. */
export function resetOutbox(): void {
  write(read().filter(({ key }) => !own.has(key)));
  settled.forget();
  own.clear();
  underWay.clear();
  removeEventListener('beforeunload', pageGoes);
  isLeaving = false;
  pageStays();
  $lateFailure.set(undefined);
  $lateAddition.set(undefined);
}
