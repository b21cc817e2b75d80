import { activeElement, childrenOf, contains } from '../../registry/native.ts';

/** Milliseconds between the animations of two adjacent items. @see shop.md section 9, "Timings" */
const stagger = 40;

/**
 * Marks an item that has not been visible yet. The stylesheet hides the item only on screens, and only if the visitor
 * has no preference for reduced motion.
 */
const unseen = 'data-unseen';

/**
 * Fades items in as the visitor scrolls to them, including items that are added later. `itemsOf` finds the items in the
 * root. Returns a function that shows all items.
 *
 * Nothing is hidden before the visitor scrolls, so that screenshots of the whole page, reader modes and crawlers see
 * all items, even if the script is slow or fails.
 *
 * An item appears when its top is in the upper 80% of the viewport, or when the item is fully visible. The second
 * condition is for the last row of a page, whose top may never reach the upper 80%.
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
  // The browser would scroll to the position that a focused element has during its animation, so focusing an element
  // ends the animation
  const settle = (event: FocusEvent) => {
    for (const target of event.composedPath()) moving.get(target)?.finish();
  };
  root.addEventListener('focusin', settle);
  // Shows items above the viewport as well, so that they are visible when the visitor jumps to the end and scrolls back
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
    // Measures all items before hiding the first, because a measurement after a change would cause another layout
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
