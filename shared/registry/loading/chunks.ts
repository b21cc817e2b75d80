import type { CatalogueEntry, Widget } from '../catalogue.ts';
import { resettable } from '../resettable.ts';

/** Milliseconds before the second attempt to fetch a chunk, for short interruptions of the network. */
const pause = 1000;

let chunks = new WeakMap<CatalogueEntry, Promise<Widget>>();

/**
 * Fetches the code of a widget, once for all hosts. Repeats a failed request once. After the second failure, the next
 * call starts again.
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

resettable(() => {
  chunks = new WeakMap();
});
