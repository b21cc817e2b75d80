import type { Dress, Product } from '../../fixtures/shop/product.ts';
import { drawings } from './drawings.ts';
import { drawRoom, type View, views } from './views.ts';

/** The body of an SVG drawing of 32 × 32 units. */
type Drawing = (name: string) => string | undefined;

/** Where a thing stands: the middle of its foot, its size, its turn in degrees; in units of the picture. */
interface Place {
  x: number;
  y: number;
  size: number;
  turn?: number;
}

const arrangements: Record<Product['artwork']['arrangement'], Place[]> = {
  one: [{ x: 400, y: 640, size: 490 }],
  pair: [
    { x: 505, y: 520, size: 330, turn: 9 },
    { x: 310, y: 610, size: 350, turn: -7 },
  ],
  three: [
    { x: 400, y: 450, size: 260, turn: 4 },
    { x: 262, y: 610, size: 280, turn: -9 },
    { x: 540, y: 612, size: 280, turn: 8 },
  ],
  tray: [
    { x: 400, y: 430, size: 215, turn: 3 },
    { x: 260, y: 525, size: 225, turn: -6 },
    { x: 545, y: 520, size: 225, turn: 6 },
    { x: 400, y: 630, size: 240, turn: -2 },
  ],
};

const garnishPlaces: Place[] = [
  { x: 640, y: 672, size: 175, turn: 8 },
  { x: 165, y: 676, size: 165, turn: -10 },
  { x: 520, y: 712, size: 130, turn: 4 },
];

/** What is drawn, when it is not the product as such from its first side. */
export interface ProductPicture {
  view?: View;
  /** What a combination changes */
  dress?: Dress | undefined;
}

/** A product's picture, 800 × 800: a still life on the table of its category. */
export function drawProduct(
  { artwork, category }: Product,
  drawing: Drawing,
  { view = 'tisch', dress = {} }: ProductPicture = {},
): string {
  const { motif = artwork.motif, arrangement = artwork.arrangement, garnish = artwork.garnish } = dress;
  const { room, edge } = drawRoom(view, category);
  const transform = 'transform' in views[view] ? ` transform="${views[view].transform}"` : '';
  const things = [
    ...arrangements[arrangement].map((place) =>
      thing(motif, { ...place, size: place.size * (dress.scale ?? 1) }, drawing),
    ),
    ...garnish.map((name, index) => thing(name, garnishPlaces[index % garnishPlaces.length], drawing)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">
${room}
${crumbs(edge)}
<g${transform}>
${things.join('\n')}
</g>
</svg>`;
}

const scene: [string, Place][] = [
  ['baguette-bread', { x: 300, y: 640, size: 380, turn: -24 }],
  ['tin-loaf', { x: 900, y: 640, size: 300, turn: 4 }],
  ['round-loaf', { x: 560, y: 680, size: 420 }],
  ['braid', { x: 985, y: 730, size: 300, turn: 12 }],
  ['basket', { x: 190, y: 735, size: 250 }],
  ['croissant', { x: 400, y: 770, size: 200, turn: -12 }],
  ['pretzel', { x: 770, y: 780, size: 190, turn: 6 }],
  ['sheaf-of-rice', { x: 1062, y: 590, size: 230, turn: 14 }],
  ['butter', { x: 590, y: 800, size: 150 }],
];

/** The home page's still life, 1200 × 900. */
export function drawHero(drawing: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">
<rect width="1200" height="900" fill="#f3dfbd"/>
<path d="M190 640V420a390 390 0 0 1 780 0v220z" fill="#fbf1dd"/><circle cx="800" cy="260" r="74" fill="#f4c56a"/>
<rect y="610" width="1200" height="290" fill="#d9b27c"/><rect y="610" width="1200" height="12" fill="#c79b61"/>
${scene.map(([name, place]) => thing(name, place, drawing)).join('\n')}
</svg>`;
}

/** An icon alone, 32 × 32. */
export function drawIcon(name: string, drawing: Drawing): string | undefined {
  const body = drawings[name] ?? drawing(name);
  return body === undefined
    ? undefined
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${body}</svg>`;
}

/** One thing with its shadow on the table; a drawing that is not there leaves only an empty place. */
function thing(name: string, place: Place | undefined, drawing: Drawing): string {
  const body = drawings[name] ?? drawing(name);
  if (body === undefined || place === undefined) return '';
  const { x, y, size, turn = 0 } = place;
  const left = x - size / 2;
  const top = y - size;
  return `<ellipse cx="${x}" cy="${y - size * 0.06}" rx="${size * 0.46}" ry="${size * 0.085}" fill="#3b1f0d" fill-opacity=".2"/>
<g transform="rotate(${turn} ${x} ${y - size / 2})"><svg x="${left}" y="${top}" width="${size}" height="${size}" viewBox="0 0 32 32">${body}</svg></g>`;
}

function crumbs(colour: string): string {
  const places = [
    [90, 610, 5],
    [720, 598, 6],
    [600, 740, 5],
    [230, 752, 7],
    [420, 690, 4],
    [60, 730, 4],
    [745, 760, 5],
    [330, 725, 4],
  ];
  const dots = places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`);
  return `<g fill="${colour}">${dots.join('')}</g>`;
}
