import { sliderText } from '../../shared/text/slider.ts';
import { createButton } from '../../shared/ui/dom/create-element.ts';
import { createSlider } from '../../shared/ui/media/embla.ts';
import { type Direction, directionOf, sliderOptions } from '../../shared/ui/media/slider-options.ts';
import { followWheel } from './follow-wheel.ts';
import { takeOverRow } from './take-over-row.ts';

/**
 * Turns a scrolling row into a slider. All products, even invisible ones, stay in the DOM and in the tab
 * order. Tabbing therefore moves the slider, and a screen reader reads the whole list. Returns a function
 * that restores the row.
 */
export function slide(host: HTMLElement, signal: AbortSignal): (() => void) | undefined {
  const [list] = host.children;
  if (!(list instanceof HTMLElement) || !list.children.length) return undefined;
  const row = takeOverRow(host, list);
  const options = { ...sliderOptions, startIndex: row.index };
  const slider = createSlider(host, options, { watched: list, signal });
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

  const turn = (direction: Direction, by: number) => {
    const last = slider.scrollSnapList().length - 1;
    const next = slider.selectedScrollSnap() + direction * by;
    slider.scrollTo(Math.min(Math.max(next, 0), last), reducedMotion.matches);
  };
  /** Moves by the number of visible products */
  const turnPage = (direction: Direction) => turn(direction, row.inView());

  const backward = arrow('previous', sliderText.previous, () => turnPage(-1));
  const forward = arrow('next', sliderText.next, () => turnPage(1));
  const update = () => {
    const [canBackward, canForward] = [slider.canScrollPrev(), slider.canScrollNext()];
    backward.show(canBackward, canBackward || canForward);
    forward.show(canForward, canBackward || canForward);
  };
  host.append(backward.button, forward.button);
  slider.on('select', update).on('reInit', update);
  update();

  const onKey = (event: KeyboardEvent) => {
    const direction = directionOf(event);
    if (!direction) return;
    event.preventDefault();
    turnPage(direction);
  };
  host.addEventListener('keydown', onKey, { signal });
  followWheel(host, (direction) => turn(direction, 1), signal);

  return () => {
    slider.destroy();
    backward.button.remove();
    forward.button.remove();
    row.giveBack();
  };
}

/**
 * Creates an arrow button. At an end of the row, the button gets `aria-disabled` rather than `disabled`, to keep
 * the focus.
 */
export function arrow(kind: 'previous' | 'next', label: string, onClick: () => void) {
  const button = createButton({ class: `krume-arrow krume-arrow-${kind}`, 'aria-label': label });
  button.onclick = onClick;
  const show = (isEnabled: boolean, isNeeded: boolean) => {
    button.setAttribute('aria-disabled', String(!isEnabled));
    button.hidden = !isNeeded;
  };
  return { button, show };
}
