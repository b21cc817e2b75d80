import type { CatalogueEntry, Widget } from './catalogue.ts';

/** Milliseconds before the second attempt: long enough for a short network gap. */
const pause = 1000;

let chunks = new WeakMap<CatalogueEntry, Promise<Widget>>();
let failures = new WeakMap<CatalogueEntry, number>();

/**
 * The code of a widget, fetched once for all its hosts. A failed fetch is retried once; the next host starts a new
 * attempt. Each attempt uses another URL, because browsers cache a failed module until the page unloads
 * (https://github.com/whatwg/html/issues/6768).
 */
export function loadWidget(entry: CatalogueEntry): Promise<Widget> {
  const known = chunks.get(entry);
  if (known) return known;
  const chunk = fetchCode(entry)
    .catch(() => new Promise((resolve) => setTimeout(resolve, pause)).then(() => fetchCode(entry)))
    .then((module) => module.default);
  chunk.catch(() => chunks.delete(entry));
  chunks.set(entry, chunk);
  return chunk;
}

function fetchCode(entry: CatalogueEntry): ReturnType<CatalogueEntry['load']> {
  const count = failures.get(entry) ?? 0;
  const code = entry.load(count ? `?again${count}` : '');
  code.catch(() => failures.set(entry, count + 1));
  return code;
}

/** Resets the module state; for tests. */
export function resetChunks(): void {
  chunks = new WeakMap();
  failures = new WeakMap();
}
