import { onAbort } from '../page/on-abort.ts';

/** Milliseconds: a lift, a tunnel, a shop that is started anew. After that the connection or the next page asks. */
const pauses = [4_000, 15_000, 60_000];

/**
 * A function that begins to ask again after pauses, longer each time, as long as something is open; it may be called at any
 * time. A hidden page waits until it is seen. Ends with the signal.
 */
export function retryWithBackoff(ask: () => Promise<unknown>, isOpen: () => boolean, signal: AbortSignal) {
  let isAsking = false;
  return async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    for (const pause of pauses) {
      await passed(pause, signal);
      await seen(signal);
      if (signal.aborted || !isOpen()) break;
      await ask();
    }
    isAsking = false;
  };
}

const passed = (pause: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pause);
    onAbort(signal, () => {
      clearTimeout(timer);
      resolve();
    });
  });

const isHidden = (): boolean => Reflect.get(Document.prototype, 'hidden', document);

const seen = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (!isHidden()) return resolve();
    addEventListener('visibilitychange', () => resolve(), { signal, once: true });
    onAbort(signal, resolve);
  });
