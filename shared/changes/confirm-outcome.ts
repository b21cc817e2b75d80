import { ApiError, mayBeMade, mayStillArrive, UnknownOutcome } from '../api/errors.ts';

/** The shop's own answer about a change: made, with its result; not made; undefined where that cannot be told. */
export type Finding<T> = { made: T } | 'not-made' | undefined;

/**
 * Asks the shop about a change whose response proves nothing. Resolves where the shop has the change, rejects with the error
 * of the call where it was refused or not made, and with UnknownOutcome where the shop cannot tell or the change may still
 * be under way.
 *
 * @param wasSent it was sent before this call, by this page or by one before it, and may have been made by that
 */
export async function confirmOutcome<T>(
  sending: Promise<T>,
  ask: (error: ApiError) => Promise<Finding<T>>,
  wasSent = false,
): Promise<T> {
  const wasOnline = navigator.onLine;
  try {
    return await sending;
  } catch (error) {
    if (!mayBeMade(error, wasSent, wasOnline)) throw error;
    const found = await ask(error).catch(() => undefined);
    if (typeof found === 'object') return found.made;
    if (found === 'not-made' && !mayStillArrive(error)) throw error;
    throw new UnknownOutcome(error.status, error.message, error.code);
  }
}

/** Whether a change that failed was not made, by what the shop said: tried again, it is sent for the first time. */
export const isNotMade = (error: unknown) => error instanceof ApiError && !(error instanceof UnknownOutcome);
