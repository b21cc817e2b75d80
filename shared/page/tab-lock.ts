/**
 * Maximum time to wait for another tab, which may be suspended. A request with its retry takes twice the configured
 * time-out (15 s by default); an upload of large files, or two tabs at once, can take longer.
 */
const timeoutMs = 40_000;

/**
 * Runs the work while no other tab of this browser runs work of the same name, and waits for at most `timeoutMs`. After
 * that, and without Web Locks (no TLS, a sandboxed frame), the work runs in parallel. It must therefore send the same
 * content under the same stored idempotency key, as `orderKeys` and `cakeAttempt` do, so that both tabs create one
 * order.
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
