import { atom } from 'nanostores';
import { getPhotos } from '../../shared/api/photos.ts';
import type { Photo } from '../../shared/model/photos.ts';
import { onAbort } from '../../shared/page/on-abort.ts';
import { onPageRestore } from '../../shared/page/page-lifecycle.ts';
import { followConsent, mayLoad } from '../../shared/stores/session/consent.ts';

export type Layout = 'grid' | 'strip';

/** @see site.md section 9, "Sliders and media" */
export const maxPhotos: Readonly<Record<Layout, number>> = { grid: 25, strip: 5 };

export type FeedState = 'loading' | 'failed' | readonly Photo[];

/** Requests the photos once the visitor has given consent. Logs errors to the console. */
export function createFeed(url: string, layout: Layout, signal: AbortSignal) {
  const $state = atom<FeedState>('loading');
  const load = async () => {
    $state.set('loading');
    try {
      const all = await getPhotos(url, signal);
      $state.set(all.filter(({ media_type }) => media_type === 'IMAGE').slice(0, maxPhotos[layout]));
    } catch (error) {
      if (signal.aborted) return;
      console.error(`Krume: ${error instanceof Error ? error.message : error}`);
      $state.set('failed');
    }
  };
  followConsent(signal);
  let hasRequested = false;
  const stop = mayLoad('photos').subscribe((isAllowed) => {
    if (!isAllowed || hasRequested) return;
    hasRequested = true;
    void load();
  });
  onAbort(signal, stop);
  const again = () => void ($state.get() === 'failed' && load());
  addEventListener('online', again, { signal });
  // Unloading the page aborts a running request, so a page from the back/forward cache repeats the request
  onPageRestore(again, signal);
  return { $state, load };
}

/**
 * Returns the first hashtag of a caption as a label for the photo; undefined if the caption has no hashtag.
 */
export const firstHashtag = (caption: string): string | undefined => /#[\p{L}\p{N}_]+/u.exec(caption)?.[0];
