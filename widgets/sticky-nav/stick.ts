import { childrenOf } from '../../shared/registry/native.ts';

/** Pixels from the top within which the bar counts as scrolled up. @see site.md section 9, "Navigation and scrolling" */
const top = 50;
/** Milliseconds until a change of direction shows. */
const delay = 100;

const stuck = 'data-stuck';
const direction = 'data-scroll';
/** What gets the focus, or is jumped to, is scrolled to below the bar. No variable: the whole page would be styled anew. */
const room = 'scroll-padding-block-start';

/**
 * Lets the header's own bar, with all that is in it, stay at the upper edge once the header is scrolled past: nothing is
 * copied, so no name and no stop of the Tab key is there twice, and menus, badges and flyout are the same ones. The host
 * keeps the header's place, so nothing moves. Returns what undoes it.
 */
export function stick(host: HTMLElement, signal: AbortSignal): () => void {
  const [bar] = childrenOf(host);
  if (!(bar instanceof HTMLElement)) return () => undefined;
  const root = Reflect.get(Document.prototype, 'documentElement', document);
  const before = root.style.getPropertyValue(room);
  let timer: number | undefined;
  let fits = true;

  const set = (isStuck: boolean) => {
    if (isStuck === host.hasAttribute(stuck)) return;
    if (isStuck) host.style.blockSize = `${host.offsetHeight}px`;
    host.toggleAttribute(stuck, isStuck);
    if (!isStuck) host.style.blockSize = '';
  };
  // As high as it will be: whoever jumps to a place in the page has the bar there, too
  const measure = () => {
    const wasStuck = host.hasAttribute(stuck);
    set(false);
    set(true);
    // One that takes half of the window, in a theme that does not know it, would leave no page
    fits = bar.offsetHeight <= innerHeight / 2;
    root.style.setProperty(room, fits ? `${bar.offsetHeight}px` : '0px');
    set(wasStuck && fits);
  };
  // It goes back into its place where it already stands: on the way up, a header half in sight would pull it away
  const observer = new IntersectionObserver(
    (entries) => {
      const rect = entries.at(-1)?.boundingClientRect;
      if (rect && rect.bottom <= 0) set(fits);
      else if (rect && rect.top >= 0) set(false);
    },
    { threshold: [0, 1] },
  );
  // A header of another width, after a turn of the phone, has another height
  let width = -1;
  const resizing = new ResizeObserver(() => {
    if (width === host.offsetWidth) return;
    width = host.offsetWidth;
    measure();
  });

  let last = scrollY;
  const look = () => {
    timer = undefined;
    const isUp = scrollY <= top || scrollY < last;
    if (scrollY !== last) host.setAttribute(direction, isUp ? 'up' : 'down');
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
