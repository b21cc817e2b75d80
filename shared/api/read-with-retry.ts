import { ApiError } from './errors.ts';

/**
 * Repeats a GET request once if the response is missing or unreadable. Does not repeat a request after an error status.
 */
export async function readWithRetry<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.status < 300) return read();
    throw error;
  }
}
