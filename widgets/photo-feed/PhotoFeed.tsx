import { useState } from 'react';
import type { Photo } from '../../shared/model/photos.ts';
import { photosText } from '../../shared/text/photos.ts';
import { ConsentGate } from '../../shared/ui/consent-gate/ConsentGate.tsx';
import { Spinner } from '../../shared/ui/indicators.tsx';
import { Slot, useStore } from '../../shared/ui/widget.ts';
import { type createFeed, firstHashtag, type Layout } from './feed.ts';

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
      service="photos"
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
  if (state === 'loading') return <Spinner label={photosText.loading} />;
  if (state === 'failed') {
    return (
      <div className="krume-photos-sentence">
        <p role="status">{photosText.failed}</p>
        <Slot name="fallback" />
        <button type="button" className="krume-button" onClick={feed.load}>
          {photosText.retry}
        </button>
      </div>
    );
  }
  if (!state.length) {
    return (
      <div className="krume-photos-sentence">
        <p role="status" lang="en">
          {photosText.none}
        </p>
        <Slot name="fallback" />
      </div>
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

/** A photo that does not come leaves no gap. */
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
