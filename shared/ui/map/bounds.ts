/// <reference types="google.maps" />
import type { Coordinates } from '../../rules/opening/distance.ts';

/** Degrees. Keeps streets around a single place, or around places close to each other, in view. */
const smallestSpan = 0.01;

/** The bounds of places, of at least about one kilometre; undefined without a place. */
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
