import { activityEvents } from '../../../shared/page/page-lifecycle.ts';

/**
 * Detects that the page may be about to unload, until `signal` aborts. Browsers abort requests before they
 * fire `pagehide`. The listener is not permanent, because `beforeunload` keeps a page out of the back/forward
 * cache.
 *
 * @returns a function whose promise resolves if the page stays: immediately, or after a `beforeunload` (such
 * as a download) on the next user activity
 */
export function watchDeparture(signal: AbortSignal): () => Promise<void> {
  let isGoing = false;
  const noteDeparture = () => {
    isGoing = true;
  };
  addEventListener('beforeunload', noteDeparture, { signal });
  return () =>
    new Promise((resolve) => {
      if (!isGoing) return resolve();
      for (const use of activityEvents) addEventListener(use, () => resolve(), { capture: true, signal });
    });
}
