import type { EmblaCarouselType } from 'embla-carousel';
import { activeElement, childrenOf, contains, isPageHidden, listenTo } from '../../shared/registry/native.ts';
import { borrowAttributes } from '../../shared/ui/dom/borrow-attributes.ts';
import { createSlider } from '../../shared/ui/media/embla.ts';
import { directionOf, sliderOptions } from '../../shared/ui/media/slider-options.ts';
import { createBar } from './bar.ts';
import { bindFilms } from './films.ts';

/** Reasons for a pause. The slider continues when no reason is left. */
type Pause = 'hover' | 'press' | 'hidden tab';

/**
 * Turns a row of slides into a slider that rotates automatically. The slider pauses under the mouse, during a
 * press and in a hidden tab. The rotation stops when an element inside gets the focus, when the visitor
 * chooses a slide or presses the button, and with reduced motion. After such a stop, only the button starts the
 * rotation again. Returns a function that restores the row.
 *
 * @see site.md section 4.8
 */
export function rotate(host: HTMLElement, interval: number, signal: AbortSignal): (() => void) | undefined {
  const [list] = childrenOf(host);
  if (!(list instanceof HTMLElement) || !list.children.length) return undefined;
  const slides = [...list.children] as HTMLElement[];
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const canRotate = slides.length > 1 && interval > 0;

  /** Whether the slider rotates when no pause is active */
  let isOn = canRotate && !reducedMotion.matches && !host.matches(':focus-within');
  /** Whether videos may play without a press of the button */
  let mayPlay = !reducedMotion.matches;
  const pauses = new Set<Pause>(isPageHidden() ? ['hidden tab'] : []);
  // Ignored on a touch screen, where `:hover` matches after a tap until the next tap
  if (matchMedia('(hover: hover)').matches && host.matches(':hover')) pauses.add('hover');
  const isRotating = () => isOn && pauses.size === 0;

  const attributes = borrowAttributes();
  let slider: EmblaCarouselType;
  const current = () => slider.selectedScrollSnap();
  const update = () => {
    bar.setMoving(isOn || films.isPlaying(current()));
    attributes.set(list, 'aria-live', isRotating() ? 'off' : 'polite');
  };
  const films = bindFilms(slides, { attributes, onChange: update }, signal);
  const bar = createBar(slides, {
    onChoose(index) {
      stop();
      slider.scrollTo(index, reducedMotion.matches);
    },
    onToggle() {
      if (isOn || films.isPlaying(current())) stopAll();
      else begin();
    },
  });
  const run = () => {
    if (isRotating()) bar.run(current(), interval, () => slider.scrollNext(reducedMotion.matches));
    else bar.rest();
    update();
  };
  /** Starts the rotation, even while the mouse is over the button. */
  const begin = () => {
    mayPlay = true;
    isOn = canRotate;
    pauses.clear();
    films.show(current());
    run();
  };
  /** Stops the rotation; a visible video keeps playing. */
  const stop = () => {
    if (!isOn) return;
    isOn = false;
    run();
  };
  const stopAll = () => {
    mayPlay = false;
    films.pause();
    isOn = false;
    run();
  };
  const pause = (reason: Pause) => {
    pauses.add(reason);
    run();
  };
  const endPause = (reason: Pause) => {
    if (pauses.delete(reason)) run();
  };
  const show = () => {
    for (const [index, slide] of slides.entries()) {
      const isShown = index === current();
      const focused = activeElement();
      // Moves the focus out of a hidden slide, and away from a video that has lost its controls
      if (contains(slide, focused) && (!isShown || focused?.localName === 'video')) bar.focus(current());
      attributes.set(slide, 'inert', isShown ? null : '');
    }
    bar.select(current());
    if (mayPlay && !isPageHidden()) films.show(current());
    else films.hideOthers(current());
    run();
  };

  // Inserts all elements before measuring; otherwise, each of 1,000 sliders would force a layout
  host.classList.add('krume-header-live');
  // A single image needs no bar
  if (slides.length > 1 || films.exist) host.append(bar.element);
  // Starts at the slide that the visitor scrolled to before mount
  const startIndex = Math.round(host.scrollLeft / host.clientWidth) || 0;
  if (host.scrollLeft) host.scrollLeft = 0;
  // The container is the list, without the bar: after a swipe, Embla captures the next press inside its
  // container
  const options = { ...sliderOptions, container: list, loop: true, startIndex };
  slider = createSlider(list, options, { watched: list, signal });
  slider.on('select', show);
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  listenTo(host, 'pointerenter', (event) => isMouse(event) && pause('hover'), signal);
  listenTo(host, 'pointerleave', (event) => isMouse(event) && endPause('hover'), signal);
  listenTo(host, 'pointerdown', ({ target }) => contains(bar.element, target) || pause('press'), signal);
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => endPause('press'), { signal });
  listenTo(host, 'focusin', ({ target }) => target !== bar.toggle && stop(), signal);
  listenTo(
    host,
    'keydown',
    (event) => {
      const direction = directionOf(event);
      if (!direction) return;
      event.preventDefault();
      if (direction > 0) slider.scrollNext(reducedMotion.matches);
      else slider.scrollPrev(reducedMotion.matches);
    },
    signal,
  );
  const again = () => mayPlay && !films.isPlaying(current()) && films.show(current());
  const followTab = () => {
    if (isPageHidden()) {
      films.pause();
      pause('hidden tab');
    } else {
      again();
      endPause('hidden tab');
    }
  };
  addEventListener('visibilitychange', followTab, { signal });
  reducedMotion.addEventListener?.('change', () => reducedMotion.matches && stopAll(), { signal });
  addEventListener('online', again, { signal });

  show();
  return () => {
    slider.destroy();
    bar.remove();
    films.pause();
    attributes.giveBack();
    host.classList.remove('krume-header-live');
  };
}
