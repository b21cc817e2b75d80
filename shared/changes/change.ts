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

/** The shop's information about a change: applied, with its result; not applied; undefined if unknown. */
export type Finding<T> = { made: T } | 'not-made' | undefined;

/** The callbacks of a domain for one change, from its turn in the queue. */
interface Course<T> {
  /** Asks the shop for the outcome after this error; undefined if no call can tell */
  confirm?(error: ApiError): Promise<Finding<T>>;
  /** Asks also if the shop has refused the change: another tab may have made the same one */
  confirmsRefusal?: boolean;
  /** @param isRepeat the change was sent before the successful attempt, so that the response may be an old one */
  confirmed?(answer: T, isRepeat: boolean): void;
}

/** The plan of a domain for a change. */
export interface Plan<C, T> {
  change: C;
  /** The key of an earlier attempt whose outcome is unknown; a new one by default */
  key?: string | undefined;
  /** When the shopper asked for the change, in milliseconds since 1970; now by default */
  askedAt?: number | undefined;
  send(change: C, key: string): Promise<T>;
  /** The queue in which the change waits for earlier ones */
  queue?: SerialQueue;
  /** Stores the change for the next page until the returned function is called: `createOutbox` */
  outbox?(key: string, change: C): (failure: unknown) => void;
  /**
   * Called when the change reaches the front of the queue.
   * @param wasSent this page or an earlier one has sent the change, so that it may have been applied
   */
  begin?(wasSent: boolean): Course<T>;
  /** Called with the error before the promise rejects, also if the change was not sent */
  failed?(error: unknown): void;
  /** Deletes the stored key: the change is confirmed or refused */
  settled?(): void;
  /** A form of this page may still contain the change of an earlier page: its content keeps the key */
  isResumed?: boolean;
}

/**
 * Applies a change once, however often it is sent. The change waits for its turn, and is sent again under the same
 * `Idempotency-Key` if its response proves nothing. If the second response proves nothing either, the shop is asked.
 * Rejects with the error of the call if the change was refused or not applied, and with UnknownOutcome if the shop
 * cannot tell or may still be processing it. The key is settled when the change is confirmed or refused: only then does
 * the same content get another key.
 *
 * @see README.md in this folder for the states of a change
 */
export async function makeChange<C, T>(plan: Plan<C, T>): Promise<T> {
  const { change, key = createKey(), askedAt = Date.now(), queue } = plan;
  const settle = plan.outbox?.(key, change);
  /** Whether a customer has signed out since, in another tab: the change would be applied for another person */
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
  /** The repetition was refused, but the attempt before it may have been applied */
  let isRefusedRepeat = false;
  // A change that fails in the queue was not sent
  let wasOnline = false;
  try {
    let answer: T;
    try {
      // Immediately if there is no queue, because the page may be unloading
      if (queue) leave = await queue.enter();
      if (isLate()) throw refuseLate();
      wasOnline = navigator.onLine;
      course = plan.begin?.(wasSent) ?? {};
      sentKeys.add(key);
      answer = await plan.send(change, key).catch((error: unknown) => {
        // A 429 requests a pause
        if (!isUncertain(error) || error.status === 429 || isLate()) throw error;
        isRepeat = true;
        return plan.send(change, key).catch((second: unknown) => {
          // A 401 is about the session, and shops respond with 409 while the first attempt is being processed
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
      answer = found.made;
    }
    settleKey();
    course.confirmed?.(answer, isRepeat);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && !(error instanceof UnknownOutcome)) {
      // The next attempt counts as the first
      sentKeys.delete(key);
      // Without a refusal, the same content keeps its key
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
 * The error of a change that was not sent because its customer has signed out: the 401 that the shop would have sent. If
 * another customer has signed in since, their tabs must not report an expired session.
 */
function refuseLate(): Error {
  const expire = hasSignedOut() && onUnauthorized();
  if (!expire) return new ApiError(401, '');
  expire();
  return new SessionExpired();
}
