import { ApiError, isUncertain, mayBeMade, mayStillArrive, UnknownOutcome } from '../api/errors.ts';
import { isLeft } from '../kept/signed-out.ts';
import { createKey, sentKeys } from './key.ts';
import type { SerialQueue } from './serial-queue.ts';

/** The shop's own answer about a change: made, with its result; not made; undefined where that cannot be told. */
export type Finding<T> = { made: T } | 'not-made' | undefined;

/** What a domain does about one of its changes from its turn on. */
interface Course<T> {
  /** Asks the shop what became of the change; missing where no call can tell */
  confirm?(): Promise<Finding<T>>;
  /** @param isRepeat it was sent before the try that was answered: the answer may be an old one */
  confirmed?(answer: T, isRepeat: boolean): void;
  failed?(error: unknown): void;
}

/** How a domain makes a change. */
export interface Plan<C, T> {
  change: C;
  /** Of an earlier try whose outcome is unknown; a new one by default */
  key?: string | undefined;
  send(change: C, key: string): Promise<T>;
  /** Where it waits for the changes before it */
  queue?: SerialQueue;
  /** Keeps it for the next page until the returned function is called: `trackPending` */
  outbox?(key: string, change: C): (failure: unknown) => void;
  /** Called at its turn. @param wasSent it was sent before, by this page or an earlier one, and may have been made */
  begin?(wasSent: boolean): Course<T>;
}

/**
 * Makes a change once, however often it is sent: in its turn, and once more under the same `Idempotency-Key` when its
 * response proves nothing. Where that proves nothing either, the shop is asked. Rejects with the error of the call where the
 * change was refused or not made, and with UnknownOutcome where the shop cannot tell or may still be at work on it.
 *
 * @see README.md beside this file for the states of a change
 */
export async function makeChange<C, T>(plan: Plan<C, T>): Promise<T> {
  const { change, key = createKey(), queue } = plan;
  const settle = plan.outbox?.(key, change);
  const askedAt = Date.now();
  /** Whether the shopper has signed out since, in another tab: the change would be made for somebody else */
  const isLate = () => isLeft({ at: askedAt, of: 'anyone' });
  let leave: ((error?: unknown) => void) | undefined;
  let failure: unknown;
  let course: Course<T> = {};
  const wasSent = sentKeys.has(key);
  let isRepeat = wasSent;
  // What fails in the queue has not left the device
  let wasOnline = false;
  try {
    let answer: T;
    try {
      // At once where there is no queue: the page may be going
      if (queue) leave = await queue.enter();
      if (isLate()) throw new ApiError(401, '', 'signed-out');
      wasOnline = navigator.onLine;
      course = plan.begin?.(wasSent) ?? {};
      sentKeys.add(key);
      answer = await plan.send(change, key).catch((error: unknown) => {
        // A 429 asks for a pause
        if (!isUncertain(error) || error.status === 429 || isLate()) throw error;
        isRepeat = true;
        return plan.send(change, key).catch((second: unknown) => {
          // 401 is about who asks, and 409 is what shops answer while the first try is still under way
          throw second instanceof ApiError && [401, 409].includes(second.status) ? error : second;
        });
      });
    } catch (error) {
      if (!mayBeMade(error, wasSent, wasOnline)) throw error;
      const found = await course.confirm?.().catch(() => undefined);
      if (found === 'not-made' && !mayStillArrive(error)) throw error;
      if (typeof found !== 'object') throw new UnknownOutcome(error.status, error.message, error.code);
      answer = found.made;
    }
    course.confirmed?.(answer, isRepeat);
    return answer;
  } catch (error) {
    // Tried again, it is sent for the first time
    if (error instanceof ApiError && !(error instanceof UnknownOutcome)) sentKeys.delete(key);
    failure = error;
    course.failed?.(error);
    throw error;
  } finally {
    leave?.(failure);
    settle?.(failure);
  }
}
