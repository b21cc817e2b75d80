/** Increased by `resetLoads()`. */
let generation = 0;

/**
 * Returns a function that loads once for all callers, and again after a failure.
 *
 * @param load receives the query to append to its URL: empty at the first attempt, then another at each attempt, because
 * browsers cache a failed module until the page unloads (https://github.com/whatwg/html/issues/6768)
 */
export function loadOnce<T>(load: (query: string) => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  let failures = 0;
  let startedIn = 0;
  return () => {
    if (startedIn !== generation) loading = undefined;
    startedIn = generation;
    loading ??= load(failures ? `?again${failures}` : '').catch((error) => {
      failures++;
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Forgets all loads, so that the next call loads again; for tests. */
export const resetLoads = () => {
  generation++;
};
