import { is } from 'valibot';
import { link } from '../../shared/model/attributes.ts';
import { headerSliderText } from '../../shared/text/header-slider.ts';
import { createButton, createElement } from '../../shared/ui/dom/create-element.ts';

interface Options {
  onChoose(index: number): void;
  onToggle(event: MouseEvent): void;
}

/**
 * The bar below the slides: a button that stops and starts, and for each slide a button with progress and
 * thumbnail.
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
    /** Sets the label of the button, which depends on whether anything moves. */
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
    /** Shows the progress of a slide. The animation is also the timer, so that both pause together. */
    run(index: number, duration: number, onEnd: () => void) {
      rest();
      element.toggleAttribute('data-running', true);
      const line = choices[index]?.firstElementChild?.firstElementChild;
      progress = line?.animate({ scale: ['0 1', '1 1'] }, { duration });
      // A cancelled animation rejects
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
 * The slide's `data-thumb`, else its video poster or image. The browser loads it when it is first visible.
 */
function thumbnail(slide: HTMLElement): HTMLImageElement[] {
  const source =
    (is(link, slide.dataset.thumb) ? slide.dataset.thumb : undefined) ??
    slide.querySelector('video')?.getAttribute('poster') ??
    slide.querySelector('img')?.src;
  return source ? [createElement('img', { loading: 'lazy', alt: '', src: source })] : [];
}
