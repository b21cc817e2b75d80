import { mapText } from '../../shared/text/map.ts';
import type { PageMap } from '../../shared/ui/map/create-map.ts';
import { MapFrame } from '../../shared/ui/map/MapFrame.tsx';
import { Slot } from '../../shared/ui/widget.ts';

interface Props {
  map: PageMap;
  isList: boolean;
  privacyUrl?: string | undefined;
}

/** @see site.md section 2.12 */
export function BranchMap({ map, isList, privacyUrl }: Props) {
  const texts = () => (
    <>
      <Slot name="fallback" />
      <Slot name="info" />
    </>
  );
  const label = isList ? mapText.branches : mapText.place;
  return <MapFrame map={map} label={label} privacyUrl={privacyUrl} texts={texts} />;
}
