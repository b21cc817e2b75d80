import { activityEvents } from '../../../shared/page/page-lifecycle.ts';

/**
 * Detects that the page may be about to unload, until `signal` aborts. The event is `beforeunload`, because
 * browsers abort requests before `pagehide`. The listener is removed when `signal` aborts, because a permanent
 * listener would keep the page out of the back/forward cache.
 *
 * @returns a function whose promise resolves if the page stays: at once, or on the next user activity after a
 * `beforeunload` that did not unload the page, such as a download
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
