/** Degrees, in the format of the service. */
export interface Position {
  lat: number;
  lng: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Pixels of the whole world at zoom 0. */
const world = 256;

/** Web Mercator. */
export function project({ lat, lng }: Position, zoom: number): Point {
  const sine = Math.sin((lat * Math.PI) / 180);
  const scale = world * 2 ** zoom;
  return {
    x: scale * (0.5 + lng / 360),
    y: scale * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}
