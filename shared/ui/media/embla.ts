import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from 'embla-carousel';
import { onResize } from '../dom/on-resize.ts';

/**
 * Creates an Embla slider that is measured again when the width of `watched` or the slides change. Skips the
 * measurement while the container is empty, because Embla throws without slides. Another script may empty the container
 * temporarily.
 *
 * @param watched the element whose width is observed
 */
export function createSlider(
  root: HTMLElement,
  options: EmblaOptionsType & { container?: HTMLElement },
  { watched, signal }: { watched: HTMLElement; signal: AbortSignal },
): EmblaCarouselType {
  const hasSlides = () => ((options.container ?? root.children[0])?.children.length ?? 0) > 0;
  onResize(watched, () => hasSlides() && slider.reInit(), signal);
  const slider = EmblaCarousel(root, { ...options, watchSlides: hasSlides });
  return slider;
}
