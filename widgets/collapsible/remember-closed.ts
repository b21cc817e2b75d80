import { kept } from '../../shared/kept/kept.ts';
import { flag } from '../../shared/model/values.ts';
import { contains } from '../../shared/registry/native.ts';
import { placeOf, pressedPageLink } from '../../shared/ui/dom/page-link.ts';

/** A section that opens and closes, with methods that do not depend on its markup. */
export interface Section {
  isOpen(): boolean;
  open(isOpen: boolean): void;
  /** Registers a callback that runs after each opening and closing */
  onToggle(call: () => void): void;
  restore(): void;
}

/**
 * Closes a section that the shopper closed on an earlier page. Opens the section for a link to an element
 * inside, because not every browser opens the section for a link within the page.
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
    // If the section is already open, the browser scrolls to the target
    if (!target || section.isOpen() || !contains(host, target)) return;
    section.open(true);
    if (scrolls && target !== host) target.scrollIntoView();
  };

  if (closed?.read()) section.open(false);
  reveal(location.hash, true);
  if (closed) section.onToggle(() => closed.write(section.isOpen() ? undefined : true));
  addEventListener('hashchange', () => reveal(location.hash, true), { signal });
  // A second click on the same link fires no hashchange event. If a script has cancelled the click, that
  // script scrolls
  addEventListener('click', (event) => reveal(pressedPageLink(event)?.hash ?? '', !event.defaultPrevented), {
    signal,
  });
}

const closedState = (name: string) =>
  kept({ name: `closed:${name}`, where: 'device', schema: flag, owner: 'device', orCookie: true });
