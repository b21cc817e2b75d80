/**
 * Maximum time to wait for another tab, which may be suspended. A request with its retry takes twice the
 * configured time-out (15 s by default). An upload of large files, or a queue of two tabs, can take longer.
 */
const timeoutMs = 40_000;

/**
 * Runs work while no other tab of this browser runs work of the same name. Waits for at most `timeoutMs`,
 * then runs the work in parallel. Without Web Locks (no TLS, a sandboxed frame), the work also runs in
 * parallel. The work must therefore send the same content under the same stored idempotency key, as
 * `orderKeys` and `cakeAttempt` do. Two tabs then create one order.
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
