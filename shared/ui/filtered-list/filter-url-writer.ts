import { entryState, replaceEntry } from '../../kept/history-entry.ts';
import { isPageHidden } from '../../registry/native.ts';
import { afterPaint } from '../../registry/schedule/yield-to-main.ts';

type FilterValues = Readonly<Record<string, string | number | undefined>>;

/**
 * Returns a function that writes the values of a list's filter to the page's URL, so that a reload, Back and a shared
 * link restore the filter. Empty values and '0' are omitted. A visible page changes the URL only after the next frame:
 * whenever the URL changes, Chromium compares all links of the page with the speculation rules, which takes 35 ms for
 * 500 branches on a slow processor. After Back or Forward within the page, for example after a link to the map, the list
 * keeps its filter, so the values are written to the URL of this entry, too.
 */
export function filterUrlWriter(signal: AbortSignal): (values: FilterValues) => void {
  /** The values of the list; undefined before the filter changes */
  let current: FilterValues | undefined;
  /** The values that are not in the URL yet */
  let pending: FilterValues | undefined;
  const write = () => {
    removeEventListener('visibilitychange', write);
    if (signal.aborted || !pending) return;
    const url = new URL(location.href);
    for (const [name, value] of Object.entries(pending)) {
      if (value && value !== '0') url.searchParams.set(name, String(value));
      else url.searchParams.delete(name);
    }
    pending = undefined;
    replaceEntry(entryState(), url);
  };
  const writeSoon = () => {
    pending = current;
    if (isPageHidden()) write();
    else {
      addEventListener('visibilitychange', write, { signal });
      afterPaint(write);
    }
  };
  addEventListener('popstate', writeSoon, { signal });
  return (values) => {
    current = values;
    writeSoon();
  };
}
