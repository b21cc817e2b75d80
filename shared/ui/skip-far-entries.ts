import { childrenOf, removeAttribute, setAttribute } from '../registry/native.ts';
import { endWith } from '../stores/end-with.ts';

/**
 * Of a long list, only what is near the window is laid out and drawn: a filter costs what is seen of it, however long it is.
 * An entry is skipped from when its own height is known, and keeps it then: what is above the window is as high as on a page
 * that the history makes anew, and Back leads to the entry that was left. Returns what is called with each new entry.
 */
export function skipFarEntries(list: Element, signal: AbortSignal): (entry: Element) => void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      sizes.unobserve(target);
      setAttribute(target, 'data-measured', '');
    }
  });
  const skip = (entry: Element) => sizes.observe(entry);
  const servers = [...childrenOf(list)];
  servers.forEach(skip);
  endWith(signal, () => {
    sizes.disconnect();
    for (const entry of servers) removeAttribute(entry, 'data-measured');
  });
  return skip;
}
