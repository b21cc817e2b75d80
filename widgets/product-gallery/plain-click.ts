import type { MouseEvent } from 'react';

/** With a key held, a click on a link means the browser: a new tab, a download. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey;
}
