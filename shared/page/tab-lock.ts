/**
 * Maximum milliseconds to wait for another tab, which may be suspended. This is longer than a request and its retry,
 * which take up to twice the configured time-out (15 s by default).
 */
const timeoutMs = 40_000;

/**
 * Runs work while no other tab runs work with the same name. After `timeoutMs`, or without Web Locks (no TLS, a
 * sandboxed frame), runs the work in parallel with other tabs. The work must therefore use a stored idempotency key,
 * such as `orderKeys` or `cakeAttempt`.
 */
export async function withTabLock<T>(name: 'checkout' | 'cake', work: () => Promise<T>): Promise<T> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(`krume-${name}`, { signal: AbortSignal.timeout(timeoutMs) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}
