import { vi } from 'vitest';

/** Marks the page as prerendered; returns a function that opens it, and resolves after its first frame. */
export function prerenderPage(): () => Promise<void> {
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => setTimeout(run));
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  return async () => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    await new Promise((resolve) => setTimeout(resolve, 10));
  };
}
