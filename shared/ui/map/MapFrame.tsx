import { mapText } from '../../text/map.ts';
import { Spinner } from '../components/indicators.tsx';
import { ConsentGate } from '../consent-gate/ConsentGate.tsx';
import { Instead } from '../consent-gate/Instead.tsx';
import { Slot, useStore } from '../widget.ts';
import type { PageMap } from './create-map.ts';

interface Props {
  map: PageMap;
  label: string;
  privacyUrl?: string | undefined;
}

/**
 * The place of a map: shows the consent question, the map, or a sentence followed by the server's content.
 *
 * @see site.md section 2.12
 */
export function MapFrame({ map, label, privacyUrl }: Props) {
  if (!map.isConfigured) return <Sentence />;
  return (
    <ConsentGate
      purpose="maps"
      what={mapText.what}
      from={map.from}
      action={mapText.load}
      privacyUrl={privacyUrl}
      alternative={<Fallback />}
    >
      {() => <Canvas map={map} label={label} />}
    </ConsentGate>
  );
}

function Canvas({ map, label }: Props) {
  const state = useStore(map.$state);
  if (state === 'failed') return <Sentence onRetry={map.retry} />;
  if (state === 'unavailable') return <Sentence />;
  return (
    <section className="krume-map" aria-label={label} aria-busy={state === 'loading'}>
      <div className="krume-map-canvas" ref={map.drawIn} />
      {state === 'loading' && <Spinner label={mapText.loading} />}
    </section>
  );
}

function Sentence({ onRetry }: { onRetry?: () => void }) {
  return (
    <Instead text={mapText.unavailable} retry={onRetry && { label: mapText.retry, act: onRetry }}>
      <Fallback />
    </Instead>
  );
}

const Fallback = () => (
  <>
    <Slot name="fallback" />
    <Slot name="info" />
  </>
);
