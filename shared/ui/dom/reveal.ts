import { activeElement, childrenOf, contains } from '../../registry/native.ts';

/** Milliseconds from one item to the next. @see shop.md section 9, "Timings" */
const stagger = 40;

/**
 * Marks an item that has not been visible yet: the stylesheet hides it, only on screens and without a preference for
 * reduced motion.
 */
const unseen = 'data-unseen';

/**
 * Fades items in as they are scrolled into view, including items that are added later. `itemsOf` finds them
 * in the root. Nothing is hidden before the visitor scrolls. A screenshot of the whole page, a reader mode
 * and a crawler therefore contain all items, and a slow or failing script hides none. Returns a function
 * that shows all items.
 *
 * An item appears when its top is in the upper 80% of the viewport. It also appears when it is fully
 * visible, because the last row of a page never reaches that position.
 *
 * @see site.md section 4.13
 */
export function revealOnScroll(
  root: HTMLElement,
  itemsOf: (root: HTMLElement) => Iterable<Element> = childrenOf,
): () => void {
  const known = new WeakSet<Element>();
  const moving = new WeakMap<EventTarget, Animation>();
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

  const reveal = (
    entries: IntersectionObserverEntry[],
    { thresholds: [enough = 0] }: IntersectionObserver,
  ) => {
    const arrived = entries
      .filter(({ isIntersecting, intersectionRatio: part }) => isIntersecting && part >= enough)
      .map(({ target }) => target)
      .filter((item) => item.hasAttribute(unseen));
    arrived.forEach((item, index) => {
      show(item);
      if (reducedMotion.matches || contains(item, activeElement())) return;
      moving.set(item, item.animate(fromBelow, { ...timing, delay: index * stagger }));
    });
  };
  // Ends the animation of a focused element, because the browser scrolls to the element's current position
  const settle = (event: FocusEvent) => {
    for (const target of event.composedPath()) moving.get(target)?.finish();
  };
  root.addEventListener('focusin', settle);
  // Also reveals items above the viewport: after a jump to the end, they are visible when scrolling back
  const observers = [{ rootMargin: '99999px 0px -20%' }, { threshold: 0.99 }].map(
    (options) => new IntersectionObserver(reveal, options),
  );

  const hide = (item: Element) => {
    known.add(item);
    item.setAttribute(unseen, '');
    for (const observer of observers) observer.observe(item);
  };
  const show = (item: Element) => {
    item.removeAttribute(unseen);
    for (const observer of observers) observer.unobserve(item);
  };

  const additions = new MutationObserver(() => {
    for (const item of itemsOf(root)) if (!known.has(item)) hide(item);
  });
  const start = () => {
    // All items are measured before one is hidden. Otherwise each measurement would cause a layout
    const below = [...itemsOf(root)].filter((item) => item.getBoundingClientRect().top > innerHeight);
    for (const item of itemsOf(root)) known.add(item);
    below.forEach(hide);
    additions.observe(root, { childList: true, subtree: itemsOf !== childrenOf });
  };
  addEventListener('scroll', start, { once: true });

  return () => {
    removeEventListener('scroll', start);
    root.removeEventListener('focusin', settle);
    for (const observer of [additions, ...observers]) observer.disconnect();
    for (const item of itemsOf(root)) item.removeAttribute(unseen);
  };
}

const fromBelow = { opacity: [0, 1], translate: ['0 16px', '0 0'] };
const timing = { duration: 300, easing: 'ease-out', fill: 'backwards' } as const;
