/// <reference types="google.maps" />
import type { Coordinates } from '../../rules/opening/distance.ts';

/**
 * Smallest width and height of the bounds in degrees. With smaller bounds, the map of a single place would not show the
 * streets around the place.
 */
const smallestSpan = 0.01;

/** The bounds of all places, at least about one kilometre wide and high. Undefined if there are no places. */
export function boundsOf(
  places: readonly { position: Coordinates }[],
): google.maps.LatLngBoundsLiteral | undefined {
  if (!places.length) return undefined;
  const [south, north] = range(places.map(({ position }) => position.latitude));
  const [west, east] = range(places.map(({ position }) => position.longitude));
  return { south, north, west, east };
}

function range(values: readonly number[]): [least: number, most: number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const missing = Math.max(0, smallestSpan - (most - least)) / 2;
  return [least - missing, most + missing];
}
