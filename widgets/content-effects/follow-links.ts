import { getAttribute, listenTo } from '../../shared/registry/native.ts';
import { isPlainClick } from '../../shared/registry/plain-click.ts';
import { placeOf, pressedPageLink } from '../../shared/ui/dom/page-link.ts';
import { scrollTo } from '../../shared/ui/dom/scroll-to.ts';

/**
 * A link within the page scrolls smoothly to its target. The browser navigates first (URL, history, focus,
 * closed content); its own jump is undone before the next paint.
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
      // If the URL stays the same, replacing it adds no history entry, but moves the focus like a new URL
      if (location.hash === link.hash) location.replace(link.hash);
      else location.hash = link.hash;
      // Chromium jumps at the next layout. Reading the position forces that layout, so that the jump can be
      // undone here
      if (window.scrollY !== scrollY) window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      scrollTo(place, signal);
    },
    signal,
  );
}
