import type { ReadableAtom } from 'nanostores';
import type { Coordinates } from '../../rules/opening/distance.ts';

export interface MapPlace {
  id: string;
  /** Name of the marker and of its info window */
  name: string;
  position: Coordinates;
}

export interface MapSource {
  centre: Coordinates;
  zoom: number;
  $places: ReadableAtom<readonly MapPlace[]>;
  /**
   * If the filter is not empty, the map starts with all places in view. When the filter changes, the map shows all
   * matching places.
   */
  $filter?: ReadableAtom<string | undefined>;
  /** The content of a marker's info window, created when the window opens */
  contentOf(place: MapPlace): Element;
  /** Called with the id of the marker whose info window is open; undefined when the window closes */
  onOpen?(id: string | undefined): void;
}

/** The initial centre of maps without a place, and zoom levels. @see site.md section 9, "Maps" */
export const homeCity: Coordinates = { latitude: 47.5587, longitude: 7.5903 };
export const zooms = { event: 16, custom: 14, branches: 10 } as const;
