/**
 * Maximum milliseconds to wait for another tab, which may be suspended. This is longer than a request and its retry,
 * which take up to twice the configured time-out (15 s by default).
 */
const timeoutMs = 40_000;

/**
 * Waits until no other tab holds the lock. Returns a function that releases the lock; the caller must call this function
 * in every case. After `timeoutMs`, or without Web Locks (no TLS, a sandboxed frame), does not wait for other tabs. The
 * caller must therefore use a stored idempotency key, such as `orderKeys` or `cakeAttempt`.
 */
export const acquireTabLock = (name: 'checkout' | 'cake') =>
  new Promise<() => void>((resolve) => {
    const hold = () => new Promise<void>(resolve);
    // `async` turns an error of a browser without locks into a rejection
    const request = async () =>
      navigator.locks.request(`krume-${name}`, { signal: AbortSignal.timeout(timeoutMs) }, hold);
    request().catch(() => resolve(() => {}));
  });
