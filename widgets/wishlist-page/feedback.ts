import { queryAll } from '../../shared/registry/native.ts';
import { createElement } from '../../shared/ui/dom/create-element.ts';

const waiting = 'krume-waiting';

/** The submit button of a form of the page; shops can print an `input`. */
export const submitButton = (form: HTMLFormElement) =>
  queryAll<HTMLButtonElement | HTMLInputElement>(form, 'button, [type=submit], [type=image]')[0];

/**
 * Marks a button as busy with a spinner; the button keeps the focus. Returns a function that restores it, or
 * undefined if the button is already busy: a second click does nothing.
 */
export function markBusy(button: HTMLElement | undefined, label: string): (() => void) | undefined {
  if (!button || button.classList.contains(waiting)) return undefined;
  const text = createElement('span', { class: 'krume-hidden' }, label);
  const spinner = createElement('span', { class: 'krume-spinner', role: 'status' }, text);
  button.classList.add(waiting);
  button.setAttribute('aria-disabled', 'true');
  // An input has no contents
  if (button instanceof HTMLInputElement) button.after(spinner);
  else button.append(spinner);
  return () => {
    button.classList.remove(waiting);
    button.removeAttribute('aria-disabled');
    spinner.remove();
  };
}

/** Replaces the label of a submit button. Returns a function that restores it. */
export function relabel(button: HTMLElement, label: string): () => void {
  if (button instanceof HTMLInputElement) {
    // A picture has no label, and the value of another input is its label
    const name = button.type === 'image' ? 'alt' : 'value';
    const before = button[name];
    button[name] = label;
    return () => {
      button[name] = before;
    };
  }
  const before = [...button.childNodes];
  button.replaceChildren(label);
  return () => button.replaceChildren(...before);
}

/** A live region, and the function that announces a text in it. */
export function announcer(): [status: HTMLElement, announce: (text: string) => void] {
  const status = createElement('p', { class: 'krume-hidden', role: 'status' });
  return [
    status,
    (text) => {
      status.textContent = text;
    },
  ];
}

/** Milliseconds. @see shop.md section 9, "Timings" */
const duration = 300;

/** Fades an element out; immediately with reduced motion or without animation support. */
export async function fade(element: HTMLElement): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || !element.animate) return;
  await element.animate({ opacity: [1, 0] }, { duration, easing: 'ease' }).finished.catch(() => undefined);
}
