import { queryAll, setAttribute } from '../../registry/native.ts';

const mark = 'data-broken';

/**
 * Marks pictures that fail to load, including pictures that are added later. `broken-images.css` hides the broken-image
 * icon of a marked picture.
 */
export function markBrokenImages(host: HTMLElement, signal: AbortSignal): void {
  const set = (image: Element) => !signal.aborted && setAttribute(image, mark, '');
  // Error events of images do not bubble, so the listener captures them
  host.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && set(target), {
    capture: true,
    signal,
  });
  // An image that failed earlier has no width. A valid SVG without a size has no width either, but `decode` succeeds
  // for this SVG
  for (const image of queryAll<HTMLImageElement>(host, 'img'))
    if (image.complete && !image.naturalWidth) image.decode?.().catch(() => set(image));
}
