import type { ReadableAtom } from 'nanostores';
import type { Coordinates } from '../../rules/opening/distance.ts';

export interface MapPlace {
  id: string;
  /** Name of the marker and of its window */
  name: string;
  position: Coordinates;
}

export interface MapSource {
  centre: Coordinates;
  zoom: number;
  $places: ReadableAtom<readonly MapPlace[]>;
  /** Unless this filter is empty, the map starts with all places in view. A change of the filter fits the map again. */
  $filter?: ReadableAtom<string | undefined>;
  /** The content of a marker's window, created when it opens */
  contentOf(place: MapPlace): Element;
  /** Called with the id of the open window's marker */
  onOpen?(id: string | undefined): void;
}

/** @see site.md section 9, "Maps" */
export const homeCity: Coordinates = { latitude: 47.5587, longitude: 7.5903 };
export const zooms = { event: 16, custom: 14, branches: 10 } as const;
