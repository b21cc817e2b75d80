import { resettable } from '../resettable.ts';

let generation = 0;

/**
 * Returns a function that loads once for all callers, and again after a failure.
 *
 * @param load receives a query to append to the URL. The query differs after each failure, because browsers cache a
 * failed module until the page unloads (https://github.com/whatwg/html/issues/6768)
 */
export function loadOnce<T>(load: (query: string) => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  let failures = 0;
  let startedIn = 0;
  return () => {
    if (startedIn !== generation) {
      loading = undefined;
      failures = 0;
    }
    startedIn = generation;
    if (!loading) {
      const started: Promise<T> = load(failures ? `?again${failures}` : '').catch((error) => {
        // After a reset, the failure of an earlier load must not affect the next load
        if (loading === started) {
          failures++;
          loading = undefined;
        }
        throw error;
      });
      loading = started;
    }
    return loading;
  };
}

// Discards all results and failures, so that the next call of each function loads again
resettable(() => {
  generation++;
});
