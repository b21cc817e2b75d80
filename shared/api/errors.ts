/** What the shop or the way to it refused. @see shop.md section 7, "Response handling" */
export class ApiError extends Error {
  override name = 'ApiError';

  /**
   * @param status of the response; 0 when there was none (no network, time-out)
   * @param code the body's `Code`, or ours: `network`, `timeout`, `malformed`, `shape`, `too-large`
   * @param data the body's `Data`
   */
  constructor(
    readonly status: number,
    message: string,
    readonly code?: string | number,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

/** The 401: the session dialog is on its way, and no caller's error handler is called. */
export class SessionExpired extends Error {
  override name = 'SessionExpired';
}

/**
 * Waits for a call, and tells its caller of an error. An expired session and a widget that is gone are none:
 * the result is undefined then, too.
 */
export async function catchApiError<T>(
  call: Promise<T>,
  failed: (error: unknown) => void,
): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    const silent =
      error instanceof SessionExpired || (error instanceof DOMException && error.name === 'AbortError');
    // The client logs its own errors
    if (!silent && !(error instanceof ApiError)) console.error('Krume:', error);
    if (!silent) failed(error);
    return undefined;
  }
}

/** Statuses of 4xx that do not prove a refusal: 401 is about who asks, the others mean "not now". */
const inconclusive = [401, 408, 425, 429];

/** The rule of outcomes: only a 4xx proves that the shop refused a call, and of these not 401, 408, 425 and 429. */
const provesRefusal = (status: number) => status >= 400 && status < 500 && !inconclusive.includes(status);

/** Whether the shop refused a call: its message says why, and the same call again would be refused again. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && provesRefusal(error.status);

/**
 * Whether the shop may have carried out a call that failed: no answer, a late or illegible one, or a status that proves no
 * refusal. A 401 proves that this call was not carried out.
 */
export const isUncertain = (error: unknown): error is ApiError =>
  error instanceof ApiError && !provesRefusal(error.status) && error.status !== 401;

/** Whether the shop may still be at work on a call that failed: nobody waited for it to end. */
export const mayStillArrive = ({ status, code }: ApiError) =>
  code === 'timeout' || status === 408 || status === 504;

/** A change of which even the shop's other answers do not say whether it was made. */
export class UnknownOutcome extends ApiError {
  override name = 'UnknownOutcome';
}

/**
 * Whether a failed change may have been made. A 401 says nothing of an earlier try, and a call without an answer has not
 * left a device that is offline.
 */
export const mayBeMade = (error: unknown, wasSent: boolean, wasOnline: boolean): error is ApiError =>
  wasSent
    ? error instanceof ApiError && !provesRefusal(error.status)
    : isUncertain(error) && (wasOnline || error.status > 0);

/** What is said of a change that was not made, or of which that is unknown. */
export const failureText = (error: unknown, failed: string, unknown: string) =>
  error instanceof UnknownOutcome ? unknown : failed;
