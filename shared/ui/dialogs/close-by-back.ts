import { entryState, lastWritten, pushEntry, replaceEntry, type Written } from '../../kept/history-entry.ts';

const isOpen = () => entryState().krumeOpen === true;

/** Longer than a removal takes, even on a slow device */
const timeoutMs = 2000;

let removal: Promise<void> | undefined;
/** URL of the history entry that an open element had before a reload, until another element uses the entry */
let unused: string | undefined;

/**
 * Resolves when no history entry is being removed. Await this promise before you open an element with `closeByBack`,
 * because the removal of a history entry closes all elements that were opened with `closeByBack`.
 */
export const historySettled = async (): Promise<void> => removal;

/**
 * Makes the Back button close an open element, until the signal aborts. Adds a history entry. The returned function
 * removes this entry: call the function after the element was closed in another way.
 */
export function closeByBack(close: () => void, signal: AbortSignal): () => void {
  const below = location.href;
  unused = undefined;
  // After a reload or Forward, the history entry exists, but the element is closed
  if (!isOpen()) pushEntry({ ...entryState(), krumeOpen: true });
  const onPopState = () => {
    if (isOpen()) return;
    const written = lastWritten();
    if (written.state.krumeOpen) moveDown(written, below);
    close();
  };
  addEventListener('popstate', onPopState, { capture: true, signal });
  return () => {
    if (isOpen()) removeEntry(below);
  };
}

/**
 * Marks the history entry as unused before another page opens. Firefox restores a cached page with the history state
 * that the page had when the user left it, even if the user returns to another entry. Without the mark, `isOpen()` is
 * true on the restored page, and closing another element calls `history.back()` a second time.
 */
export const releaseHistoryEntry = () => replaceEntry({ ...entryState(), krumeOpen: false });

export const resetHistorySettled = () => {
  removal = undefined;
  unused = undefined;
};

function removeEntry(below: string): void {
  const removed = { state: entryState(), url: location.href };
  removal = new Promise((resolve) => {
    const onPopState = () => {
      moveDown(removed, below);
      resolve();
    };
    addEventListener('popstate', onPopState, { once: true, capture: true });
    // The time-out is needed if another script stops the `popstate` event
    setTimeout(resolve, timeoutMs);
  });
  history.back();
}

/**
 * Copies the state and the URL of a removed entry to the entry below, because a filter or a step may have changed only
 * the removed entry. The capturing listeners do this before other listeners read the URL.
 *
 * @param below the URL of the entry below. After a jump over several entries, the current entry has another URL
 */
function moveDown({ state: { krumeOpen, ...state }, url }: Written, below: string): void {
  if (location.href === below) replaceEntry(state, url);
}

// After a reload, the history entry exists, but the element is closed. Back then skips the entry
if (isOpen()) {
  unused = location.href;
  const onPopState = () => {
    if (location.href === unused && !isOpen()) history.back();
    unused = undefined;
  };
  addEventListener('popstate', onPopState, { once: true });
}
