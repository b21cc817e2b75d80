/** A position in degrees, as in the API of the map service. */
export interface Position {
  lat: number;
  lng: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Width of the whole world in pixels at zoom level 0. */
const world = 256;

/** Projects a position to pixels (Web Mercator). */
export function project({ lat, lng }: Position, zoom: number): Point {
  const sine = Math.sin((lat * Math.PI) / 180);
  const scale = world * 2 ** zoom;
  return {
    x: scale * (0.5 + lng / 360),
    y: scale * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}
