/** Calls each `stop` when the signal aborts, or immediately if it has already aborted, e.g. during an `await`. */
export function onAbort(signal: AbortSignal, ...stops: readonly (() => void)[]): void {
  for (const stop of stops)
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
}
