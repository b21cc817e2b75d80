import { entryState, pushEntry, replaceEntry } from '../../kept/history-entry.ts';

const isOpen = () => entryState().krumeOpen === true;

/** Milliseconds */
const timeoutMs = 500;

let leaving: Promise<void> | undefined;

/** Resolves once the history stands still: what opens while an entry is being taken back would go with it. */
export const historyRests = async (): Promise<void> => leaving;

/**
 * Lets the browser's Back close what is open, until the signal says that it is. Answers what is to be called when it has
 * been closed otherwise: the entry that Back takes away is never left behind.
 */
export function closeByBack(close: () => void, signal: AbortSignal): () => void {
  // A reload keeps the entry, not what was open
  if (!isOpen()) pushEntry({ ...entryState(), krumeOpen: true });
  addEventListener('popstate', () => isOpen() || close(), { signal });
  return () => {
    if (!isOpen()) return;
    leaving = new Promise((resolve) => {
      addEventListener('popstate', () => resolve(), { once: true });
      // Other code of the page may keep the event to itself
      setTimeout(resolve, timeoutMs);
    });
    history.back();
  };
}

/**
 * Says that the entry is to be another page's. Firefox shows a page that it has kept with the state that it was left with,
 * at whatever entry: it would take itself for open, and go back once more.
 */
export const giveUpEntry = () => replaceEntry({ ...entryState(), krumeOpen: false });

/** As on a new page; for tests. */
export const resetHistoryRests = () => {
  leaving = undefined;
};
