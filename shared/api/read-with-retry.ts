import { ApiError } from './errors.ts';

/** Repeats a read once if the response is missing or unreadable. Does not repeat it after an error status. */
export async function readWithRetry<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.status < 300) return read();
    throw error;
  }
}
