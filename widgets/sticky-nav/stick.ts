import { childrenOf, pageRoot } from '../../shared/registry/native.ts';

/**
 * Pixels from the top within which the page counts as scrolled up.
 *
 * @see site.md section 9, "Navigation and scrolling"
 */
const top = 50;
/** Milliseconds until a change of direction takes effect. */
const delay = 100;

const stuck = 'data-stuck';
const direction = 'data-scroll';
/**
 * Makes focused elements and link targets scroll to below the bar. A custom property would restyle the whole
 * page.
 */
const room = 'scroll-padding-block-start';

/**
 * Fixes the header's own bar to the top once the header has scrolled out of view. Nothing is copied.
 * Therefore no name or tab stop is duplicated, and menus, badges and the flyout stay the same. The host keeps
 * the header's height, so that nothing moves. Returns a function that undoes everything.
 */
export function stick(host: HTMLElement, signal: AbortSignal): () => void {
  const [bar] = childrenOf(host);
  if (!(bar instanceof HTMLElement)) return () => undefined;
  const root = pageRoot();
  const before = root.style.getPropertyValue(room);
  let timer: number | undefined;
  let fits = true;

  const set = (isStuck: boolean) => {
    if (isStuck === host.hasAttribute(stuck)) return;
    if (isStuck) host.style.blockSize = `${host.offsetHeight}px`;
    host.toggleAttribute(stuck, isStuck);
    if (!isStuck) host.style.blockSize = '';
  };
  // Measures the stuck bar in advance, because the page can jump to a link's target at any time
  const measure = () => {
    const wasStuck = host.hasAttribute(stuck);
    set(false);
    set(true);
    // In a theme without styles for it, the bar could cover half of the window
    fits = bar.offsetHeight <= innerHeight / 2;
    root.style.setProperty(room, fits ? `${bar.offsetHeight}px` : '0px');
    set(wasStuck && fits);
  };
  // The bar returns to the flow only when the header is fully visible. With a half-visible header, the bar
  // would move away while the user scrolls up
  const observer = new IntersectionObserver(
    (entries) => {
      const rect = entries.at(-1)?.boundingClientRect;
      if (rect && rect.bottom <= 0) set(fits);
      else if (rect && rect.top >= 0) set(false);
    },
    { threshold: [0, 1] },
  );
  // A header of another width has another height, for example after a phone is rotated
  let width = -1;
  const resizing = new ResizeObserver(() => {
    last ??= scrollY;
    if (width === host.offsetWidth) return;
    width = host.offsetWidth;
    measure();
  });

  /** Undefined until the first layout, because reading the position earlier would force a layout */
  let last: number | undefined;
  const look = () => {
    timer = undefined;
    const isScrolledUp = scrollY <= top || scrollY < (last ?? scrollY);
    if (scrollY !== last) host.setAttribute(direction, isScrolledUp ? 'up' : 'down');
    last = scrollY;
  };
  host.setAttribute(direction, 'up');
  addEventListener('scroll', () => (timer ??= window.setTimeout(look, delay)), { passive: true, signal });
  observer.observe(host);
  resizing.observe(host);

  return () => {
    clearTimeout(timer);
    observer.disconnect();
    resizing.disconnect();
    set(false);
    if (!host.getAttribute('style')) host.removeAttribute('style');
    host.removeAttribute(direction);
    root.style.setProperty(room, before);
  };
}
