import { entryState, replaceEntry } from '../../kept/history-entry.ts';

/**
 * Writes the values of a filter to the page's URL, so that a reload, Back and a shared link restore the filter. Empty
 * values and '0' are omitted.
 */
export function writeFilterToUrl(values: Readonly<Record<string, string | number | undefined>>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value && value !== '0') url.searchParams.set(name, String(value));
    else url.searchParams.delete(name);
  }
  replaceEntry(entryState(), url);
}
