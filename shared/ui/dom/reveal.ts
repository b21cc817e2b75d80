import { activeElement, childrenOf, contains } from '../../registry/native.ts';

/** Milliseconds from one item to the next. @see shop.md section 9, "Timings" */
const stagger = 40;

/** Set on an item that nobody has seen: the stylesheet hides it, for screens and for those who like motion only. */
const unseen = 'data-unseen';

/**
 * Lets items appear as they are scrolled to, and those that come late: `itemsOf` finds them below the root. What is on
 * the screen when this starts stays as it is, so a script that is slow or fails hides nothing. Returns what shows
 * everything again.
 *
 * An item appears when its top is within the upper 80% of the viewport, or all of it is visible: the last row
 * of a page never gets so high.
 *
 * @see site.md section 4.13
 */
export function revealOnScroll(
  root: HTMLElement,
  itemsOf: (root: HTMLElement) => Iterable<Element> = childrenOf,
): () => void {
  const known = new WeakSet<Element>();
  const moving = new WeakMap<EventTarget, Animation>();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)');

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
      if (isCalm.matches || contains(item, activeElement())) return;
      moving.set(item, item.animate(fromBelow, { ...timing, delay: index * stagger }));
    });
  };
  // The browser scrolls to where it finds what gets the focus: that is where it stays
  const settle = (event: FocusEvent) => {
    for (const target of event.composedPath()) moving.get(target)?.finish();
  };
  root.addEventListener('focusin', settle);
  // All that lies above counts too: whoever jumps to the end and scrolls back finds it there
  const observers = [{ rootMargin: '99999px 0px -20%' }, { threshold: 0.99 }].map(
    (options) => new IntersectionObserver(reveal, options),
  );

  const hide = (item: Element) => {
    item.setAttribute(unseen, '');
    for (const observer of observers) observer.observe(item);
  };
  const show = (item: Element) => {
    item.removeAttribute(unseen);
    for (const observer of observers) observer.unobserve(item);
  };

  // First all are measured: a page of which something is hidden would be laid out anew for each of them
  const items = [...itemsOf(root)];
  const below = items.filter((item) => item.getBoundingClientRect().top > innerHeight);
  for (const item of items) known.add(item);
  below.forEach(hide);
  const late = new MutationObserver(() => {
    for (const item of itemsOf(root)) {
      if (known.has(item)) continue;
      known.add(item);
      hide(item);
    }
  });
  late.observe(root, { childList: true, subtree: itemsOf !== childrenOf });

  return () => {
    root.removeEventListener('focusin', settle);
    for (const observer of [late, ...observers]) observer.disconnect();
    for (const item of itemsOf(root)) item.removeAttribute(unseen);
  };
}

const fromBelow = { opacity: [0, 1], translate: ['0 16px', '0 0'] };
const timing = { duration: 300, easing: 'ease-out', fill: 'backwards' } as const;
