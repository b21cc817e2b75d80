import type { Point, Position } from './projection.ts';

type Line = readonly (readonly [lat: number, lng: number])[];

interface Stroke {
  line: Line;
  colour: string;
  width: number;
}

const rhine: Line = [
  [47.565, 7.9],
  [47.551, 7.8],
  [47.535, 7.72],
  [47.535, 7.66],
  [47.552, 7.625],
  [47.558, 7.602],
  [47.5565, 7.592],
  [47.566, 7.584],
  [47.585, 7.588],
  [47.62, 7.577],
  [47.7, 7.52],
];
const birs: Line = [
  [47.38, 7.47],
  [47.44, 7.58],
  [47.5, 7.607],
  [47.557, 7.62],
];
const ergolz: Line = [
  [47.45, 7.86],
  [47.484, 7.735],
  [47.535, 7.72],
];
const roads: readonly Line[] = [
  [
    [47.7, 7.6],
    [47.6, 7.6],
    [47.565, 7.605],
    [47.54, 7.6],
    [47.523, 7.645],
    [47.5, 7.72],
    [47.46, 7.8],
  ],
  [
    [47.62, 7.45],
    [47.57, 7.56],
    [47.557, 7.588],
    [47.565, 7.605],
    [47.585, 7.65],
    [47.61, 7.7],
  ],
  [
    [47.557, 7.588],
    [47.538, 7.563],
    [47.5, 7.55],
    [47.45, 7.5],
  ],
];
const strokes: readonly Stroke[] = [
  ...roads.map((line) => ({ line, colour: '#fff', width: 6 })),
  { line: birs, colour: '#a9cfe3', width: 4 },
  { line: ergolz, colour: '#a9cfe3', width: 4 },
  { line: rhine, colour: '#a9cfe3', width: 14 },
];
const names: readonly (readonly [string, number, number])[] = [
  ['Basel', 47.549, 7.588],
  ['Riehen', 47.59, 7.65],
  ['Muttenz', 47.517, 7.645],
  ['Liestal', 47.478, 7.735],
  ['Weil am Rhein', 47.605, 7.62],
  ['Saint-Louis', 47.59, 7.545],
];

const svg = 'http://www.w3.org/2000/svg';

/** Draws water, roads and place names below the markers. */
export function drawGround(place: Element, placeOf: (position: Position) => Point): void {
  const picture = document.createElementNS(svg, 'svg');
  picture.setAttribute('width', '100%');
  picture.setAttribute('height', '100%');
  picture.setAttribute('aria-hidden', 'true');
  for (const { line, colour, width } of strokes) {
    const path = document.createElementNS(svg, 'polyline');
    const points = line.map(([lat, lng]) => {
      const { x, y } = placeOf({ lat, lng });
      return `${x.toFixed()},${y.toFixed()}`;
    });
    path.setAttribute('points', points.join(' '));
    path.setAttribute('fill', 'none');
    path.setAttribute('stroke', colour);
    path.setAttribute('stroke-width', String(width));
    path.setAttribute('stroke-linejoin', 'round');
    picture.append(path);
  }
  for (const [name, lat, lng] of names) {
    const { x, y } = placeOf({ lat, lng });
    const text = document.createElementNS(svg, 'text');
    text.textContent = name;
    text.setAttribute('x', x.toFixed());
    text.setAttribute('y', y.toFixed());
    text.setAttribute('text-anchor', 'middle');
    text.setAttribute('font-size', '14');
    text.setAttribute('fill', '#5d5348');
    picture.append(text);
  }
  place.replaceChildren(picture);
}
