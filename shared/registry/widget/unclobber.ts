import { queryPage, removeAttribute } from '../native.ts';

/** What the renderer asks the document for, as widgets do; then what Embla does. */
const needed =
  'createElement createElementNS createTextNode defaultView addEventListener removeEventListener'.split(' ');

/** A thousand places that mount in one moment ask once. */
let isDone = false;

/**
 * Takes such a name away from an element of the page: as `document.createElement`, the element would come before the
 * function, also for a library, which cannot be told to ask in another way.
 */
export function unclobber(): void {
  if (isDone) return;
  isDone = true;
  queueMicrotask(() => {
    isDone = false;
  });
  for (const name of needed) {
    if (Reflect.get(document, name) === Reflect.get(Document.prototype, name, document)) continue;
    for (const element of queryPage(`[name=${name}],[id=${name}]`)) {
      removeAttribute(element, 'name');
      removeAttribute(element, 'id');
    }
  }
}

/** As on a new page; for tests. */
export const resetUnclobber = () => {
  isDone = false;
};
