import { onAbort } from '../../page/on-abort.ts';

/** Milliseconds without a change of width before the listener is called. @see shop.md section 9, "Timings" */
const debounce = 200;

/** Calls the listener when the width of an element has changed and the resize has ended. */
export function onResize(element: HTMLElement, listener: () => void, signal: AbortSignal): void {
  let width = element.clientWidth;
  let timer: ReturnType<typeof setTimeout>;
  const observer = new ResizeObserver(() => {
    if (element.clientWidth === width) return;
    width = element.clientWidth;
    clearTimeout(timer);
    timer = setTimeout(listener, debounce);
  });
  observer.observe(element);
  onAbort(signal, () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}
