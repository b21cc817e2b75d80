import { pageRoot } from '../../registry/native.ts';
import { resettable } from '../../registry/resettable.ts';

/** Distances in pixels, duration in milliseconds. @see shop.md section 9, "Timings" */
const gap = 60;
const nearTop = 200;
const duration = 600;

/** Input events that end the animated scroll, because the shopper scrolls or acts. */
const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** The running scroll. A new scroll ends the running scroll, because two scrolls at once would conflict. */
let running: AbortController | undefined;

resettable(() => {
  running?.abort();
});

/**
 * Scrolls until the element is 60 px below the top of the window, or below a sticky bar that is higher than 60 px. For
 * an element in the first 200 px of the page, scrolls to the top of the page. Takes 600 ms, or no time if the user
 * prefers reduced motion. Ends early when the shopper scrolls, another scroll starts, or the widget unmounts.
 */
export function scrollTo(element: Element, ended?: AbortSignal): Promise<void> {
  running?.abort();
  const start = window.scrollY;
  // The target and the bar are measured in each frame. The items of a long list get their final height only near the
  // viewport, and a stuck bar can be lower than the header
  const end = () => {
    const top = element.getBoundingClientRect().top + window.scrollY;
    return top > nearTop ? top - Math.max(gap, barSize()) : 0;
  };
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    jump(end());
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const abort = new AbortController();
    running = abort;
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

function barSize(): number {
  const root = pageRoot();
  return Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
}

/** `instant` overrides smooth scrolling in the page's stylesheet. */
const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' });

const ease = (progress: number) => (progress < 0.5 ? 2 * progress ** 2 : 1 - 2 * (1 - progress) ** 2);
