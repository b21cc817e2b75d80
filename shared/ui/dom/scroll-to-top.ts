import { activeElement, queryPage } from '../../registry/native.ts';

/**
 * Scrolls to the top of the page. Moves the focus to the page's heading if the element with the visible focus is below
 * the viewport after the scroll.
 */
export function scrollToTop(): void {
  scrollTo({ top: 0 });
  const button = activeElement();
  // WordPress prints the name of the site as another h1 in the page header
  const [heading = queryPage('h1')[0]] = queryPage('main h1');
  if (!heading || !button?.matches(':focus-visible')) return;
  if (button.getBoundingClientRect().bottom < innerHeight) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
