import { atom } from 'nanostores';
import type { Coordinates } from '../../shared/rules/opening/distance.ts';
import { mapText } from '../../shared/text/map.ts';
import { type MapSource, zooms } from '../../shared/ui/map/map-source.ts';

/** Returns a map source with one marker. The page defines the marker's position and info window. */
export function customPlace(
  position: Coordinates,
  name: string | undefined,
  info: Element | undefined,
): MapSource {
  const $places = atom([{ id: 'place', name: name ?? mapText.place, position }]);
  return {
    centre: position,
    zoom: zooms.custom,
    $places,
    contentOf: () => info ?? document.createElement('div'),
  };
}
