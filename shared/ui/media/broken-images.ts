import { queryAll, setAttribute } from '../../registry/native.ts';

const mark = 'data-broken';

/** Marks the pictures that do not load, those of later entries, too: `broken-images.css` shows no torn frame for them. */
export function markBrokenImages(host: HTMLElement, signal: AbortSignal): void {
  const set = (image: Element) => !signal.aborted && setAttribute(image, mark, '');
  // Such events do not bubble
  host.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && set(target), {
    capture: true,
    signal,
  });
  // What failed before: a drawing without a size of its own has no width either, but can be decoded
  for (const image of queryAll<HTMLImageElement>(host, 'img'))
    if (image.complete && !image.naturalWidth) image.decode?.().catch(() => set(image));
}
