const waiting = 'krume-waiting';

/**
 * Marks a button while something is under way, and says so; it keeps the focus. Returns what restores it, or
 * undefined when it is marked already: a second press does nothing.
 */
export function markBusy(button: HTMLElement | null, label: string): (() => void) | undefined {
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
