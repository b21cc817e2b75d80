/** Pixels and milliseconds. @see shop.md section 9, "Timings" */
const gap = 60;
const nearTop = 200;
const duration = 600;

/** What says that the shopper would rather scroll alone. */
const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * Scrolls until an element is 60 px below the top of the window, or below a bar that stays there and is
 * higher; one in the first 200 px of the page is seen from the very top. Takes 600 ms, or none for those who prefer less
 * motion. Ends early when the shopper scrolls, or with the widget.
 */
export function scrollTo(element: Element, ended?: AbortSignal): Promise<void> {
  const start = window.scrollY;
  const room = Math.max(gap, barSize());
  // Asked anew on the way: far entries of a long list have their height when they come near
  const end = () => {
    const top = element.getBoundingClientRect().top + window.scrollY;
    return top > nearTop ? top - room : 0;
  };
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    jump(end());
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const abort = new AbortController();
    const { signal } = abort;
    for (const type of interruptions) {
      addEventListener(type, () => abort.abort(), { passive: true, signal });
    }
    ended?.addEventListener('abort', () => abort.abort(), { signal });
    signal.onabort = () => resolve();
    let began: number | undefined;
    const step = (now: number) => {
      if (signal.aborted) return;
      began ??= now;
      const progress = Math.min(1, (now - began) / duration);
      jump(start + (end() - start) * ease(progress));
      if (progress < 1) requestAnimationFrame(step);
      else abort.abort();
    };
    requestAnimationFrame(step);
  });
}

/** Pixels at the upper edge that the page keeps free of what is scrolled to. */
function barSize(): number {
  const root = Reflect.get(Document.prototype, 'documentElement', document);
  return Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
}

/** Also where the page's own style scrolls smoothly. */
const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Slow, fast, slow. */
const ease = (progress: number) => (progress < 0.5 ? 2 * progress ** 2 : 1 - 2 * (1 - progress) ** 2);
