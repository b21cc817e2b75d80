import { entryState, replaceEntry } from '../../kept/history-entry.ts';

/**
 * Puts a filter's values into the page's address, so that a reload, Back and a link that is passed on have them. What is
 * empty, or '0', is not named.
 */
export function writeFilterToUrl(values: Readonly<Record<string, string | number | undefined>>): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value && value !== '0') address.searchParams.set(name, String(value));
    else address.searchParams.delete(name);
  }
  replaceEntry(entryState(), address);
}
