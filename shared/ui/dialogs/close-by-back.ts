import { entryState, pushEntry, replaceEntry } from '../../kept/history-entry.ts';

const isOpen = () => entryState().krumeOpen === true;

const timeoutMs = 500;

let leaving: Promise<void> | undefined;

/**
 * Resolves when no history entry is being removed. Await this promise before you open an element with `closeByBack`,
 * because the removal of a history entry closes all elements that were opened with `closeByBack`.
 */
export const historySettled = async (): Promise<void> => leaving;

/**
 * Makes the Back button close an open element, until the signal aborts. Adds a history entry. The returned function
 * removes this entry: call the function after the element was closed in another way.
 */
export function closeByBack(close: () => void, signal: AbortSignal): () => void {
  // After a reload the history entry exists, but the element is closed
  if (!isOpen()) pushEntry({ ...entryState(), krumeOpen: true });
  addEventListener('popstate', () => isOpen() || close(), { signal });
  return () => {
    if (!isOpen()) return;
    leaving = new Promise((resolve) => {
      addEventListener('popstate', () => resolve(), { once: true });
      // The time-out is needed if another script stops the `popstate` event
      setTimeout(resolve, timeoutMs);
    });
    history.back();
  };
}

/**
 * Marks the history entry as unused before another page opens. Firefox restores a cached page with the history state
 * that the page had when the user left it, even at another entry. Without the mark, `isOpen()` is true on the
 * restored page, and closing another element calls `history.back()` a second time.
 */
export const releaseHistoryEntry = () => replaceEntry({ ...entryState(), krumeOpen: false });

export const resetHistorySettled = () => {
  leaving = undefined;
};
