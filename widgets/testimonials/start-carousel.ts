import { childrenOf, listenTo, queryAll } from '../../shared/registry/native.ts';
import { borrowAttributes } from '../../shared/ui/dom/borrow-attributes.ts';
import { createSlider } from '../../shared/ui/media/embla.ts';
import { type Direction, directionOf } from '../../shared/ui/media/slider-options.ts';
import { quoteControls } from './quote-controls.ts';

/** @see site.md section 9, "Sliders and media" */
const options = {
  loop: true,
  /** Pixels that a pointer moves before a press becomes a drag */
  dragThreshold: 2,
  /** In Embla's own unit: with 25, the next slide arrives after 1,000 ms */
  duration: 25,
  // Only touch turns the carousel, because dragging with the mouse selects text
  watchDrag: (_: unknown, event: MouseEvent | TouchEvent) => 'touches' in event,
  // Turned off, because Embla would measure at every pixel of a resize
  watchResize: false,
} as const;

/**
 * Turns the server's row of quotes into a loop that shows one quote at a time. Invisible quotes are inert.
 * Returns a function that restores the row.
 */
export function startCarousel(host: HTMLElement, signal: AbortSignal): (() => void) | undefined {
  const [view] = queryAll(host, '.krume-testimonials');
  const [list] = view ? childrenOf(view) : [];
  const quotes = list ? [...childrenOf(list)].filter((quote) => quote instanceof HTMLElement) : [];
  if (!view || quotes.length < 2) return undefined;

  // Reads the layout before all writes. Embla reads the layout once more, so mounting needs two layouts for
  // any number of carousels
  const { scrollLeft } = view;
  const scrolled = Math.round(scrollLeft / (view.clientWidth || 1));
  const scrollBar = view.offsetHeight - view.clientHeight;
  const attributes = borrowAttributes();
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

  const controls = quoteControls(quotes.length, {
    turn: (by) => turn(by),
    show: (index) => slider.scrollTo(index, reducedMotion.matches),
  });
  const turn = (by: Direction) => (by > 0 ? slider.scrollNext : slider.scrollPrev)(reducedMotion.matches);
  const update = () => {
    const shown = slider.selectedScrollSnap();
    for (const [index, quote] of quotes.entries())
      attributes.set(quote, 'inert', index === shown ? null : '');
    controls.mark(shown);
  };
  host.style.setProperty('--krume-scroll-bar', `${scrollBar}px`);
  host.classList.add('krume-turning');
  host.append(controls.element);
  if (scrollLeft) view.scrollLeft = 0;
  const slider = createSlider(view, { ...options, startIndex: scrolled }, { watched: view, signal });
  update();
  slider.on('reInit', update).on('select', () => {
    update();
    controls.announce(slider.selectedScrollSnap());
  });
  listenTo(
    host,
    'keydown',
    (event) => {
      const by = event.shiftKey ? undefined : directionOf(event);
      if (!by) return;
      event.preventDefault();
      turn(by);
    },
    signal,
  );

  return () => {
    slider.destroy();
    controls.element.remove();
    attributes.giveBack();
    host.classList.remove('krume-turning');
    host.style.removeProperty('--krume-scroll-bar');
    if (!host.getAttribute('style')) host.removeAttribute('style');
  };
}
