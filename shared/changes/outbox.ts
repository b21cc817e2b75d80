import { atom } from 'nanostores';
import type { Change } from '../api/change.ts';
import { ApiError, SessionExpired } from '../api/errors.ts';
import { kept } from '../kept/kept.ts';
import { pageOpenedAt } from '../kept/page-opened.ts';
import { isBeforeSignOut } from '../kept/signed-out.ts';
import { customSchema } from '../model/custom-schema.ts';
import { readable, text } from '../model/values.ts';
import { activityEvents, onPageLeave, onPageReturn } from '../page/page-lifecycle.ts';
import { sentKeys } from './key.ts';

/** A change of the cart or the wishlist, or a review, without a response so far. */
export interface Pending {
  key: string;
  /** Undefined if the change is too large to store */
  change?: Change | undefined;
  /** For a change that is too large: the number of pieces in the cart before it, if known */
  before?: number | undefined;
}

export interface LateFailure {
  /** Undefined if the content of the change is not stored */
  retry?: (() => void) | undefined;
  /** No customer is signed in */
  isGuest: boolean;
}

/** A change of an earlier page that failed on this page, where no control belongs to it. */
export const $lateFailure = atom<LateFailure | undefined>();

/**
 * The kind of a change: `wishlist`, `review`, otherwise `cart`. A change that is too large to store has no path; files
 * are sent only to the cart.
 */
const kindOf = ({ change }: Pending) =>
  /^\/rest\/product\/.*\/(wishlist|review)/.exec(change?.path ?? '')?.[1] ?? 'cart';

/** The key and the time of the last change whose response was received. */
const settled = kept({ name: 'cart-settled', where: 'device', schema: text, owner: 'device' });

/** Characters: the browser would abort larger requests on unload anyway, such as those with a file. */
const maxLength = 20_000;

/** Keys of changes of this page, which handles their responses itself. */
const own = new Set<string>();
let isLeaving = false;

/** Whether the page may be about to unload. Reset if it stays, e.g. for a download, and the user continues. */
let isGoing = false;

/** Keys of changes that failed while the page may be about to unload, so that the user may not have seen the error. */
const unreported = new Set<string>();

/**
 * The listener of `beforeunload`. It is added only while a change is under way, because a permanent listener keeps the
 * page out of the back/forward cache.
 */
export function pageMayUnload(): void {
  isGoing = true;
  for (const use of activityEvents) addEventListener(use, pageHasStayed, true);
}

function pageHasStayed(): void {
  isGoing = false;
  for (const use of activityEvents) removeEventListener(use, pageHasStayed, true);
  for (const key of unreported) settlePending(key);
  unreported.clear();
}

/** Detects that the page is left: responses after that may be aborted ones, and the next page retries the changes. */
export function followPage(signal: AbortSignal): void {
  onPageLeave(() => {
    isLeaving = true;
  }, signal);
  onPageReturn(() => {
    isLeaving = false;
    pageHasStayed();
  }, signal);
}

/** Stores a change for the next page until its response is received. */
export function keepPending(key: string, change: Change, before?: number): void {
  own.add(key);
  const all = read();
  // A resumed change of an earlier page is stored already
  if (all.some((pending) => pending.key === key)) return;
  const isKept = JSON.stringify(change).length < maxLength;
  // The cart cannot tell the outcome of a review
  if (isKept || kindOf({ key, change }) !== 'review')
    write([...all, isKept ? { key, change } : { key, before }]);
}

export function settlePending(key: string): void {
  if (isLeaving) return;
  const all = read();
  const known = all.find((pending) => pending.key === key);
  write(all.filter((pending) => pending !== known));
  // Hearts are stored with their state
  if (known && kindOf(known) === 'cart') settled.write(key);
}

/** Whether a response was received in any tab after this page was requested: its HTML may be outdated. */
export const isPageBehind = () => settled.read(pageOpenedAt()) !== undefined;

/** The pending changes of earlier pages of one kind, which this page then resumes. */
export function claimPending(kind: string): Pending[] {
  const left = read().filter((pending) => !own.has(pending.key) && kindOf(pending) === kind);
  for (const { key } of left) own.add(key);
  return left;
}

/**
 * Sends the pending changes of earlier pages, now and on each return to the page. The key ensures that each is applied
 * once. Failures are reported.
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
        // After a sign-out in any tab, the change must not be sent for another person
        if (isBeforeSignOut({ at, of: 'anyone' })) return;
        sentKeys.add(pending.key);
        resend(pending).catch((error) => {
          const isGuest = error instanceof SessionExpired;
          // Other errors mean that the entry is invalid. If the page unloads first, the next page resumes the
          // change
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

/** Accepts only changes of the cart or the wishlist, and reviews, because other scripts can write to the storage. */
function isPending(entry: unknown): entry is Pending {
  const { key, change } = Object(entry) as { key?: unknown; change?: Partial<Change> };
  if (typeof key !== 'string') return false;
  return !change || (isOwnPath(change.path) && isMethod(change.method));
}

/** Also checks that URL parsing does not change the path: browsers treat `%2e%2e` as a parent folder. */
const isOwnPath = (path: unknown) =>
  typeof path === 'string' &&
  /^\/rest\/(cart\/[\w.%/-]+|product\/[\w.%-]+\/(wishlist|review\/))$/.test(path) &&
  new URL(path, 'https://shop.invalid').pathname === path;

const isMethod = (method: unknown) => ['POST', 'PATCH', 'DELETE'].some((known) => known === method);

const Changes = readable(customSchema('change', (raw) => (isPending(raw) ? raw : undefined)));

/**
 * Changes of the cart belong to the tab until a sign-out, whether a customer is signed in or not. After a sign-out they
 * must not be sent, because they can contain the text on a cake.
 */
const ofCart = kept({ name: 'changes', where: 'tab', schema: Changes, owner: 'anyone' });

/** Changes of the wishlist, and reviews: those of a customer are sent only while this customer is signed in. */
const ofShopper = kept({ name: 'own-changes', where: 'tab', schema: Changes, owner: 'shopper' });

/** Number of changes without a response */
let underWay = 0;

/**
 * Stores a change for the next page while it is under way, and keeps it stored if it fails during an unload. Returns a
 * function to call at the end, with the error if there is one.
 *
 * @param before pieces in the cart
 */
export function trackPending(key: string, change: Change, before?: number): (failure: unknown) => void {
  keepPending(key, change, before);
  addEventListener('beforeunload', pageMayUnload);
  underWay++;
  return (failure) => {
    if (isGoing && failure) unreported.add(key);
    else settlePending(key);
    if (--underWay === 0) removeEventListener('beforeunload', pageMayUnload);
  };
}

/** Restores the state of a new page without pending changes; for tests. */
export function resetOutbox(): void {
  write(read().filter(({ key }) => !own.has(key)));
  settled.forget();
  own.clear();
  underWay = 0;
  removeEventListener('beforeunload', pageMayUnload);
  isLeaving = false;
  pageHasStayed();
  $lateFailure.set(undefined);
}
