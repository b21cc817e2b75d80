import { loadOnce } from '../loading/load-once.ts';

/**
 * Returns a function that imports a lazy part, once for all callers. A failed import is retried immediately with
 * another URL, unless the device is offline or the error message contains no URL. After a failure, the next call
 * imports again.
 *
 * @param load must contain only an `import()`, because a retry imports the same module without calling `load`
 */
export function lazyPart<T>(load: () => Promise<T>): () => Promise<T> {
  let url: string | undefined;
  const attempt = loadOnce<T>((query) => (query && url ? import(url + query) : load()));
  return () =>
    attempt().catch((error) => {
      [url] = /https?:\S+\.js/.exec(String(error)) ?? [];
      if (!url || !navigator.onLine) throw error;
      return attempt();
    });
}
