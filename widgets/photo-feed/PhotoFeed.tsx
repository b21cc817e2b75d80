import { useState } from 'react';
import type { Photo } from '../../shared/model/photos.ts';
import { photosText } from '../../shared/text/photos.ts';
import { Spinner } from '../../shared/ui/components/indicators.tsx';
import { ConsentGate } from '../../shared/ui/consent-gate/ConsentGate.tsx';
import { Instead } from '../../shared/ui/consent-gate/Instead.tsx';
import { Slot, useStore } from '../../shared/ui/widget.ts';
import { type createFeed, firstHashtag, type Layout, maxPhotos } from './feed.ts';

interface Props {
  feed: ReturnType<typeof createFeed>;
  layout: Layout;
  from: string;
  privacyUrl?: string | undefined;
}

/** @see site.md section 2.18 */
export function PhotoFeed({ feed, layout, from, privacyUrl }: Props) {
  return (
    <ConsentGate
      purpose="photos"
      what={photosText.what}
      from={from}
      action={photosText.load}
      privacyUrl={privacyUrl}
      alternative={<Slot name="fallback" />}
    >
      {() => <Photos feed={feed} layout={layout} />}
    </ConsentGate>
  );
}

function Photos({ feed, layout }: Pick<Props, 'feed' | 'layout'>) {
  const state = useStore(feed.$state);
  const fallback = <Slot name="fallback" />;
  if (state === 'loading') return <Places layout={layout} />;
  if (state === 'failed') {
    const retry = { label: photosText.retry, act: feed.load };
    return (
      <Instead text={photosText.failed} retry={retry}>
        {fallback}
      </Instead>
    );
  }
  if (!state.length) {
    return (
      <Instead text={photosText.none} lang="en">
        {fallback}
      </Instead>
    );
  }
  return (
    <ul className="krume-photos" data-layout={layout} aria-label={photosText.photos}>
      {state.map((photo) => (
        <Entry key={photo.permalink} photo={photo} label={layout === 'strip'} />
      ))}
    </ul>
  );
}

/** Shows placeholders for the maximum number of photos, to avoid a layout shift. */
function Places({ layout }: Pick<Props, 'layout'>) {
  return (
    <div className="krume-photo-places">
      <Spinner label={photosText.loading} />
      <ul className="krume-photos" data-layout={layout} aria-hidden="true">
        {[...Array(maxPhotos[layout]).keys()].map((place) => (
          <li key={place}>
            <i />
            {layout === 'strip' && <span>&nbsp;</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A photo that links to its page on the network. Renders nothing if the image fails to load. */
function Entry({ photo, label }: { photo: Photo; label: boolean }) {
  const [isBroken, setBroken] = useState(false);
  const { caption, media_url, permalink, username } = photo;
  const hashtag = label ? firstHashtag(caption) : undefined;
  if (isBroken) return null;
  return (
    <li>
      <a href={permalink} target="_blank" rel="noopener noreferrer" title={caption}>
        <img
          src={media_url}
          alt={caption || photosText.photoOf(username)}
          width="640"
          height="640"
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
        {hashtag && <span>{hashtag}</span>}
      </a>
    </li>
  );
}
