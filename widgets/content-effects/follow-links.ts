import { getAttribute, listenTo } from '../../shared/registry/native.ts';
import { isPlainClick } from '../../shared/registry/plain-click.ts';
import { placeOf, pressedPageLink } from '../../shared/ui/dom/page-link.ts';
import { scrollTo } from '../../shared/ui/dom/scroll-to.ts';

/**
 * Scrolls smoothly to the target of a link within the page. The browser first navigates, which updates URL,
 * history and focus and opens closed content. The browser's jump to the target is undone before the next
 * paint.
 */
export function followLinks(host: HTMLElement, signal: AbortSignal): void {
  listenTo(
    host,
    'click',
    (event) => {
      const link = pressedPageLink(event);
      if (!link || event.defaultPrevented || !isPlainClick(event) || getAttribute(link, 'target')) return;
      const place = placeOf(link.hash);
      if (!place || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      event.preventDefault();
      const { scrollX, scrollY } = window;
      // For the same URL, `replace` adds no history entry, but moves the focus as for a new URL
      if (location.hash === link.hash) location.replace(link.hash);
      else location.hash = link.hash;
      // Chromium jumps at the next layout. Reading the position forces this layout, so that the jump can be
      // undone here
      if (window.scrollY !== scrollY) window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      scrollTo(place, signal);
    },
    signal,
  );
}
