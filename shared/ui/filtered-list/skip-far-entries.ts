import { onAbort } from '../../page/on-abort.ts';
import { childrenOf, removeAttribute, setAttribute } from '../../registry/native.ts';

/**
 * Limits layout and painting of a long list to the entries near the viewport, so that filtering stays fast
 * for any length. An entry is skipped once its own height is measured, and keeps that height. Scroll
 * positions therefore match those of the restored page, and Back scrolls to the right entry. Heights are
 * measured again when the width of the list changes. Returns a function to call with each new entry.
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
        // A hidden list has no width
        if (width) for (const entry of childrenOf(list)) measure(entry);
        width = contentRect.width;
      }
    }
    // Setting the attribute in this frame would cause a second layout
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
