import {
  ApiError,
  isRefusal,
  isUncertain,
  mayBeMade,
  mayStillArrive,
  SessionExpired,
  UnknownOutcome,
} from '../api/errors.ts';
import { onUnauthorized } from '../api/unauthorized.ts';
import { hasSignedOut, isBeforeSignOut } from '../kept/signed-out.ts';
import { createKey, sentKeys, settledKeys } from './key.ts';
import type { SerialQueue } from './serial-queue.ts';

/** The result of looking up a change: applied, with its response; not applied; undefined if unknown. */
export type Finding<T> = { made: T } | 'not-made' | undefined;

/** A domain's callbacks for one change, once the change has reached the front of the queue. */
interface Course<T> {
  /** Looks up the outcome after an error; omitted if the shop has no call for it */
  confirm?(error: ApiError): Promise<Finding<T>>;
  /** Also looks up the outcome of a refused change, because another tab may have made the same change */
  confirmsRefusal?: boolean;
  /** @param isRepeat whether an earlier attempt was sent, so that the response may be outdated */
  confirmed?(result: T, isRepeat: boolean): void;
}

/** How a domain sends a change and handles the outcome. */
export interface Plan<C, T> {
  change: C;
  /** The key of an earlier attempt whose outcome is unknown; a new one by default */
  key?: string | undefined;
  /** When the shopper asked for the change, in milliseconds since 1970; now by default */
  askedAt?: number | undefined;
  send(change: C, key: string): Promise<T>;
  /** The queue in which the change waits for earlier changes */
  queue?: SerialQueue;
  /** Stores the change for the next page until the returned function is called. See `createOutbox` */
  outbox?(key: string, change: C): (failure: unknown) => void;
  /**
   * Called when the change reaches the front of the queue.
   * @param wasSent whether this page or an earlier page has already sent the change
   */
  begin?(wasSent: boolean): Course<T>;
  /** Called before the promise rejects, even if the change was not sent */
  failed?(error: unknown): void;
  /** Deletes the stored key. Called when the change is confirmed or refused */
  settled?(): void;
  /** True for a change of an earlier page. Keeps the key, because a form of this page may contain the same content */
  isResumed?: boolean;
}

/**
 * Sends a change so that the shop applies it once. If the response does not prove an outcome, sends the change again
 * with the same `Idempotency-Key`. If the second response does not prove one either, looks up the outcome.
 *
 * Rejects with the error of the call if the change was not applied, and with UnknownOutcome if the outcome stays
 * unknown. Settles the key after a confirmation or a refusal; the same content then gets a new key.
 *
 * @see README.md in this folder for the states of a change
 */
export async function makeChange<C, T>(plan: Plan<C, T>): Promise<T> {
  const { change, key = createKey(), askedAt = Date.now(), queue } = plan;
  const settle = plan.outbox?.(key, change);
  /** Whether a customer has signed out since the press. The change would then be applied for another person */
  const isLate = () => isBeforeSignOut({ at: askedAt, of: 'anyone' });
  let leave: ((error?: unknown) => void) | undefined;
  let failure: unknown;
  let course: Course<T> = {};
  const wasSent = sentKeys.has(key);
  const settleKey = () => {
    if (!plan.isResumed) settledKeys.add(key);
    plan.settled?.();
  };
  let isRepeat = wasSent;
  /** The second attempt was refused, but the first attempt may have been applied */
  let isRefusedRepeat = false;
  // False until the change leaves the queue: a change that fails in the queue was not sent
  let wasOnline = false;
  try {
    let result: T;
    try {
      // Without a queue, there must be no `await` before sending, because the page may be unloading
      if (queue) leave = await queue.enter();
      if (isLate()) throw refuseLate();
      wasOnline = navigator.onLine;
      course = plan.begin?.(wasSent) ?? {};
      sentKeys.add(key);
      result = await plan.send(change, key).catch((error: unknown) => {
        // A 429 forbids an immediate retry
        if (!isUncertain(error) || error.status === 429 || isLate()) throw error;
        isRepeat = true;
        return plan.send(change, key).catch((second: unknown) => {
          // Neither status proves the first attempt's outcome: 401 concerns the session, and 409 may mean that the
          // first attempt is still being processed
          if (second instanceof ApiError && [401, 409].includes(second.status)) throw error;
          isRefusedRepeat = isRefusal(second);
          throw second;
        });
      });
    } catch (error) {
      const isAsked = (course.confirmsRefusal || isRefusedRepeat) && error instanceof ApiError;
      if (!isAsked && !mayBeMade(error, wasSent, wasOnline)) throw error;
      const found = await course.confirm?.(error).catch(() => undefined);
      if (found === 'not-made' && !mayStillArrive(error)) throw error;
      if (isRefusedRepeat && !course.confirmsRefusal && !found) throw error;
      if (typeof found !== 'object') throw new UnknownOutcome(error.status, error.message, error.code);
      result = found.made;
    }
    settleKey();
    course.confirmed?.(result, isRepeat);
    return result;
  } catch (error) {
    if (error instanceof ApiError && !(error instanceof UnknownOutcome)) {
      // The change was not applied, so the next attempt counts as the first one
      sentKeys.delete(key);
      if (isRefusal(error)) settleKey();
    }
    failure = error;
    plan.failed?.(error);
    throw error;
  } finally {
    leave?.(failure);
    settle?.(failure);
  }
}

/**
 * The error of a change that was not sent because its customer has signed out. It equals the shop's 401. If another
 * customer has signed in since, no expired session is reported.
 */
function refuseLate(): Error {
  const expire = hasSignedOut() && onUnauthorized();
  if (!expire) return new ApiError(401, '');
  expire();
  return new SessionExpired();
}
