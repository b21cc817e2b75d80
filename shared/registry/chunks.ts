import type { CatalogueEntry, Widget } from './catalogue.ts';

/** Milliseconds before the second attempt: long enough for a short network gap. */
const pause = 1000;

let chunks = new WeakMap<CatalogueEntry, Promise<Widget>>();

/**
 * The code of a widget, fetched once for all its hosts. A failed fetch is retried once; the next host starts a new
 * attempt.
 */
export function loadWidget(entry: CatalogueEntry): Promise<Widget> {
  const known = chunks.get(entry);
  if (known) return known;
  const chunk = entry
    .load()
    .catch(() => new Promise((resolve) => setTimeout(resolve, pause)).then(() => entry.load()))
    .then((module) => module.default);
  chunk.catch(() => chunks.delete(entry));
  chunks.set(entry, chunk);
  return chunk;
}

/** Resets the module state; for tests. */
export function resetChunks(): void {
  chunks = new WeakMap();
}
