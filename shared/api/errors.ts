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

/** Whether it is open what became of a call: no answer, a late one, or one that cannot be read. */
export const isUncertain = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 300;

/** A change of which even the shop's other answers do not say whether it was made. */
export class UnknownOutcome extends ApiError {
  override name = 'UnknownOutcome';
}

/**
 * Whether a change may have been made though it failed: without an answer, or sent before and not refused now. What was
 * asked for without a connection has not left the device.
 */
export const mayBeMade = (error: unknown, wasSent: boolean, wasOnline: boolean): error is ApiError =>
  wasSent ? error instanceof ApiError && !isRefusal(error) : isUncertain(error) && wasOnline;

/** What is said of a change that was not made, or of which that is unknown. */
export const failureText = (error: unknown, failed: string, unknown: string) =>
  error instanceof UnknownOutcome ? unknown : failed;

/**
 * Whether the shop understood and said no (4xx): its message says why, and asking again changes nothing. A guest's 401 is
 * about who asks, and says nothing of what was asked.
 */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401;
