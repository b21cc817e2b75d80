/**
 * An error response, an unreadable response, or no response of the shop. @see shop.md section 7, "Response handling"
 */
export class ApiError extends Error {
  override name = 'ApiError';

  /**
   * @param status of the response; 0 if there is no response (no network, time-out)
   * @param code `Code` in the body, or one of `network`, `timeout`, `malformed`, `shape`, `too-large`
   * @param data `Data` in the body
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

/**
 * A 401 response that was already handled: session-expired was emitted, or `unauthorized` of the call was called.
 * `catchApiError` does not report this error again.
 */
export class SessionExpired extends Error {
  override name = 'SessionExpired';
}

/**
 * Awaits a call. After an error, calls `failed` and returns undefined. Does not call `failed` if the session has
 * expired or the widget has unmounted.
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
    // The API client has already logged each ApiError
    if (!silent && !(error instanceof ApiError)) console.error('Krume:', error);
    if (!silent) failed(error);
    return undefined;
  }
}

/** 4xx statuses that do not prove a refusal: a 401 concerns the session, and the other statuses are temporary. */
const inconclusive = [401, 408, 425, 429];

const provesRefusal = (status: number) => status >= 400 && status < 500 && !inconclusive.includes(status);

/** Whether the shop refused a call, so that a retry would be refused again. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && provesRefusal(error.status);

/**
 * Whether the shop may have applied a failed call: the response is missing or unreadable, or its status proves nothing.
 * A 401 proves that this call was not applied.
 */
export const isUncertain = (error: unknown): error is ApiError =>
  error instanceof ApiError && !provesRefusal(error.status) && error.status !== 401;

/** Whether a call failed with a time-out, so that the shop may still be processing it. */
export const mayStillArrive = ({ status, code }: ApiError) =>
  code === 'timeout' || status === 408 || status === 504;

/**
 * The error of a change whose outcome stays unknown after all attempts and, if the shop has a call for it, a look-up.
 */
export class UnknownOutcome extends ApiError {
  override name = 'UnknownOutcome';
}

/**
 * Whether this attempt or an earlier attempt of a failed change may have been applied. A 401 proves nothing about an
 * earlier attempt. An offline device has not sent the request.
 */
export const mayBeMade = (error: unknown, wasSent: boolean, wasOnline: boolean): error is ApiError =>
  wasSent
    ? error instanceof ApiError && !provesRefusal(error.status)
    : isUncertain(error) && (wasOnline || error.status > 0);

export const failureText = (error: unknown, failed: string, unknown: string) =>
  error instanceof UnknownOutcome ? unknown : failed;
