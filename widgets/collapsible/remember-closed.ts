import { contains } from '../../shared/registry/native.ts';
import { recall, remember } from '../../shared/stores/storage.ts';
import { placeOf, pressedPageLink } from '../../shared/ui/page-link.ts';

/** What opens and closes, whichever way its markup does. */
export interface Section {
  isOpen(): boolean;
  open(isOpen: boolean): void;
  /** Calls back when it has been opened or closed, by anybody */
  onToggle(call: () => void): void;
  /** As the server sent it */
  restore(): void;
}

/**
 * Restores what the shopper has closed on an earlier page, and opens for a link to its inside, as browsers do by themselves
 * only where the page is opened by it.
 */
export function rememberClosed(
  host: HTMLElement,
  section: Section,
  persist: string | undefined,
  signal: AbortSignal,
): void {
  const name = `closed:${persist}`;
  const reveal = (hash: string, scrolls: boolean) => {
    const target = placeOf(hash);
    // Where it is open, the browser gets there by itself
    if (!target || section.isOpen() || !contains(host, target)) return;
    section.open(true);
    if (scrolls && target !== host) target.scrollIntoView();
  };

  if (persist && recall(name)?.value === true) section.open(false);
  reveal(location.hash, true);
  if (persist) section.onToggle(() => remember(name, !section.isOpen()));
  addEventListener('hashchange', () => reveal(location.hash, true), { signal });
  // A second press on the same link changes no address; somebody else may scroll there
  addEventListener('click', (event) => reveal(pressedPageLink(event)?.hash ?? '', !event.defaultPrevented), {
    signal,
  });
}
