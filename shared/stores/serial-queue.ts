import { ApiError } from '../api/errors.ts';

/** One change; the key is the same when it is sent again. */
type Change<T> = (key: string) => Promise<T>;

/**
 * Makes changes one after the other, in the order in which they were asked for. A change that got no answer
 * (no connection, time-out) is sent once more under the same `Idempotency-Key`, so that it cannot happen twice.
 * A failed change does not stop the next one.
 */
export function serialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(change: Change<T>): Promise<T> => {
    const key = freshKey();
    const result = last.then(() =>
      change(key).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 0) return change(key);
        throw error;
      }),
    );
    last = result.catch(() => undefined);
    return result;
  };
  /** Resolves when everything asked for so far is done or has failed. */
  inTurn.settled = () => last;
  return inTurn;
}

/** 128 random bits. `randomUUID` is not there on a page without TLS. */
export const freshKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
