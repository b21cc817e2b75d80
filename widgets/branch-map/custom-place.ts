import { atom } from 'nanostores';
import type { Coordinates } from '../../shared/rules/opening/distance.ts';
import { mapText } from '../../shared/text/map.ts';
import { type MapSource, zooms } from '../../shared/ui/map/map-source.ts';

/** Returns a marker whose position and info window are part of the page. */
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
