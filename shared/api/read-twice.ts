import { ApiError } from './errors.ts';

/** Reads, and once more when there was no legible answer: a status stands, since nothing was changed. */
export async function readTwice<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.status < 300) return read();
    throw error;
  }
}
