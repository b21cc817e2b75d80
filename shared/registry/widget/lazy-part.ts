import { loadOnce } from '../load-once.ts';

/**
 * Returns a function that imports a lazy chunk, once for all callers. A failed import is retried at once, at another
 * URL. The retry needs the URL in the error message; without it, or offline, the error is thrown, and the next call
 * tries again.
 *
 * @param load only an `import()`, without a `then`: the retry resolves to the module itself
 */
export function lazyPart<T>(load: () => Promise<T>): () => Promise<T> {
  let url: string | undefined;
  const attempt = loadOnce<T>((query) => (url ? import(url + query) : load()));
  return () =>
    attempt().catch((error) => {
      [url] = /https?:\S+\.js/.exec(String(error)) ?? [];
      if (!url || !navigator.onLine) throw error;
      return attempt();
    });
}
