import { vi } from 'vitest';
import { settled } from './page.ts';

/** Marks the page as prerendered. Returns a function that opens the page and resolves when its widgets have mounted. */
export function prerenderPage(): () => Promise<void> {
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => setTimeout(run));
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  return async () => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    // Waits for the frame and the next task. A delay in milliseconds would be too short on a busy machine
    await new Promise<void>((resolve) => setTimeout(() => setTimeout(resolve)));
    await settled();
  };
}
