import { entryState, lastWritten, pushEntry, replaceEntry, type Written } from '../../kept/history-entry.ts';

const isOpen = () => entryState().krumeOpen === true;

const timeoutMs = 500;

let removal: Promise<void> | undefined;
/** True while a history entry is being removed: until the `popstate` event, which can be later than the time-out */
let isRemoving = false;

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
  let isLeaving = isRemoving && isOpen();
  const open = () => pushEntry({ ...entryState(), krumeOpen: true });
  // After Forward, the history entry exists, but the element is closed
  if (!isOpen()) open();
  addEventListener(
    'popstate',
    () => {
      if (isOpen()) return;
      // The removal of an earlier entry ended after the time-out, and has removed the entry that this element reused
      if (isLeaving) {
        isLeaving = false;
        open();
        return;
      }
      const { state, url } = lastWritten();
      if (state.krumeOpen) keep(state, url);
      close();
    },
    { signal },
  );
  return () => {
    if (isOpen() && !isLeaving) removeEntry();
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
  isRemoving = false;
};

function removeEntry(): void {
  const [state, url] = [entryState(), location.href];
  isRemoving = true;
  removal = new Promise((resolve) => {
    addEventListener(
      'popstate',
      () => {
        isRemoving = false;
        keep(state, url);
        resolve();
      },
      { once: true },
    );
    // The time-out is needed if another script stops the `popstate` event
    setTimeout(resolve, timeoutMs);
  });
  history.back();
}

/**
 * Copies the state and the URL of a removed entry to the entry below, because a filter in the open element may have
 * changed only the URL of the removed entry.
 */
function keep({ krumeOpen, ...state }: Written['state'], url: string): void {
  replaceEntry(state, url);
}

// After a reload the history entry exists, but the element is closed
if (isOpen()) removeEntry();
