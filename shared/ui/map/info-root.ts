import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onAbort } from '../../page/on-abort.ts';

/**
 * Returns a function that renders into one element. Rendering is synchronous, because the info window of the map
 * measures this element.
 */
export function infoRoot(signal: AbortSignal): (content: ReactNode) => Element {
  const element = document.createElement('div');
  const root = createRoot(element);
  onAbort(signal, () => root.unmount());
  return (content) => {
    flushSync(() => root.render(content));
    return element;
  };
}
