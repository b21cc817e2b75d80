import { onAbort } from '../page/on-abort.ts';
import { isPageHidden } from '../registry/native.ts';

/**
 * Pauses in milliseconds, for short interruptions such as a tunnel or a restart of the shop. After the last pause, only
 * a reconnect or a new page retries.
 */
const pauses = [4_000, 15_000, 60_000];

/**
 * Returns a function that calls `ask` again with increasing pauses. A call of this function during the retries has no
 * effect. A hidden page waits until it is visible. The retries end when `isOpen` returns false or the signal aborts.
 *
 * @param isOpen whether a retry is still needed
 */
export function retryWithBackoff(ask: () => Promise<unknown>, isOpen: () => boolean, signal: AbortSignal) {
  /** Number of started pauses; 0 if no retry is scheduled */
  let begun = 0;

  function wait(): void {
    const pause = signal.aborted ? undefined : pauses[begun++];
    if (pause === undefined) {
      begun = 0;
      return;
    }
    const timer = setTimeout(askIfSeen, pause);
    onAbort(signal, () => clearTimeout(timer));
  }

  async function askIfSeen(): Promise<void> {
    if (isPageHidden()) return addEventListener('visibilitychange', askIfSeen, { signal, once: true });
    if (!isOpen()) begun = pauses.length;
    else await ask();
    wait();
  }

  return () => {
    if (begun === 0) wait();
  };
}
