import { ApiError } from '../api/errors.ts';

/**
 * Makes changes one after the other, in the order in which they were asked for; a failed one does not stop the next.
 * Our own: queue libraries are larger than this.
 */
export function serialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const enqueue = <T>(change: () => Promise<T>): Promise<T> => {
    waiting++;
    const result = last.then(change);
    last = result.catch(() => undefined).finally(() => waiting--);
    return result;
  };
  /** Resolves when everything asked for so far is done or has failed. */
  enqueue.settled = () => last;
  enqueue.isBusy = () => waiting > 0;
  return enqueue;
}

/**
 * Sends a change, and once more under the same `Idempotency-Key` when it got no answer (no connection, time-out,
 * illegible): so it cannot happen twice.
 */
export async function sendTwice<T>(
  change: (key: string) => Promise<T>,
  key = createIdempotencyKey(),
): Promise<T> {
  try {
    return await change(key);
  } catch (error) {
    if (error instanceof ApiError && error.status < 300) return change(key);
    throw error;
  }
}

/** What is sent, and the key under which it happens once. */
export interface Attempt {
  content: string;
  key: string;
}

/** 128 random bits. `randomUUID` is not there on a page without TLS. */
export const createIdempotencyKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
