import { queryAll } from '../../../shared/registry/native.ts';

/**
 * Focuses the heading of the step, so that screen readers announce the step and continue from there. Scrolls up
 * if the start of the checkout is above the viewport.
 */
export function focusHeading(host: HTMLElement): void {
  const [heading] = queryAll<HTMLElement>(host, '.krume-step-heading');
  heading?.focus({ preventScroll: true });
  showBeginning(host);
}

/** Scrolls up if the start of the checkout is above the viewport. */
function showBeginning(host: HTMLElement): void {
  const { getBoundingClientRect, scrollIntoView } = Element.prototype;
  if (getBoundingClientRect.call(host).top < 0)
    scrollIntoView.call(host, { block: 'start', behavior: 'instant' });
}

/**
 * Focuses the chosen date in the open calendar. Without an open calendar, focuses the calendar button, or
 * else the heading of the step.
 */
export function focusDate(host: HTMLElement): void {
  const [day] = queryAll<HTMLElement>(host, 'dialog[open] [data-date][tabindex="0"]');
  const [button] = queryAll<HTMLElement>(host, '.krume-date-open');
  const target = day ?? button;
  if (target) target.focus({ preventScroll: true });
  else focusHeading(host);
}
