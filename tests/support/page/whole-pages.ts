import { afterEach, beforeEach, vi } from 'vitest';
import { stop } from '../../../shared/registry/index.ts';

/** Nobody follows a link. */
const stay = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};

/**
 * For property tests of whole pages: fake timers, no page is left and no window opened, and the widgets end with the test.
 * Gives back what nobody has caught in the test that runs.
 */
export function testWholePages(): () => unknown[] {
  let thrown: unknown[];
  const note = (error: unknown) => thrown.push(error instanceof Error ? error.stack : error);
  const noteEvent = ({ error }: ErrorEvent) => note(error);
  beforeEach(() => {
    vi.stubGlobal('open', () => ({ opener: null }));
    thrown = [];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    process.on('unhandledRejection', note);
    addEventListener('click', stay);
    addEventListener('error', noteEvent);
  });
  afterEach(() => {
    process.off('unhandledRejection', note);
    removeEventListener('error', noteEvent);
    removeEventListener('click', stay);
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return () => thrown;
}

/** Changes and presses one after the other, as far as it is still there. */
export function pressAll(selector: string): void {
  for (const control of document.querySelectorAll<HTMLElement>(selector)) {
    if (!control.isConnected) continue;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    control.click();
  }
}
