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

/** The result of looking up a change: applied, with the response; not applied; or undefined if unknown. */
export type Finding<T> = { made: T } | 'not-made' | undefined;

/**
 * Callbacks for a change that has reached the front of the queue. Each domain, such as the cart, has its own callbacks.
 */
interface Course<T> {
  /** Looks up the outcome after an error. Omitted if the shop has no call for this */
  confirm?(error: ApiError): Promise<Finding<T>>;
  /** True to look up the outcome of a refused change as well, because another tab may have made the same change */
  confirmsRefusal?: boolean;
  /** @param isRepeat whether an earlier attempt was sent, so that the response may be outdated */
  confirmed?(result: T, isRepeat: boolean): void;
}

/** How a domain, such as the cart, sends a change and handles the outcome. */
export interface Plan<C, T> {
  change: C;
  /** The key of an earlier attempt whose outcome is unknown; a new key by default */
  key?: string | undefined;
  /** The time of the shopper's press in milliseconds since 1970; now by default */
  askedAt?: number | undefined;
  send(change: C, key: string): Promise<T>;
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
  /**
   * True for a change of an earlier page. The key is then not settled, because a form of this page may contain the same
   * content
   */
  isResumed?: boolean;
}

/**
 * Sends a change so that the shop applies it once. If the response does not prove an outcome, sends the change again
 * with the same `Idempotency-Key`. If the second response does not prove an outcome either, looks up the outcome.
 *
 * Rejects with the error of the call if the change was not applied, and with UnknownOutcome if the outcome stays
 * unknown. Settles the key after a confirmation or a refusal, so that the same content gets a new key.
 *
 * @see README.md in this folder for the states of a change
 */
export async function makeChange<C, T>(plan: Plan<C, T>): Promise<T> {
  const { change, key = createKey(), askedAt = Date.now(), queue } = plan;
  const settle = plan.outbox?.(key, change);
  /** Whether a customer has signed out since the press. The change could then be applied for another person */
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
  /** True if the second attempt was refused although the first attempt may have been applied */
  let isRefusedRepeat = false;
  // False until the change leaves the queue: a change that fails in the queue was not sent
  let wasOnline = false;
  try {
    let result: T;
    try {
      // Without a queue, nothing may be awaited before sending, because the page may be unloading
      if (queue) leave = await queue.enter();
      if (isLate()) throw refuseLate();
      wasOnline = navigator.onLine;
      course = plan.begin?.(wasSent) ?? {};
      sentKeys.add(key);
      result = await plan.send(change, key).catch((error: unknown) => {
        // A 429 response forbids an immediate retry
        if (!isUncertain(error) || error.status === 429 || isLate()) throw error;
        isRepeat = true;
        return plan.send(change, key).catch((second: unknown) => {
          // A 401 or 409 does not prove the outcome of the first attempt: 401 concerns the session, and 409 may mean
          // that the shop is still processing the first attempt
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
      // The change was not applied, so the next attempt counts as the first attempt
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
 * The error of a change that was not sent because its customer has signed out. The error is the same as after a 401
 * response. If another customer has signed in since, session-expired is not emitted.
 */
function refuseLate(): Error {
  const expire = hasSignedOut() && onUnauthorized();
  if (!expire) return new ApiError(401, '');
  expire();
  return new SessionExpired();
}
