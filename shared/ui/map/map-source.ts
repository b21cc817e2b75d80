import type { ReadableAtom } from 'nanostores';
import type { Coordinates } from '../../rules/opening/distance.ts';

/** A marker of a map. */
export interface MapPlace {
  id: string;
  /** Of the marker and of its window */
  name: string;
  position: Coordinates;
}

/** What a map shows, and tells. */
export interface MapSource {
  centre: Coordinates;
  zoom: number;
  $places: ReadableAtom<readonly MapPlace[]>;
  /** What the window of a marker says: made when it opens */
  contentOf(place: MapPlace): Element;
  /** Which marker's window is open */
  onOpen?(id: string | undefined): void;
}

/** @see site.md section 9, "Maps" */
export const homeCity: Coordinates = { latitude: 47.5587, longitude: 7.5903 };
export const zooms = { event: 16, custom: 14, branches: 10 } as const;
