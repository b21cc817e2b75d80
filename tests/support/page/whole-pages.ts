import { afterEach, beforeEach, vi } from 'vitest';
import { stop } from '../../../shared/registry/index.ts';

const stay = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};

/**
 * Prepares property tests of whole pages: fake timers, no navigation, no new windows. The widgets unmount after each
 * test. Returns a function that lists the uncaught errors of the running test.
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

/** Changes and clicks each control that still exists. */
export function pressAll(selector: string): void {
  for (const control of document.querySelectorAll<HTMLElement>(selector)) {
    if (!control.isConnected) continue;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    control.click();
  }
}
