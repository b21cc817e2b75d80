import { entryState, lastWritten, pushEntry, replaceEntry, type Written } from '../../kept/history-entry.ts';
import { resettable } from '../../registry/resettable.ts';

// The history entry of an open element has the state `krumeOpen`: the URL of the entry below

const isOpen = () => Boolean(entryState().krumeOpen);

/** Longer than a removal takes, even on a slow device */
const timeoutMs = 2000;

let removal: Promise<void> | undefined;
/** Aborted when the element that was opened last is closed */
let lastOpened: AbortSignal | undefined;
/** Ends the listener that skips the unused entry of an element that was open before a reload */
let skipping = new AbortController();

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
  skipping.abort();
  lastOpened = signal;
  // After a reload or Forward, the history entry exists, but the element is closed
  if (isOpen()) replaceEntry(entryState());
  else pushEntry({ ...entryState(), krumeOpen: location.href });
  const onPopState = () => {
    if (isOpen()) return;
    moveDown(lastWritten());
    close();
  };
  addEventListener('popstate', onPopState, { capture: true, signal });
  return () => {
    if (isOpen()) removeEntry();
  };
}

/**
 * The state that marks the current history entry as the entry of an open element; null if no element is open.
 *
 * @param below the URL of the entry below, if it changes
 */
export function openEntryState(below?: string): object | null {
  if (!isOpen() || !lastOpened || lastOpened.aborted) return null;
  return { krumeOpen: below ?? entryState().krumeOpen };
}

/**
 * Marks the history entry as unused before another page opens. Firefox restores a cached page with the history state
 * that the page had when the user left it, even if the user returns to another entry. Without the mark, `isOpen()` is
 * true on the restored page, and closing another element calls `history.back()` a second time.
 */
export const releaseHistoryEntry = () => replaceEntry({ ...entryState(), krumeOpen: false });

resettable(() => {
  removal = undefined;
  lastOpened = undefined;
  skipping.abort();
  skipping = new AbortController();
});

function removeEntry(): void {
  const removed = { state: entryState(), url: location.href };
  const before = lastWritten();
  removal = new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      resolve();
    };
    const onPopState = () => {
      // A filter may have changed the entry while the browser removed it
      moveDown(lastWritten() === before ? removed : lastWritten());
      end();
    };
    addEventListener('popstate', onPopState, { capture: true, signal: over.signal });
    // The time-out is needed if another script stops the `popstate` event
    setTimeout(end, timeoutMs);
  });
  history.back();
}

/**
 * Copies the state and the URL of a removed entry to the entry below, because a filter or a step may have changed only
 * the removed entry. The capturing listeners do this before other listeners read the URL. After a jump over several
 * entries, nothing is copied.
 */
function moveDown({ state: { krumeOpen, ...state }, url }: Written): void {
  if (location.href === krumeOpen) replaceEntry(state, url);
}

/** After a reload, the history entry exists, but the element is closed. Back then skips the entry below. */
function skipUnusedEntry(): void {
  const { krumeOpen } = entryState();
  const onPopState = () => {
    if (isOpen() || location.href !== krumeOpen) return;
    skipping.abort();
    history.back();
  };
  if (krumeOpen) addEventListener('popstate', onPopState, { signal: skipping.signal });
}
skipUnusedEntry();
