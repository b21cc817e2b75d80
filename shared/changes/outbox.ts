import { atom } from 'nanostores';
import { object, optional } from 'valibot';
import type { Change } from '../api/change.ts';
import type { Json } from '../api/client.ts';
import { ApiError, SessionExpired } from '../api/errors.ts';
import { kept } from '../kept/kept.ts';
import { isBeforeSignOut } from '../kept/signed-out.ts';
import { customSchema } from '../model/custom-schema.ts';
import { integer, readable, text } from '../model/values.ts';
import { activityEvents, onPageLeave, onPageReturn } from '../page/page-lifecycle.ts';
import { resettable } from '../registry/resettable.ts';
import { createKey, sentKeys } from './key.ts';

/** A change whose response has not arrived. */
export interface Pending {
  key: string;
  /** Undefined if the change is too large to store */
  change?: Change | undefined;
  /** Only without `change`: a count from before the change, such as the pieces in the cart, to look up the outcome */
  before?: number | undefined;
}

export interface LateFailure {
  /** Sends the change again; undefined if the content of the change is not stored */
  retry?: (() => void) | undefined;
  /** True if the change failed because no customer is signed in */
  isGuest: boolean;
}

/**
 * A change of an earlier page that failed when this page sent it again. No control of this page belongs to this change.
 */
export const $lateFailure = atom<LateFailure | undefined>();

/** Maximum length in characters. When a page unloads, browsers abort larger requests, such as uploads. */
const maxLength = 20_000;

let isLeaving = false;

/**
 * True from `beforeunload` until the next user input, which shows that the page has stayed, for example after a
 * download.
 */
let mayUnload = false;

/**
 * Changes that failed after `beforeunload`, when the user may not have seen the error: the key of each change, and a
 * function that removes the change from its outbox.
 */
const unreported = new Map<string, () => void>();

/** Number of changes without a response */
let underWay = 0;

/**
 * Records that the page may unload. Listens to `beforeunload` only while a change is pending, because a permanent
 * listener keeps the page out of the back/forward cache.
 */
export function pageMayUnload(): void {
  mayUnload = true;
  for (const use of activityEvents) addEventListener(use, pageHasStayed, true);
}

function pageHasStayed(): void {
  mayUnload = false;
  for (const use of activityEvents) removeEventListener(use, pageHasStayed, true);
  for (const settle of unreported.values()) settle();
  unreported.clear();
}

/**
 * Detects when the user leaves the page. The next page retries a request that fails afterwards, because the browser may
 * have aborted the request.
 */
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
  name: string;
  /**
   * `anyone`: any shopper of the tab sends the changes, until a sign-out. `shopper`: the changes of a customer are sent
   * only while this customer is signed in.
   */
  owner: 'anyone' | 'shopper';
  /** Allowed paths of changes. Paths are checked because other scripts can write to the storage */
  paths: RegExp;
  /** True to store only the key if a change is too large to store, so that the domain can look up the outcome */
  keepsLarge?: boolean;
  /** Called when a change of this page or an earlier page is removed, because its request has succeeded or failed */
  settled?(key: string): void;
}

/** Stores the pending changes of a domain in the tab, so that the next page can send them again. */
export function createOutbox({ name, owner, paths, keepsLarge = false, settled }: OutboxOptions) {
  const stored = kept({ name, where: 'tab', schema: changesOf(paths), owner });
  /** Keys of changes whose responses this page handles */
  const own = new Set<string>();
  const read = (): Pending[] => stored.read() ?? [];
  const write = (all: readonly Pending[]) => stored.write(all.length ? [...all] : undefined);

  function keep(key: string, change: Change, before?: number): void {
    own.add(key);
    const all = read();
    // A resumed change is already stored
    if (all.some((pending) => pending.key === key)) return;
    const isStored = JSON.stringify(change).length < maxLength;
    if (isStored || keepsLarge) write([...all, isStored ? { key, change } : { key, before }]);
  }

  /**
   * Stores a change of an earlier page that unloaded before the code of the outbox had loaded. `resume` then sends the
   * change.
   */
  const adopt = (change: Change) => write([...read(), { key: createKey(), change }]);

  /**
   * Removes a change. While the user is leaving the page, the change stays, because its request may have been aborted.
   */
  function settle(key: string): void {
    if (isLeaving) return;
    const all = read();
    const rest = all.filter((pending) => pending.key !== key);
    // Writes even if no change has this key, to delete stored changes that are unreadable after a sign-out
    write(rest);
    if (rest.length < all.length) settled?.(key);
  }

  /**
   * Returns the changes of earlier pages that no earlier call has returned. The caller must send these changes again.
   */
  function claim(): Pending[] {
    const left = read().filter(({ key }) => !own.has(key));
    for (const { key } of left) own.add(key);
    return left;
  }

  /**
   * Stores a change for the next page until the response arrives. A change that fails during an unload stays stored.
   * Returns a function to call when the request has ended, with the error if the change failed.
   *
   * @param before see `Pending`
   */
  function track(key: string, change: Change, before?: number): (failure: unknown) => void {
    keep(key, change, before);
    addEventListener('beforeunload', pageMayUnload);
    underWay++;
    return (failure) => {
      if (mayUnload && failure) unreported.set(key, () => settle(key));
      else settle(key);
      if (--underWay === 0) removeEventListener('beforeunload', pageMayUnload);
    };
  }

  /**
   * Sends the changes of earlier pages, now and each time the user returns to this page. A failure sets `$lateFailure`.
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
            // An error other than ApiError means that the stored change is invalid
            if (isGuest || error instanceof ApiError) $lateFailure.set({ retry: resumeOne, isGuest });
          });
        };
        resumeOne();
      }
    };
    resumeAll();
    onPageReturn(resumeAll, signal);
  }

  /** Removes the changes of this page, also from storage; for tests. */
  function reset(): void {
    write(read().filter(({ key }) => !own.has(key)));
    own.clear();
  }

  return { adopt, keep, settle, claim, track, resume, reset };
}

const methods = ['POST', 'PATCH', 'DELETE'] as const;

/** @param paths see `OutboxOptions` */
const changesOf = (paths: RegExp) =>
  readable(
    object({
      key: text,
      change: optional(
        object({
          method: customSchema('method', (raw) => methods.find((method) => method === raw)),
          path: customSchema('path', (raw) => (isOwnPath(raw, paths) ? raw : undefined)),
          body: optional(customSchema('JSON', (raw) => raw as Json)),
        }),
      ),
      before: optional(integer),
    }),
  );

/** Rejects a path that URL parsing changes, because browsers treat `%2e%2e` as the parent folder. */
const isOwnPath = (path: unknown, paths: RegExp): path is string =>
  typeof path === 'string' && paths.test(path) && new URL(path, 'https://shop.invalid').pathname === path;

resettable(() => {
  underWay = 0;
  removeEventListener('beforeunload', pageMayUnload);
  isLeaving = false;
  pageHasStayed();
  $lateFailure.set(undefined);
});
