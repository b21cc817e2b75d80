/**
 * Maximum time in milliseconds to wait for another tab, which may be suspended. A request and its retry are shorter:
 * they take up to twice the configured time-out (15 s by default).
 */
const timeoutMs = 40_000;

/**
 * Acquires a lock that all tabs share. Resolves to a function that releases the lock; the caller must always call this
 * function. After `timeoutMs`, or without Web Locks (no TLS, a sandboxed frame), resolves without the lock. The caller
 * must therefore use a stored idempotency key, such as `orderKeys` or `cakeAttempt`.
 */
export const acquireTabLock = (name: 'checkout' | 'cake') =>
  new Promise<() => void>((resolve) => {
    // The browser holds the lock until this promise resolves
    const hold = () => new Promise<void>((release) => resolve(release));
    // `async` turns an error of a browser without locks into a rejection
    const request = async () =>
      navigator.locks.request(`krume-${name}`, { signal: AbortSignal.timeout(timeoutMs) }, hold);
    request().catch(() => resolve(() => {}));
  });
