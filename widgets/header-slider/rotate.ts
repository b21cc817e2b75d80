import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { activeElement, childrenOf, contains, listenTo } from '../../shared/registry/native.ts';
import { onResize } from '../../shared/ui/on-resize.ts';
import { directionOf, sliderOptions } from '../../shared/ui/slider-options.ts';
import { createBar } from './bar.ts';
import { bindFilms } from './films.ts';

/** Milliseconds in which a press on the button means the rotation that the mouse has stopped on its way to it. */
const justNow = 700;

/**
 * Makes a row of slides a slider that goes on by itself, and stops by itself: when the mouse or the focus comes, at a
 * swipe, in a hidden tab, for those who like less motion. Then only its button starts it again. Returns what undoes it.
 */
export function rotate(host: HTMLElement, interval: number, signal: AbortSignal): (() => void) | undefined {
  const [list] = childrenOf(host);
  if (!(list instanceof HTMLElement) || !list.children.length) return undefined;
  const slides = [...list.children] as HTMLElement[];
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)');
  const canRotate = slides.length > 1 && interval > 0;

  let isRotating = false;
  /** Until the button, a hidden tab or the device says otherwise */
  let mayMove = !isCalm.matches;
  let stoppedAt = Number.NEGATIVE_INFINITY;

  let slider: EmblaCarouselType;
  const current = () => slider.selectedScrollSnap();
  const update = () => {
    bar.tell(isRotating || films.isPlaying(current()));
    list.setAttribute('aria-live', isRotating ? 'off' : 'polite');
  };
  const films = bindFilms(slides, update, signal);
  const bar = createBar(slides, {
    onChoose(index) {
      stop();
      slider.scrollTo(index, isCalm.matches);
    },
    onToggle: ({ timeStamp }) => {
      if (timeStamp - stoppedAt < justNow) return;
      if (isRotating || films.isPlaying(current())) halt();
      else begin();
    },
  });
  const run = () => {
    if (isRotating) bar.run(current(), interval, () => slider.scrollNext(isCalm.matches));
    update();
  };
  const begin = () => {
    mayMove = true;
    isRotating = canRotate;
    films.show(current());
    run();
  };
  /** The slides stay; a film goes on. */
  const stop = () => {
    if (!isRotating) return;
    isRotating = false;
    bar.rest();
    update();
  };
  const halt = () => {
    mayMove = false;
    stop();
    films.pause();
    update();
  };
  const show = () => {
    for (const [index, slide] of slides.entries()) {
      const isShown = index === current();
      const focused = activeElement();
      // What had the focus goes out of reach; a film, whose own controls have gone, cannot have it
      if (contains(slide, focused) && (!isShown || focused?.localName === 'video')) bar.focus(current());
      slide.toggleAttribute('inert', !isShown);
    }
    bar.select(current());
    if (mayMove) films.show(current());
    else films.hideOthers(current());
    run();
  };
  const stopByMouse = ({ pointerType, timeStamp }: PointerEvent) => {
    if (pointerType !== 'mouse' || !isRotating) return;
    stoppedAt = timeStamp;
    stop();
  };

  // All is put in before anything is measured: with a thousand sliders the page is laid out once for each
  host.classList.add('krume-header-live');
  // A single image has nothing to stop or to choose
  if (slides.length > 1 || films.areThere) host.append(bar.element);
  onResize(list, () => slider.reInit(), signal);
  // Where a finger has scrolled to meanwhile
  const startIndex = Math.round(host.scrollLeft / host.clientWidth) || 0;
  if (host.scrollLeft) host.scrollLeft = 0;
  // Not the host: after a swipe it would keep the next press on the bar to itself
  slider = EmblaCarousel(list, { ...sliderOptions, container: list, loop: true, startIndex });
  slider.on('select', show);
  listenTo(host, 'pointerdown', ({ target }) => contains(bar.element, target) || stop(), signal);
  listenTo(host, 'pointerenter', stopByMouse, signal);
  listenTo(host, 'focusin', ({ target }) => target !== bar.toggle && stop(), signal);
  listenTo(
    host,
    'keydown',
    (event) => {
      const direction = directionOf(event);
      if (!direction) return;
      event.preventDefault();
      if (direction > 0) slider.scrollNext(isCalm.matches);
      else slider.scrollPrev(isCalm.matches);
    },
    signal,
  );
  const isHidden = () => Reflect.get(Document.prototype, 'hidden', document);
  addEventListener('visibilitychange', () => isHidden() && halt(), { signal });
  isCalm.addEventListener?.('change', () => isCalm.matches && halt(), { signal });
  const again = () => mayMove && !films.isPlaying(current()) && films.show(current());
  addEventListener('online', again, { signal });

  isRotating = canRotate && mayMove && !isHidden() && !host.matches(':hover, :focus-within');
  show();
  return () => {
    slider.destroy();
    bar.remove();
    films.giveBack();
    for (const slide of slides) slide.removeAttribute('inert');
    list.removeAttribute('aria-live');
    host.classList.remove('krume-header-live');
  };
}
