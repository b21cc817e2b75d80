import { is } from 'valibot';
import { link } from '../../shared/model/attributes.ts';
import { headerSliderText } from '../../shared/text/header-slider.ts';

interface Options {
  onChoose(index: number): void;
  onToggle(event: MouseEvent): void;
}

/**
 * The bar below the slides: a button that stops and starts, and for each slide a button with progress and
 * thumbnail.
 */
export function createBar(slides: readonly HTMLElement[], { onChoose, onToggle }: Options) {
  const element = document.createElement('div');
  element.className = 'krume-header-bar';
  const toggle = button('krume-header-toggle');
  toggle.onclick = onToggle;
  const choices = slides.map((slide, index) => {
    const choice = button('krume-header-choice');
    const title = slide.querySelector('h1, h2, h3')?.textContent ?? slide.querySelector('img')?.alt ?? '';
    choice.setAttribute('aria-label', headerSliderText.slide(index + 1, slides.length, title.trim()));
    choice.onclick = () => onChoose(index);
    const progress = document.createElement('span');
    progress.append(document.createElement('span'));
    choice.append(progress, ...thumbnail(slide));
    return choice;
  });
  element.append(toggle, ...(slides.length > 1 ? choices : []));
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
    tell(isMoving: boolean) {
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

function button(className: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  return element;
}

/** The slide's `data-thumb`, else its video poster or image; loaded when first visible. */
function thumbnail(slide: HTMLElement): HTMLImageElement[] {
  const source =
    (is(link, slide.dataset.thumb) ? slide.dataset.thumb : undefined) ??
    slide.querySelector('video')?.getAttribute('poster') ??
    slide.querySelector('img')?.src;
  if (!source) return [];
  const image = document.createElement('img');
  image.loading = 'lazy';
  image.alt = '';
  image.src = source;
  return [image];
}
