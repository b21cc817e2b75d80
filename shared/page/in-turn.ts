/**
 * Milliseconds to wait for another tab, which may be suspended. A call with its repeat takes twice the configured time-out (15 s
 * by default); the upload of large files takes longer, and so may two tabs at once.
 */
const timeoutMs = 40_000;

/**
 * Runs the work while no other tab of this browser runs work of the same name, for at most `timeoutMs`. After that, and without
 * Web Locks (no TLS, a sandboxed frame), the work runs beside the other tab's: work must send the same content under the same
 * kept idempotency key, as `orderKeys` and `cakeAttempt` do, so that both tabs make one order.
 */
export async function inTurn<T>(name: 'checkout' | 'cake', work: () => Promise<T>): Promise<T> {
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
