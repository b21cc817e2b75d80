/**
 * Stops something when a widget goes: when its signal aborts, or at once where it has. What begins after a wait may begin
 * when its widget is gone, and an aborted signal tells nobody any more.
 */
export function onAbort(signal: AbortSignal, stop: () => void): void {
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
}
