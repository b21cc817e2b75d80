import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../../../shared/ui/map/bounds.ts';
import { clusterPlaces, zoomOfEach } from '../../../../shared/ui/map/clusters.ts';

// site.md section 2.12: clusters of markers

const at = (id: string, latitude: number, longitude: number) => ({
  id,
  name: id,
  position: { latitude, longitude },
});
const near = [at('a', 47.5587, 7.5903), at('b', 47.5597, 7.5923), at('c', 47.478, 7.735)];
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).sort();

describe('clusters of places on the map', () => {
  test('places whose logos would overlap form a cluster, and are separate at a higher zoom', () => {
    const { at: markersAt } = clusterPlaces(near);
    expect(ids(markersAt(10))).toEqual(['c', 'cluster a b']);
    expect(ids(markersAt(16))).toEqual(['a', 'b', 'c']);
  });

  test('a cluster contains the number of its places and the lowest zoom at which all its places are separate', () => {
    const { at: markersAt } = clusterPlaces(near);
    const cluster = markersAt(10).find((entry) => 'count' in entry);
    expect(cluster).toMatchObject({ count: 2 });
    const zoom = cluster && 'count' in cluster ? cluster.zoom : 0;
    expect([ids(markersAt(zoom - 1)), ids(markersAt(zoom))]).toEqual([
      ['c', 'cluster a b'],
      ['a', 'b', 'c'],
    ]);
  });

  test('a cluster has the same id at each zoom at which it contains the same places', () => {
    const { at: markersAt } = clusterPlaces(near);
    expect(ids(markersAt(11))).toEqual(ids(markersAt(10)));
  });

  test('places with equal coordinates have separate markers at the highest zoom', () => {
    const { at: markersAt } = clusterPlaces([at('a', 47.5, 7.6), at('b', 47.5, 7.6), at('c', 47.5, 7.6)]);
    expect(ids(markersAt(zoomOfEach))).toEqual(['a', 'b', 'c']);
    const worldWidth = 256 * 2 ** zoomOfEach;
    const pixels = markersAt(zoomOfEach)
      .map(({ position }) => (position.longitude / 360) * worldWidth)
      .sort((left, right) => left - right);
    const [first = 0, second = 0, third = 0] = pixels;
    expect(Math.min(second - first, third - second)).toBeGreaterThan(65);
  });

  test('zoomOf() returns the lowest zoom, from the given zoom upwards, at which a place is in no cluster', () => {
    const { zoomOf, at: markersAt } = clusterPlaces(near);
    const zoom = zoomOf('a', 10);
    expect([ids(markersAt(zoom)).includes('a'), ids(markersAt(zoom - 1)).includes('a')]).toEqual([
      true,
      false,
    ]);
    expect([zoomOf('c', 10), zoomOf('a', 17)]).toEqual([10, 17]);
  });
});

test('boundsOf() returns bounds that contain all places and are at least 0.01 degrees high and wide', () => {
  expect(boundsOf(near)).toEqual({ south: 47.478, north: 47.5597, west: 7.5903, east: 7.735 });
  const one = boundsOf(near.slice(0, 1));
  expect((one?.north ?? 0) - (one?.south ?? 0)).toBeCloseTo(0.01);
  expect((one?.east ?? 0) - (one?.west ?? 0)).toBeCloseTo(0.01);
  expect(boundsOf([])).toBeUndefined();
});
