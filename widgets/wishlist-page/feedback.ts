const waiting = 'krume-waiting';

/**
 * Marks a button while something is under way, and says so; it keeps the focus. Returns what restores it, or
 * undefined when it is marked already: a second press does nothing.
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

/** A place that screen readers watch, and the function that says something there. */
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

/** Fades an element out; at once for those who prefer less motion, and where nothing can be animated. */
export async function fade(element: HTMLElement): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || !element.animate) return;
  await element.animate({ opacity: [1, 0] }, { duration, easing: 'ease' }).finished.catch(() => undefined);
}
