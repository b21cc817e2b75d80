import type { CatalogueEntry, Widget } from './catalogue.ts';

/** Milliseconds before the second try: a short gap in the network is over by then. */
const pause = 1000;

let chunks = new WeakMap<CatalogueEntry, Promise<Widget>>();
let failures = new WeakMap<CatalogueEntry, number>();

/**
 * A widget's code, fetched once for all its hosts. A failed fetch is tried once more; the next host that needs it starts
 * over. Each try has another address: browsers remember a failed module for as long as the page lives
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

/** As on a new page; for tests. */
export function resetChunks(): void {
  chunks = new WeakMap();
  failures = new WeakMap();
}
