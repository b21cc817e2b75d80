import { kept } from '../../shared/kept/kept.ts';
import { flag } from '../../shared/model/values.ts';
import { contains } from '../../shared/registry/native.ts';
import { placeOf, pressedPageLink } from '../../shared/ui/dom/page-link.ts';

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
  const closed = persist ? closedState(persist) : undefined;
  const reveal = (hash: string, scrolls: boolean) => {
    const target = placeOf(hash);
    // Where it is open, the browser gets there by itself
    if (!target || section.isOpen() || !contains(host, target)) return;
    section.open(true);
    if (scrolls && target !== host) target.scrollIntoView();
  };

  if (closed?.read()) section.open(false);
  reveal(location.hash, true);
  if (closed) section.onToggle(() => closed.write(section.isOpen() ? undefined : true));
  addEventListener('hashchange', () => reveal(location.hash, true), { signal });
  // A second press on the same link changes no address; somebody else may scroll there
  addEventListener('click', (event) => reveal(pressedPageLink(event)?.hash ?? '', !event.defaultPrevented), {
    signal,
  });
}

const closedState = (name: string) =>
  kept({ name: `closed:${name}`, where: 'device', schema: flag, owner: 'device', orCookie: true });
