import { atom } from 'nanostores';
import type { Change } from '../api/change.ts';
import { ApiError, SessionExpired } from '../api/errors.ts';
import { kept } from '../kept/kept.ts';
import { pageOpenedAt } from '../kept/page-opened.ts';
import { isLeft } from '../kept/signed-out.ts';
import { customSchema } from '../model/custom-schema.ts';
import { readable, text } from '../model/values.ts';
import { onPageLeave, onPageReturn, uses } from '../page/page-lifecycle.ts';
import { sentKeys } from './key.ts';

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

/** What a change is of: `wishlist`, `review`, else `cart`. One that is too large to be kept has no path: a file is sent to the cart. */
const kindOf = ({ change }: Pending) =>
  /^\/rest\/product\/.*\/(wishlist|review)/.exec(change?.path ?? '')?.[1] ?? 'cart';

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
  const known = all.find((pending) => pending.key === key);
  write(all.filter((pending) => pending !== known));
  // Hearts are kept with what has become of them
  if (known && kindOf(known) === 'cart') settled.write(key);
}

/** Whether an answer was heard, in this tab or in another one, after this page was asked for: it may say less. */
export const isPageBehind = () => settled.read(pageOpenedAt()) !== undefined;

/** What earlier pages have left without an answer, of one kind; for this page to ask again. */
export function claimPending(kind: string): Pending[] {
  const left = read().filter((pending) => !own.has(pending.key) && kindOf(pending) === kind);
  for (const { key } of left) own.add(key);
  return left;
}

/**
 * Sends what earlier pages have left without an answer, now and whenever the page comes back. Under its key it happens
 * once, however often it is sent. A failure is told.
 */
export function resumePending(
  kind: 'cart' | 'wishlist' | 'review',
  resend: (pending: Pending) => Promise<unknown>,
  signal: AbortSignal,
): void {
  const resumeAll = () => {
    const at = Date.now();
    for (const pending of claimPending(kind)) {
      const resume = () => {
        // After a sign-out in any tab it is sent for nobody else
        if (isLeft({ at, of: 'anyone' })) return;
        sentKeys.add(pending.key);
        resend(pending).catch((error) => {
          const isGuest = error instanceof SessionExpired;
          // Any other error is of an entry that cannot be read. If the page unloads first, the next page resumes it
          if (isGuest || error instanceof ApiError) $lateFailure.set({ retry: resume, isGuest });
        });
      };
      resume();
    }
  };
  resumeAll();
  onPageReturn(resumeAll, signal);
}

const placeOf = (pending: Pending) => (kindOf(pending) === 'cart' ? ofCart : ofShopper);

function write(all: readonly Pending[]): void {
  for (const place of [ofCart, ofShopper]) {
    const own = all.filter((pending) => placeOf(pending) === place);
    place.write(own.length ? own : undefined);
  }
}

const read = (): Pending[] => [ofCart, ofShopper].flatMap((place) => place.read() ?? []);

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

const isMethod = (method: unknown) => ['POST', 'PATCH', 'DELETE'].some((known) => known === method);

const Changes = readable(customSchema('change', (raw) => (isPending(raw) ? raw : undefined)));

/** A cart is the tab's, whoever is signed in, until a sign-out: the text on a cake is not for whoever comes then. */
const ofCart = kept({ name: 'changes', where: 'tab', schema: Changes, owner: 'anyone' });

/** Of the wishlist, and reviews: what a customer has asked for who is another one, or signed out, waits for them. */
const ofShopper = kept({ name: 'own-changes', where: 'tab', schema: Changes, owner: 'shopper' });

/** Changes that have no answer yet */
let underWay = 0;

/**
 * Keeps a change for the next page as long as it is under way, and where it fails as the page is left. Answers the function
 * that ends this, to be called with the error if there is one.
 *
 * @param before pieces in the cart
 */
export function trackPending(key: string, change: Change, before?: number): (failure: unknown) => void {
  keepPending(key, change, before);
  addEventListener('beforeunload', pageGoes);
  underWay++;
  return (failure) => {
    if (isGoing && failure) untold.add(key);
    else settlePending(key);
    if (--underWay === 0) removeEventListener('beforeunload', pageGoes);
  };
}

/** As on a new page after one that left nothing behind; for tests. */
export function resetOutbox(): void {
  write(read().filter(({ key }) => !own.has(key)));
  settled.forget();
  own.clear();
  underWay = 0;
  removeEventListener('beforeunload', pageGoes);
  isLeaving = false;
  pageStays();
  $lateFailure.set(undefined);
}
