import { onAbort } from '../page/on-abort.ts';

/** Milliseconds: a lift, a tunnel, a shop that is started anew. After that the connection or the next page asks. */
const pauses = [4_000, 15_000, 60_000];

/**
 * A function that begins to ask again after pauses, longer each time, as long as something is open; it may be called at any
 * time. A hidden page waits until it is seen. Ends with the signal.
 */
export function retryWithBackoff(ask: () => Promise<unknown>, isOpen: () => boolean, signal: AbortSignal) {
  /** Pauses that have begun; 0 while nothing is asked */
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
    if (isHidden()) return addEventListener('visibilitychange', askIfSeen, { signal, once: true });
    if (!isOpen()) begun = pauses.length;
    else await ask();
    wait();
  }

  return () => {
    if (begun === 0) wait();
  };
}

const isHidden = (): boolean => Reflect.get(Document.prototype, 'hidden', document);
