import type { Assets, CatalogueEntry, Widget } from './catalogue.ts';
import { loadStyle } from './styles.ts';

/** Milliseconds: long enough for a train to leave its tunnel, short enough to be waited for. */
const pause = 1000;

const chunks = new WeakMap<CatalogueEntry, Promise<Widget>>();

/**
 * A widget's code and styles, fetched once for all its hosts. A failed fetch is tried once more, the code
 * under another address: browsers remember a failed module for as long as the page lives
 * (https://github.com/whatwg/html/issues/6768). The next host that needs it starts over.
 */
export function loadWidget(name: string, entry: CatalogueEntry, assets: Assets): Promise<Widget> {
  let chunk = chunks.get(entry);
  if (!chunk) {
    const { js, css } = assets[name] ?? {};
    chunk = Promise.all([
      twice<{ default: Widget }>((again) => (js && again ? import(`${js}?again`) : entry.load())),
      css && twice(() => loadStyle(css)),
    ]).then(([module]) => module.default);
    chunk.catch(() => chunks.delete(entry));
    chunks.set(entry, chunk);
  }
  return chunk;
}

const twice = <T>(fetch: (again?: boolean) => Promise<T>): Promise<T> =>
  fetch().catch(() => new Promise((resolve) => setTimeout(resolve, pause)).then(() => fetch(true)));
