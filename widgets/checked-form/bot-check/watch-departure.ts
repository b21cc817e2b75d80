import { activityEvents } from '../../../shared/page/page-lifecycle.ts';

/**
 * Whether the page may be about to be left, for as long as `signal` lives: browsers stop what is under way before they say
 * `pagehide`. A page that always listens to `beforeunload` is kept in no cache.
 *
 * @returns resolves when the page stays: at once, or, where it was about to be left, as for a download, with its next use
 */
export function watchDeparture(signal: AbortSignal): () => Promise<void> {
  let isGoing = false;
  const goes = () => {
    isGoing = true;
  };
  addEventListener('beforeunload', goes, { signal });
  return () =>
    new Promise((resolve) => {
      if (!isGoing) return resolve();
      for (const use of activityEvents) addEventListener(use, () => resolve(), { capture: true, signal });
    });
}
