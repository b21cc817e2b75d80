import type { CatalogueEntry, Widget } from './catalogue.ts';

/** Milliseconds before the second try: a short gap in the network is over by then. */
const pause = 1000;

const chunks = new WeakMap<CatalogueEntry, Promise<Widget>>();

/**
 * A widget's code, fetched once for all its hosts. A failed fetch is tried once more under another address: browsers
 * remember a failed module for as long as the page lives (https://github.com/whatwg/html/issues/6768). The next host
 * that needs it starts over.
 */
export function loadWidget(entry: CatalogueEntry): Promise<Widget> {
  const known = chunks.get(entry);
  if (known) return known;
  const chunk = entry
    .load()
    .catch(() => new Promise((resolve) => setTimeout(resolve, pause)).then(() => entry.load('?again')))
    .then((module) => module.default);
  chunk.catch(() => chunks.delete(entry));
  chunks.set(entry, chunk);
  return chunk;
}
