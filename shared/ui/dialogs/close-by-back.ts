import { entryState, pushEntry, replaceEntry } from '../../kept/history-entry.ts';

const isOpen = () => entryState().krumeOpen === true;

/** Milliseconds */
const timeoutMs = 500;

let leaving: Promise<void> | undefined;

/**
 * Resolves when no history entry is being removed. Await it before opening an element, because the removal of an entry
 * closes every open element.
 */
export const historySettled = async (): Promise<void> => leaving;

/**
 * Makes the Back button close an open element, until the signal aborts. Adds a history entry. Returns a function that
 * removes the entry, to call after the element was closed in another way.
 */
export function closeByBack(close: () => void, signal: AbortSignal): () => void {
  // After a reload the entry exists, but the element is closed
  if (!isOpen()) pushEntry({ ...entryState(), krumeOpen: true });
  addEventListener('popstate', () => isOpen() || close(), { signal });
  return () => {
    if (!isOpen()) return;
    leaving = new Promise((resolve) => {
      addEventListener('popstate', () => resolve(), { once: true });
      // A time-out, because other scripts may stop the event
      setTimeout(resolve, timeoutMs);
    });
    history.back();
  };
}

/**
 * Marks the history entry as unused before another page opens. Firefox restores a cached page with the history state
 * that the page had when it was left, even at another entry. Without the mark, the restored page would treat its closed
 * element as open, and go back once more.
 */
export const releaseHistoryEntry = () => replaceEntry({ ...entryState(), krumeOpen: false });

/** Resets the module state; for tests. */
export const resetHistorySettled = () => {
  leaving = undefined;
};
