import { closest, contains, listenTo, queryPage } from '../../shared/registry/native.ts';
import { recall, remember } from '../../shared/stores/storage.ts';

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
  const reveal = (hash: string) => {
    const [target] = hash.length > 1 ? queryPage(`[id="${CSS.escape(decode(hash.slice(1)))}"]`) : [];
    if (!target || !contains(section, target)) return;
    section.open = true;
    if (target !== section) target.scrollIntoView();
  };

  if (persist && recall(name)?.value === true) section.open = false;
  reveal(location.hash);
  if (persist) listenTo(section, 'toggle', () => remember(name, !section.open), signal);
  addEventListener('hashchange', () => reveal(location.hash), { signal });
  // A second press on the same link changes no address
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? closest(target, 'a[href*="#"]') : null;
      if (link instanceof HTMLAnchorElement && link.pathname === location.pathname) reveal(link.hash);
    },
    { signal },
  );
  return () => {
    section.open = wasOpen;
  };
}

/** A fragment that is not encoded as it should be counts as it is. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
