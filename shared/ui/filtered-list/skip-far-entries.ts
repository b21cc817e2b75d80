import { onAbort } from '../../page/on-abort.ts';
import { childrenOf, removeAttribute, setAttribute } from '../../registry/native.ts';

/**
 * Lets the browser skip layout and painting of list entries far from the viewport, so that filtering a long list stays
 * fast. A skipped entry keeps its measured height, so that Back scrolls to the right entry. A change of the list's
 * width measures all entries again. Returns a function to call with each new entry.
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
        // The width is 0 before the first measurement and while the list is hidden
        if (width) for (const entry of childrenOf(list)) measure(entry);
        width = contentRect.width;
      }
    }
    // The next frame sets the attribute, because setting it in this frame would cause a second layout
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
