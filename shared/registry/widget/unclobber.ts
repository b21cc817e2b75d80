import { queryPage, removeAttribute } from '../native.ts';
import { resettable } from '../resettable.ts';

/** Members of `document` that React, the widgets and Embla use. */
const needed =
  'createElement createElementNS createTextNode defaultView addEventListener removeEventListener'.split(' ');

/** True after the first call in the current task, so that the other hosts of the task skip the check. */
let isDone = false;

/**
 * Removes the names of elements that hide members of `document`, such as `createElement`. Libraries would fail, because
 * they do not read these members from the prototypes.
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

resettable(() => {
  isDone = false;
});
