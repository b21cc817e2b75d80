import { ApiError, isUncertain } from '../api/errors.ts';

/** A change that was not sent, since the shop did not answer the one before it. */
export class NotSent extends ApiError {
  override name = 'NotSent';
}

/**
 * Makes changes one after the other, in the order in which they were asked for; a failed one does not stop the next.
 * Our own: queue libraries are larger than this.
 *
 * @param failTogether a change that gets no answer fails those that wait behind it: nobody waits for a time-out each
 */
export function serialQueue(failTogether = false) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let silences = 0;
  const enqueue = <T>(change: () => Promise<T>): Promise<T> => {
    waiting++;
    const before = silences;
    const result = last.then(() => {
      if (failTogether && before !== silences) throw new NotSent(0, '', 'network');
      return change();
    });
    const failed = (error: unknown) => {
      if (error instanceof ApiError && error.status === 0 && !(error instanceof NotSent)) silences++;
    };
    last = result.catch(failed).finally(() => waiting--);
    return result;
  };
  /** Resolves when everything asked for so far is done or has failed. */
  enqueue.settled = () => last;
  enqueue.isBusy = () => waiting > 0;
  return enqueue;
}

/**
 * Sends a change, and once more under the same `Idempotency-Key` when its response proves nothing: so it cannot happen
 * twice, and the second response tells what the first one should have told. After 429 the shop has asked for patience.
 */
export async function retryOnce<T>(
  change: (key: string) => Promise<T>,
  key = createIdempotencyKey(),
): Promise<T> {
  try {
    return await change(key);
  } catch (error) {
    if (!isUncertain(error) || error.status === 429) throw error;
    return change(key).catch((second: unknown) => {
      // 401 is about who asks, and 409 is what shops answer while the first try is still under way
      const isOpen = second instanceof ApiError && [401, 409].includes(second.status);
      throw isOpen ? error : second;
    });
  }
}

/** Reads, and once more when there was no legible answer: a status stands, since nothing was changed. */
export async function readTwice<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.status < 300) return read();
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
