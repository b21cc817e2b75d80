import { ApiError } from './errors.ts';

/**
 * Sends a request that changes nothing at the shop, and repeats it once if the response is missing or unreadable. Does
 * not repeat the request after an error status.
 */
export async function readWithRetry<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.status < 300) return read();
    throw error;
  }
}
