import { onAbort } from '../../page/on-abort.ts';
import { childrenOf, removeAttribute, setAttribute } from '../../registry/native.ts';

/**
 * Of a long list, only what is near the window is laid out and drawn: a filter costs what is seen of it, however long it is.
 * An entry is skipped from when its own height is known, and keeps it then: what is above the window is as high as on a page
 * that the history makes anew, and Back leads to the entry that was left. Heights hold for one width of the list: at another
 * they are measured once more. Returns what is called with each new entry.
 */
export function skipFarEntries(list: Element, signal: AbortSignal): (entry: Element) => void {
  let width = 0;
  let frame = 0;
  const measured = new Set<Element>();
  const mark = () => {
    frame = 0;
    for (const entry of measured) setAttribute(entry, 'data-measured', '');
    measured.clear();
  };
  const sizes = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      if (target !== list) {
        sizes.unobserve(target);
        measured.add(target);
      } else if (width !== contentRect.width) {
        // A list that is not shown has no width
        if (width) for (const entry of childrenOf(list)) measure(entry);
        width = contentRect.width;
      }
    }
    // A mark in this frame would have the list laid out twice in it
    frame ||= requestAnimationFrame(mark);
  });
  const measure = (entry: Element) => {
    measured.delete(entry);
    removeAttribute(entry, 'data-measured');
    sizes.observe(entry);
  };
  const servers = [...childrenOf(list)];
  sizes.observe(list);
  servers.forEach(measure);
  onAbort(signal, () => {
    sizes.disconnect();
    cancelAnimationFrame(frame);
    for (const entry of servers) removeAttribute(entry, 'data-measured');
  });
  return measure;
}
