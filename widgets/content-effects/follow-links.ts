import { getAttribute, listenTo } from '../../shared/registry/native.ts';
import { isPlainClick } from '../../shared/registry/plain-click.ts';
import { placeOf, pressedPageLink } from '../../shared/ui/page-link.ts';
import { scrollTo } from '../../shared/ui/scroll-to.ts';

/**
 * A link to a place in the page scrolls there instead of jumping. The browser goes there first, with address, history,
 * focus and what is folded, and is taken back before anybody sees it.
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
      if (location.hash === link.hash) place.focus({ preventScroll: true });
      else location.hash = link.hash;
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      // By then it is unfolded, wherever it stood
      requestAnimationFrame(() => !signal.aborted && scrollTo(place));
    },
    signal,
  );
}
