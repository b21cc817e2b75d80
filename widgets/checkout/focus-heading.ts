import { queryAll } from '../../shared/registry/native.ts';

/** To the heading of the step that is shown: a screen reader reads it, and the keyboard goes on from there. */
export function focusHeading(host: HTMLElement): void {
  const [heading] = queryAll<HTMLElement>(host, '.krume-step-heading');
  heading?.focus({ preventScroll: true });
}
