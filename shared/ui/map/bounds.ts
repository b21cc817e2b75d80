/// <reference types="google.maps" />
import type { Coordinates } from '../../rules/opening/distance.ts';

/** Degrees. Without a minimum, a single place would fill the map without the streets around it. */
const smallestSpan = 0.01;

/** The bounds of places, at least about one kilometre wide and high; undefined without a place. */
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
