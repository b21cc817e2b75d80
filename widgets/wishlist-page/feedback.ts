import { queryAll } from '../../shared/registry/native.ts';
import { createElement } from '../../shared/ui/dom/create-element.ts';

const waiting = 'krume-waiting';

/** Returns the submit button of a form, which may be an `input`. */
export const submitButton = (form: HTMLFormElement) =>
  queryAll<HTMLButtonElement | HTMLInputElement>(form, 'button, [type=submit], [type=image]')[0];

/**
 * Shows a spinner in a button; the button keeps the focus. Returns a function that restores the button;
 * undefined if the button already has a spinner, so that a second click does nothing.
 */
export function markBusy(button: HTMLElement | undefined, label: string): (() => void) | undefined {
  if (!button || button.classList.contains(waiting)) return undefined;
  const text = createElement('span', { class: 'krume-hidden' }, label);
  const spinner = createElement('span', { class: 'krume-spinner', role: 'status' }, text);
  button.classList.add(waiting);
  button.setAttribute('aria-disabled', 'true');
  // An `input` has no child nodes
  if (button instanceof HTMLInputElement) button.after(spinner);
  else button.append(spinner);
  return () => {
    button.classList.remove(waiting);
    button.removeAttribute('aria-disabled');
    spinner.remove();
  };
}

/** Replaces the label of a submit button. Returns a function that restores the label. */
export function relabel(button: HTMLElement, label: string): () => void {
  if (button instanceof HTMLInputElement) {
    // The label of an image button is its `alt`, and the label of any other input is its value
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

/** Returns a live region and a function that announces a text in it. */
export function announcer(): [status: HTMLElement, announce: (text: string) => void] {
  const status = createElement('p', { class: 'krume-hidden', role: 'status' });
  return [
    status,
    (text) => {
      status.textContent = text;
    },
  ];
}

/** Duration of the fade in milliseconds. @see shop.md section 9, "Timings" */
const duration = 300;

/** Fades an element out. Resolves at once with reduced motion or without animation support. */
export async function fade(element: HTMLElement): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || !element.animate) return;
  await element.animate({ opacity: [1, 0] }, { duration, easing: 'ease' }).finished.catch(() => undefined);
}
