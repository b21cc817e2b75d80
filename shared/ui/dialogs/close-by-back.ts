import { entryState, pushEntry, replaceEntry } from '../../kept/history-entry.ts';

const isOpen = () => entryState().krumeOpen === true;

/** Milliseconds */
const timeoutMs = 500;

let leaving: Promise<void> | undefined;

/**
 * Resolves when no history entry is being removed. An element that opens earlier would be closed when the entry is
 * removed.
 */
export const historySettled = async (): Promise<void> => leaving;

/**
 * Makes the Back button close an open element, until the signal aborts. Returns a function to call when the element was
 * closed in another way: it removes the added history entry.
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
 * Marks the history entry as unused before another page opens. Firefox restores a cached page with the
 * state that the page had when it was left, whatever its entry. The page would then treat its element as
 * open, and go back once more.
 */
export const releaseHistoryEntry = () => replaceEntry({ ...entryState(), krumeOpen: false });

/** Resets the module state; for tests. */
export const resetHistorySettled = () => {
  leaving = undefined;
};
