import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from 'embla-carousel';
import { onResize } from '../dom/on-resize.ts';

/**
 * A slider of Embla's that measures again at another width, and when its slides change. It stays as it is while another
 * script has emptied its row: Embla cannot measure a row without slides, and throws.
 *
 * @param watched whose width counts
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
