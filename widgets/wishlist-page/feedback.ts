const waiting = 'krume-waiting';

/**
 * Marks a button as busy with a spinner; the button keeps the focus. Returns a function that restores it, or
 * undefined if the button is already busy: a second click does nothing.
 */
export function markBusy(button: HTMLElement | undefined, label: string): (() => void) | undefined {
  if (!button || button.classList.contains(waiting)) return undefined;
  const spinner = document.createElement('span');
  spinner.className = 'krume-spinner';
  spinner.setAttribute('role', 'status');
  const text = document.createElement('span');
  text.className = 'krume-hidden';
  text.textContent = label;
  spinner.append(text);
  button.classList.add(waiting);
  button.setAttribute('aria-disabled', 'true');
  button.append(spinner);
  return () => {
    button.classList.remove(waiting);
    button.removeAttribute('aria-disabled');
    spinner.remove();
  };
}

/** A live region, and the function that announces a text in it. */
export function announcer(): [status: HTMLElement, announce: (text: string) => void] {
  const status = document.createElement('p');
  status.className = 'krume-hidden';
  status.setAttribute('role', 'status');
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
