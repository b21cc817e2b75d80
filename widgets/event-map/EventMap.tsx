import { mapText } from '../../shared/text/map.ts';
import type { PageMap } from '../../shared/ui/map/create-map.ts';
import { MapFrame } from '../../shared/ui/map/MapFrame.tsx';
import { Slot } from '../../shared/ui/widget.ts';

interface Props {
  map: PageMap;
  privacyUrl?: string | undefined;
}

/** @see site.md section 2.13, "Event detail" */
export function EventMap({ map, privacyUrl }: Props) {
  const texts = () => <Slot name="fallback" />;
  return <MapFrame map={map} label={mapText.place} privacyUrl={privacyUrl} texts={texts} />;
}
