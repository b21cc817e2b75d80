/** Milliseconds to wait for another tab: longer than its slowest call. A tab that is suspended must not block this one. */
const patience = 40_000;

/**
 * Runs the work while no other tab of this browser saves to the cart or orders: between the address call and the order,
 * another tab's selection cannot come in between. Without Web Locks (no TLS, a sandboxed frame) the work runs at once.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request('krume-checkout', { signal: AbortSignal.timeout(patience) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}
