/**
 * Calls each `stop` when the signal aborts. If the signal has already aborted, for example during an `await`, calls
 * each `stop` immediately.
 */
export function onAbort(signal: AbortSignal, ...stops: readonly (() => void)[]): void {
  for (const stop of stops)
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
}
