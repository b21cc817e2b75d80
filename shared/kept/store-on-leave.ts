import { day, prefix, seal } from './seal.ts';

/**
 * Stores a value in the tab for 24 hours when the page unloads, unless the returned function was called before. The
 * next page reads the value with `kept`. Use this function for a value that may be needed before the code of `kept` has
 * loaded.
 *
 * @returns a function to call when the value is no longer needed. The function returns false if another page has
 * removed or replaced the stored value while this page was in the back/forward cache
 */
export function storeOnLeave(name: string, value: unknown): () => boolean {
  const key = prefix + name;
  let stored: string | undefined;
  const store = () => {
    // The value is as old as its page, so that any later sign-out deletes the value
    const age = performance.now();
    const text = JSON.stringify(seal(value, 'anyone', day + age, Date.now() - age));
    try {
      sessionStorage.setItem(key, text);
      stored = text;
    } catch {
      // Without storage, only this page can use the value
    }
  };
  addEventListener('pagehide', store);
  return () => {
    removeEventListener('pagehide', store);
    if (stored === undefined) return true;
    const isLatest = sessionStorage.getItem(key) === stored;
    if (isLatest) sessionStorage.removeItem(key);
    return isLatest;
  };
}
