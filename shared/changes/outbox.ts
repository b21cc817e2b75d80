import { atom } from 'nanostores';
import type { Change } from '../api/change.ts';
import { ApiError, SessionExpired } from '../api/errors.ts';
import { kept } from '../kept/kept.ts';
import { isBeforeSignOut } from '../kept/signed-out.ts';
import { customSchema } from '../model/custom-schema.ts';
import { readable } from '../model/values.ts';
import { activityEvents, onPageLeave, onPageReturn } from '../page/page-lifecycle.ts';
import { sentKeys } from './key.ts';

/** A change without a response so far. */
export interface Pending {
  key: string;
  /** Undefined if the change is too large to store */
  change?: Change | undefined;
  /** For a change that is too large: a number of its domain before the change, for a look-up of the outcome */
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

/** Characters: the browser would abort larger requests on unload anyway, such as those with a file. */
const maxLength = 20_000;

let isLeaving = false;

/** Whether the page may be about to unload. Reset if it stays, e.g. for a download, and the user continues. */
let isGoing = false;

/**
 * Changes that failed while the page may be about to unload, so that the user may not have seen the error: by key, with
 * the function that removes the change from its outbox.
 */
const unreported = new Map<string, () => void>();

/** Number of changes without a response */
let underWay = 0;

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
  for (const settle of unreported.values()) settle();
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

interface OutboxOptions {
  /** Name of the stored value */
  name: string;
  /**
   * `anyone`: the changes belong to the tab until a sign-out, whether a customer is signed in or not. `shopper`: those of
   * a customer are sent only while this customer is signed in.
   */
  owner: 'anyone' | 'shopper';
  /** The paths of the changes; others are not sent, because other scripts can write to the storage */
  paths: RegExp;
  /** Stores the key of a change that is too large, because the domain can look up its outcome */
  keepsLarge?: boolean;
  /** Called when a change of this page or an earlier one has a response */
  settled?(key: string): void;
}

/** The changes of a domain without a response, stored in the tab, so that the next page sends them again. */
export function createOutbox({ name, owner, paths, keepsLarge = false, settled }: OutboxOptions) {
  const stored = kept({ name, where: 'tab', schema: changesOf(paths), owner });
  /** Keys of changes of this page, which handles their responses itself */
  const own = new Set<string>();
  const read = (): Pending[] => stored.read() ?? [];
  const write = (all: readonly Pending[]) => stored.write(all.length ? [...all] : undefined);

  function keep(key: string, change: Change, before?: number): void {
    own.add(key);
    const all = read();
    // A resumed change of an earlier page is stored already
    if (all.some((pending) => pending.key === key)) return;
    const isStored = JSON.stringify(change).length < maxLength;
    if (isStored || keepsLarge) write([...all, isStored ? { key, change } : { key, before }]);
  }

  /** Removes a change, unless the page is being left: the response may then be that of an aborted request. */
  function settle(key: string): void {
    if (isLeaving) return;
    const all = read();
    const rest = all.filter((pending) => pending.key !== key);
    // Also if nothing is found: after a sign-out, the stored changes can no longer be read
    write(rest);
    if (rest.length < all.length) settled?.(key);
  }

  /** Returns the changes of earlier pages, which this page then resumes. */
  function claim(): Pending[] {
    const left = read().filter(({ key }) => !own.has(key));
    for (const { key } of left) own.add(key);
    return left;
  }

  /**
   * Stores a change for the next page while it is under way, and keeps it stored if it fails during an unload. Returns a
   * function to call at the end, with the error if there is one.
   *
   * @param before as in `Pending`
   */
  function track(key: string, change: Change, before?: number): (failure: unknown) => void {
    keep(key, change, before);
    addEventListener('beforeunload', pageMayUnload);
    underWay++;
    return (failure) => {
      if (isGoing && failure) unreported.set(key, () => settle(key));
      else settle(key);
      if (--underWay === 0) removeEventListener('beforeunload', pageMayUnload);
    };
  }

  /**
   * Sends the changes of earlier pages, now and on each return to the page. The key ensures that each is applied once.
   * Failures are reported.
   */
  function resume(resend: (pending: Pending) => Promise<unknown>, signal: AbortSignal): void {
    const resumeAll = () => {
      const at = Date.now();
      for (const pending of claim()) {
        const resumeOne = () => {
          // After a sign-out in any tab, the change must not be sent for another person
          if (isBeforeSignOut({ at, of: 'anyone' })) return;
          sentKeys.add(pending.key);
          resend(pending).catch((error) => {
            const isGuest = error instanceof SessionExpired;
            // Other errors mean that the entry is invalid. If the page unloads first, the next page resumes the
            // change
            if (isGuest || error instanceof ApiError) $lateFailure.set({ retry: resumeOne, isGuest });
          });
        };
        resumeOne();
      }
    };
    resumeAll();
    onPageReturn(resumeAll, signal);
  }

  /** Restores the state of a new page without changes of its own; for tests. */
  function reset(): void {
    write(read().filter(({ key }) => !own.has(key)));
    own.clear();
  }

  return { keep, settle, claim, track, resume, reset };
}

const changesOf = (paths: RegExp) =>
  readable(customSchema('change', (raw) => (isPending(raw, paths) ? raw : undefined)));

function isPending(entry: unknown, paths: RegExp): entry is Pending {
  const { key, change } = Object(entry) as { key?: unknown; change?: Partial<Change> };
  if (typeof key !== 'string') return false;
  return !change || (isOwnPath(change.path, paths) && isMethod(change.method));
}

/** Also checks that URL parsing does not change the path: browsers treat `%2e%2e` as a parent folder. */
const isOwnPath = (path: unknown, paths: RegExp) =>
  typeof path === 'string' && paths.test(path) && new URL(path, 'https://shop.invalid').pathname === path;

const isMethod = (method: unknown) => ['POST', 'PATCH', 'DELETE'].some((known) => known === method);

/** Restores the state of a new page; for tests. */
export function resetOutbox(): void {
  underWay = 0;
  removeEventListener('beforeunload', pageMayUnload);
  isLeaving = false;
  pageHasStayed();
  $lateFailure.set(undefined);
}
