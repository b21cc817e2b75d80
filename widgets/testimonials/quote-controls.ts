import { testimonialsText as text } from '../../shared/text/testimonials.ts';
import { createButton, createElement } from '../../shared/ui/dom/create-element.ts';
import type { Direction } from '../../shared/ui/media/slider-options.ts';

interface Turns {
  turn(by: Direction): void;
  show(index: number): void;
}

/** Creates arrows, a dot for each quote, and a live region that announces the current quote. */
export function quoteControls(count: number, { turn, show }: Turns) {
  const dots = Array.from({ length: count }, (_, index) =>
    button('krume-testimonial-dot', text.place(index + 1, count), () => show(index)),
  );
  const status = createElement('p', { class: 'krume-hidden', role: 'status' });
  const element = createElement(
    'div',
    { class: 'krume-testimonial-controls', role: 'group', 'aria-label': text.controls },
    button('krume-testimonial-previous', text.previous, () => turn(-1)),
    ...dots,
    button('krume-testimonial-next', text.next, () => turn(1)),
    status,
  );
  return {
    element,
    mark(shown: number): void {
      for (const [index, dot] of dots.entries()) {
        if (index === shown) dot.setAttribute('aria-current', 'true');
        else dot.removeAttribute('aria-current');
      }
    },
    announce(shown: number): void {
      status.textContent = text.place(shown + 1, count);
    },
  };
}

function button(className: string, label: string, onClick: () => void): HTMLButtonElement {
  const element = createButton({ class: className, 'aria-label': label });
  element.onclick = onClick;
  return element;
}
