import Supercluster from 'supercluster';
import type { Coordinates } from '../../rules/opening/distance.ts';
import type { MapPlace } from './map-source.ts';

/** Two markers become a cluster if their distance is less than this number of pixels, the width of the logo. */
const radius = 65;

/** Degrees by which places with equal coordinates are moved apart: at least the width of the logo at `zoomOfEach`. */
const gap = 0.0004;

/** At this zoom level and above it, each place has its own marker. */
export const zoomOfEach = 18;

/** Several places that share a marker. */
export interface Cluster {
  id: string;
  position: Coordinates;
  count: number;
  /** The lowest zoom level at which the cluster splits into several markers */
  zoom: number;
}

/** Groups places whose markers would overlap. The groups depend on the zoom level. */
export function clusterPlaces(places: readonly MapPlace[]) {
  const index = new Supercluster<{ place: MapPlace }>({ radius, extent: 256, maxZoom: zoomOfEach - 1 });
  const spread = spreadOut(places);
  index.load(
    spread.map((place) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [place.position.longitude, place.position.latitude] },
      properties: { place },
    })),
  );

  /** The markers at a zoom level. */
  const at = (zoom: number): (MapPlace | Cluster)[] =>
    index.getClusters([-180, -90, 180, 90], zoom).map(({ properties, geometry }) => {
      if (!('cluster_id' in properties)) return properties.place;
      const { cluster_id, point_count: count } = properties;
      const leaves = index.getLeaves(cluster_id, count).map((leaf) => leaf.properties.place.id);
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      return {
        // A cluster of the same places has the same id at every zoom level, so that its marker keeps the focus
        id: `cluster ${leaves.sort().join(' ')}`,
        position: { latitude, longitude },
        count,
        zoom: index.getClusterExpansionZoom(cluster_id),
      };
    });

  /** The lowest zoom level, not below `from`, at which a place has its own marker. */
  function zoomOf(id: string, from: number): number {
    const isAlone = (zoom: number) => at(zoom).some((entry) => entry.id === id);
    let zoom = from;
    while (zoom < zoomOfEach && !isAlone(zoom)) zoom = Math.floor(zoom) + 1;
    return zoom;
  }

  return { at, zoomOf, places: new Map(spread.map((place) => [place.id, place])) };
}

/** Moves places with equal coordinates apart, to the east, because no zoom level would separate them. */
function spreadOut(places: readonly MapPlace[]): readonly MapPlace[] {
  const counts = new Map<string, number>();
  return places.map((place) => {
    const { latitude, longitude } = place.position;
    const key = `${latitude} ${longitude}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count ? { ...place, position: { latitude, longitude: longitude + count * gap } } : place;
  });
}
