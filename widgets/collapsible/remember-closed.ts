import { contains, listenTo } from '../../shared/registry/native.ts';
import { recall, remember } from '../../shared/stores/storage.ts';
import { placeOf, pressedPageLink } from '../../shared/ui/page-link.ts';

/**
 * Restores what the shopper has closed on an earlier page, and opens for a link to its inside, as browsers do by themselves
 * only where the page is opened by it. Opening, closing and find-in-page are the browser's. Returns what undoes it.
 */
export function rememberClosed(
  host: HTMLElement,
  persist: string | undefined,
  signal: AbortSignal,
): () => void {
  const section = host instanceof HTMLDetailsElement ? host : undefined;
  if (!section) return () => undefined;
  const wasOpen = section.open;
  const name = `closed:${persist}`;
  const reveal = (hash: string, scrolls: boolean) => {
    const target = placeOf(hash);
    // Where it is open, the browser gets there by itself
    if (!target || section.open || !contains(section, target)) return;
    section.open = true;
    if (scrolls && target !== section) target.scrollIntoView();
  };

  if (persist && recall(name)?.value === true) section.open = false;
  reveal(location.hash, true);
  if (persist) listenTo(section, 'toggle', () => remember(name, !section.open), signal);
  addEventListener('hashchange', () => reveal(location.hash, true), { signal });
  // A second press on the same link changes no address; somebody else may scroll there
  addEventListener('click', (event) => reveal(pressedPageLink(event)?.hash ?? '', !event.defaultPrevented), {
    signal,
  });
  return () => {
    section.open = wasOpen;
  };
}
