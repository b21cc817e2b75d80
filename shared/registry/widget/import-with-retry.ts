let count = 0;

/**
 * Fetches a late part. After a failure browsers answer no from memory for as long as the page lives
 * (https://github.com/whatwg/html/issues/6768), and name the address in their message: there, another address is asked.
 *
 * @param load an `import()` and nothing after it: what answers the second time is the module
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (!address || !navigator.onLine) throw error;
    return import(`${address}?again${++count}`);
  }
}

/** As on a new page; for tests. */
export const resetImports = () => {
  count = 0;
};
