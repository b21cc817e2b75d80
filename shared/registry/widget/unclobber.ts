import { queryPage, removeAttribute } from '../native.ts';

/** Members of `document` that React and the widgets use, then those that Embla uses. */
const needed =
  'createElement createElementNS createTextNode defaultView addEventListener removeEventListener'.split(' ');

/** True after the first call in the current task, because 1,000 hosts can mount in one task. */
let isDone = false;

/**
 * Removes names that would hide members of `document` from elements of the page. An element named
 * `createElement`, for example, would hide `document.createElement`, also from libraries, which do not read
 * from the prototypes.
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

/** Resets the module state; for tests. */
export const resetUnclobber = () => {
  isDone = false;
};
