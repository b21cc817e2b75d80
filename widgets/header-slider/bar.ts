import { is } from 'valibot';
import { link } from '../../shared/model/attributes.ts';
import { headerSliderText } from '../../shared/text/header-slider.ts';
import { createButton, createElement } from '../../shared/ui/dom/create-element.ts';

interface Options {
  onChoose(index: number): void;
  onToggle(event: MouseEvent): void;
}

/**
 * Creates the bar below the slides: a button that starts and stops the slider, and a button with progress and
 * thumbnail for each slide.
 */
export function createBar(slides: readonly HTMLElement[], { onChoose, onToggle }: Options) {
  const toggle = createButton({ class: 'krume-header-toggle' });
  toggle.onclick = onToggle;
  const choices = slides.map((slide, index) => {
    const title = slide.querySelector('h1, h2, h3')?.textContent ?? slide.querySelector('img')?.alt ?? '';
    const label = headerSliderText.slide(index + 1, slides.length, title.trim());
    const progress = createElement('span', {}, createElement('span'));
    const attributes = { class: 'krume-header-choice', 'aria-label': label };
    const choice = createButton(attributes, progress, ...thumbnail(slide));
    choice.onclick = () => onChoose(index);
    return choice;
  });
  const shown = slides.length > 1 ? choices : [];
  const element = createElement('div', { class: 'krume-header-bar' }, toggle, ...shown);
  let progress: Animation | undefined;
  const rest = () => {
    progress?.cancel();
    progress = undefined;
    element.removeAttribute('data-running');
  };

  return {
    element,
    toggle,
    /** Sets the label of the toggle button: stop while anything moves, otherwise start. */
    setMoving(isMoving: boolean) {
      toggle.setAttribute('aria-label', isMoving ? headerSliderText.stop : headerSliderText.start);
      element.toggleAttribute('data-moving', isMoving);
    },
    select(index: number) {
      for (const [at, choice] of choices.entries()) choice.setAttribute('aria-current', String(at === index));
    },
    focus(index: number) {
      const part = choices.length > 1 ? choices[index] : toggle;
      part?.focus({ preventScroll: true });
    },
    /**
     * Shows the progress of a slide. The animation is also the timer, so that progress and timer pause
     * together.
     */
    run(index: number, duration: number, onEnd: () => void) {
      rest();
      element.toggleAttribute('data-running', true);
      const line = choices[index]?.firstElementChild?.firstElementChild;
      progress = line?.animate({ scale: ['0 1', '1 1'] }, { duration });
      // The promise of a cancelled animation rejects
      progress?.finished.then(onEnd, () => undefined);
    },
    rest,
    remove() {
      rest();
      element.remove();
    },
  };
}

/**
 * Returns the thumbnail of a slide: `data-thumb`, the video's poster or the image. The browser loads the
 * thumbnail when it is first visible.
 */
function thumbnail(slide: HTMLElement): HTMLImageElement[] {
  const source =
    (is(link, slide.dataset.thumb) ? slide.dataset.thumb : undefined) ??
    slide.querySelector('video')?.getAttribute('poster') ??
    slide.querySelector('img')?.src;
  return source ? [createElement('img', { loading: 'lazy', alt: '', src: source })] : [];
}
