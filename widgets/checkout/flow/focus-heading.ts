import { queryAll } from '../../../shared/registry/native.ts';

/**
 * To the heading of what is shown, from its beginning: a screen reader reads it, and eyes and keyboard go on from there.
 */
export function focusHeading(host: HTMLElement): void {
  const [heading] = queryAll<HTMLElement>(host, '.krume-step-heading');
  heading?.focus({ preventScroll: true });
  showBeginning(host);
}

/** Where the page was further down. */
function showBeginning(host: HTMLElement): void {
  const { getBoundingClientRect, scrollIntoView } = Element.prototype;
  if (getBoundingClientRect.call(host).top < 0)
    scrollIntoView.call(host, { block: 'start', behavior: 'instant' });
}

/** To the date that is chosen, in its open calendar or beside it; without one, to the heading of the step. */
export function focusDate(host: HTMLElement): void {
  const [day] = queryAll<HTMLElement>(host, 'dialog[open] [data-date][tabindex="0"]');
  const [button] = queryAll<HTMLElement>(host, '.krume-date-open');
  const target = day ?? button;
  if (target) target.focus({ preventScroll: true });
  else focusHeading(host);
}
