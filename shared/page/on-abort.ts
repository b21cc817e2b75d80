/**
 * Calls each `stop` when the signal aborts, or immediately if it has aborted already. After an `await` a widget may have
 * been unmounted, and an aborted signal dispatches no further event.
 */
export function onAbort(signal: AbortSignal, ...stops: readonly (() => void)[]): void {
  for (const stop of stops)
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
}
