import type { Product } from '../../fixtures/shop/product.ts';

/** Wall, light on the wall, table, its edge. */
export type Tints = readonly [wall: string, light: string, table: string, edge: string];

interface Look {
  /** How the view is told in words, after the product's name */
  label: string;
  /** Where the table's edge is, in units of the picture */
  horizon: number;
  backdrop: 'arch' | 'window' | 'moon' | 'none';
  /** An SVG transform of everything on the table */
  transform?: string;
  tints?: Tints;
}

/** The sides from which a product is drawn, in the order of the gallery. */
export const views = {
  tisch: { label: 'auf dem Tisch', horizon: 548, backdrop: 'arch' },
  nah: {
    label: 'von nahem',
    horizon: 600,
    backdrop: 'none',
    transform: 'translate(400 470) scale(1.42) translate(-400 -500)',
  },
  fenster: {
    label: 'am Fenster',
    horizon: 590,
    backdrop: 'window',
    transform: 'translate(800 30) scale(-.94 .94)',
    tints: ['#e4e6df', '#f8fbfa', '#cfc3ae', '#b8a98f'],
  },
  brett: {
    label: 'auf dem Brett',
    horizon: 420,
    backdrop: 'none',
    transform: 'translate(400 420) scale(.86) translate(-400 -470)',
    tints: ['#cfb18a', '#d8bd98', '#b98d5d', '#a97d4e'],
  },
  abend: {
    label: 'am Abend',
    horizon: 560,
    backdrop: 'moon',
    tints: ['#4a3440', '#6a4a4b', '#7d5038', '#6a412c'],
  },
} as const satisfies Record<string, Look>;

export type View = keyof typeof views;

export const viewNames: readonly View[] = ['tisch', 'nah', 'fenster', 'brett', 'abend'];

export function isView(name: string): name is View {
  return Object.hasOwn(views, name);
}

const categoryTints: Record<Product['category'], Tints> = {
  brote: ['#f3dfbd', '#f9ecd3', '#d9b27c', '#c79b61'],
  kleingebaeck: ['#f8e3ae', '#fdf1cf', '#e3b866', '#d1a24c'],
  'torten-kuchen': ['#f3cdc3', '#fbe5de', '#dd9f92', '#cb887a'],
  suesses: ['#dfc7b4', '#efe0d3', '#b88f73', '#a37a5e'],
  apero: ['#d6dfbd', '#eaf0d9', '#a9b783', '#95a46e'],
};

/** The room around a product, as SVG: wall, backdrop and table, 800 × 800. */
export function drawRoom(view: View, category: Product['category']): { room: string; edge: string } {
  const look: Look = views[view];
  const [wall, light, table, edge] = look.tints ?? categoryTints[category];
  const { horizon } = look;
  const room = `<rect width="800" height="800" fill="${wall}"/>
${backdrops[look.backdrop](light, horizon)}
<rect y="${horizon}" width="800" height="${800 - horizon}" fill="${table}"/><rect y="${horizon}" width="800" height="10" fill="${edge}"/>
${view === 'brett' ? board : ''}`;
  return { room, edge };
}

const backdrops: Record<Look['backdrop'], (light: string, horizon: number) => string> = {
  arch: (light, horizon) =>
    `<path d="M130 ${horizon + 12}V380a270 270 0 0 1 540 0v${horizon - 368}z" fill="${light}"/>`,
  window: (light) =>
    `<rect x="90" y="60" width="620" height="430" rx="8" fill="#fff"/><g fill="${light}"><rect x="108" y="78" width="284" height="190"/><rect x="408" y="78" width="284" height="190"/><rect x="108" y="284" width="284" height="188"/><rect x="408" y="284" width="284" height="188"/></g><path d="M108 472c70-90 150-110 230-70 60-80 190-90 354 0v70z" fill="#cfdcc4"/><rect x="392" y="60" width="16" height="430" fill="#fff"/><rect x="90" y="268" width="620" height="16" fill="#fff"/>`,
  moon: (light) =>
    `<circle cx="610" cy="180" r="84" fill="${light}"/><circle cx="610" cy="180" r="58" fill="#f6dfae"/><g fill="#f6dfae"><circle cx="150" cy="120" r="5"/><circle cx="260" cy="210" r="4"/><circle cx="380" cy="90" r="4"/><circle cx="90" cy="300" r="4"/></g>`,
  none: () => '',
};

const board =
  '<ellipse cx="400" cy="612" rx="372" ry="176" fill="#7d5a38"/><ellipse cx="400" cy="600" rx="372" ry="172" fill="#d9b98b"/><path d="M60 570q340-50 680 4M48 630q350 40 704-6M150 480q250-40 500 4" stroke="#c7a475" stroke-width="5" fill="none"/>';
