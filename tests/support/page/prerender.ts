import { vi } from 'vitest';
import { settled } from './page.ts';

/** Marks the page as prerendered; returns a function that opens it, and resolves when its widgets have mounted. */
export function prerenderPage(): () => Promise<void> {
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => setTimeout(run));
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  return async () => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    // The frame, and the task after it: a delay in milliseconds would be too short on a busy machine
    await new Promise<void>((resolve) => setTimeout(() => setTimeout(resolve)));
    await settled();
  };
}
