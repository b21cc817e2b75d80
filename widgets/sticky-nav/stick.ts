import { childrenOf, pageRoot } from '../../shared/registry/native.ts';

/**
 * Up to this scroll position in pixels, the page counts as scrolled to the top.
 *
 * @see site.md section 9, "Navigation and scrolling"
 */
const top = 50;
/** Milliseconds between a scroll event and the update of the scroll direction. */
const delay = 100;

const stuck = 'data-stuck';
const direction = 'data-scroll';
/**
 * Keeps focused elements and link targets below the bar when the browser scrolls to them. This property is
 * set directly, because a custom property would restyle the whole page.
 */
const room = 'scroll-padding-block-start';

/**
 * Fixes the header's own bar to the top after the header has scrolled out of view. The bar is moved rather
 * than copied, so that no name or tab stop is duplicated. The host keeps the header's height, to avoid a
 * layout shift. Returns a function that restores the header.
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
  const measure = () => {
    // If the theme has no styles for a stuck bar, the bar could cover more than half of the window
    fits = bar.offsetHeight <= innerHeight / 2;
    root.style.setProperty(room, fits ? `${bar.offsetHeight}px` : '0px');
  };
  const stickIfFits = () => {
    if (!fits || host.hasAttribute(stuck)) return;
    set(true);
    // Measures again, because the stuck bar may have another height than the bar in the header
    measure();
    set(fits);
  };
  // The bar returns to the header only when the whole header is visible. If part of the header were above the
  // window, the bar would move away while the user scrolls up
  const observer = new IntersectionObserver(
    (entries) => {
      const rect = entries.at(-1)?.boundingClientRect;
      if (rect && rect.bottom <= 0) stickIfFits();
      else if (rect && rect.top >= 0) set(false);
    },
    { threshold: [0, 1] },
  );
  // Measures again after a change of width, for example when a phone is rotated, because the header's height
  // may change
  let width = -1;
  const resizing = new ResizeObserver(() => {
    last ??= scrollY;
    if (width === host.offsetWidth) return;
    width = host.offsetWidth;
    const wasStuck = host.hasAttribute(stuck);
    set(false);
    // Measures before the bar is first stuck, because a link may scroll to its target earlier
    measure();
    if (wasStuck) stickIfFits();
  });

  /**
   * The last scroll position; undefined until the first layout, because reading the position earlier would
   * force a layout
   */
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
