let count = 0;

/**
 * Imports a lazy chunk and retries once with another URL. Browsers cache a failed import until the page unloads
 * (https://github.com/whatwg/html/issues/6768). The retry needs the URL in the error message; without it, or offline,
 * the first error is thrown.
 *
 * @param load only an `import()`, without a `then`: the retry resolves to the module itself
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const [url] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (!url || !navigator.onLine) throw error;
    return import(`${url}?again${++count}`);
  }
}

/** Resets the module state; for tests. */
export const resetImports = () => {
  count = 0;
};
