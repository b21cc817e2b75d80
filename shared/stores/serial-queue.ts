import { isUncertain } from '../api/errors.ts';

/** One change; the key is the same when it is sent again. */
type Change<T> = (key: string) => Promise<T>;

/**
 * Makes changes one after the other, in the order in which they were asked for. A change that got no answer (no
 * connection, time-out, illegible) is sent once more under the same `Idempotency-Key`, so that it cannot happen twice.
 * A failed change does not stop the next one. Our own: queue libraries know neither the key nor the second try, and are
 * larger than this.
 */
export function serialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const enqueue = <T>(change: Change<T>, key = createIdempotencyKey()): Promise<T> => {
    waiting++;
    const result = last.then(() =>
      change(key).catch((error: unknown) => {
        if (isUncertain(error)) return change(key);
        throw error;
      }),
    );
    last = result.catch(() => undefined).finally(() => waiting--);
    return result;
  };
  /** Resolves when everything asked for so far is done or has failed. */
  enqueue.settled = () => last;
  enqueue.isBusy = () => waiting > 0;
  return enqueue;
}

/** 128 random bits. `randomUUID` is not there on a page without TLS. */
export const createIdempotencyKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
