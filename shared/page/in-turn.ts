/** Milliseconds to wait for another tab: longer than its slowest call. A tab that is suspended must not block this one. */
const timeoutMs = 40_000;

/**
 * Runs the work while no other tab of this browser runs work of the same name: another tab's change cannot come in between.
 * Without Web Locks (no TLS, a sandboxed frame) the work runs at once.
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
