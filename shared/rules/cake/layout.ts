/** The centre of a slot. The unit of both coordinates is the width of the box: 0.5 is half the width. */
export interface Slot {
  x: number;
  y: number;
}

export interface CakeLayout {
  name: 'circle' | 'rectangle-4x4' | 'rectangle-6x4';
  /** The width of the box divided by its height */
  ratio: number;
  /** Width of the box in pixels at which fonts and insets have their specified sizes */
  optimalWidth: number;
  /** Width and height of every slot. The unit is the width of the box */
  slotSize: number;
  /** The slots in the order in which they are numbered and filled */
  slots: readonly Slot[];
}

/**
 * Ratios, widths and sizes are in the table of shop.md section 9. The gaps between the slots equal the gaps to the
 * edges.
 */
export const cakeLayouts = {
  circle: {
    name: 'circle',
    ratio: 976 / 1014,
    optimalWidth: 600,
    slotSize: 0.266,
    slots: ring(7, 976 / 1014, 0.266),
  },
  'rectangle-4x4': {
    name: 'rectangle-4x4',
    ratio: 1,
    optimalWidth: 600,
    slotSize: 0.21,
    slots: grid(4, 4, 1, 0.21),
  },
  'rectangle-6x4': {
    name: 'rectangle-6x4',
    ratio: 1904 / 1284,
    optimalWidth: 762,
    slotSize: 0.142,
    slots: grid(6, 4, 1904 / 1284, 0.142),
  },
} as const satisfies Record<CakeLayout['name'], CakeLayout>;

/** The layout for each id of the attribute `pieces`. */
export const cakePieces: ReadonlyMap<string, keyof typeof cakeLayouts> = new Map([
  ['367', 'circle'],
  ['371', 'rectangle-4x4'],
  ['378', 'rectangle-6x4'],
]);

/**
 * The layout for an id of the attribute `pieces`; 4 × 4 by default.
 *
 * @see shop.md section 9, "Cake creator: layouts"
 */
export function cakeLayout(piecesId: string | undefined): CakeLayout {
  return cakeLayouts[cakePieces.get(piecesId ?? '') ?? 'rectangle-4x4'];
}

/** Slots in rows, from left to right, with equal gaps in each direction. */
function grid(columns: number, rows: number, ratio: number, size: number): Slot[] {
  const gapX = (1 - columns * size) / (columns + 1);
  const gapY = (1 / ratio - rows * size) / (rows + 1);
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: gapX + (index % columns) * (size + gapX) + size / 2,
    y: gapY + Math.floor(index / columns) * (size + gapY) + size / 2,
  }));
}

/** Slots in a circle, clockwise from the top, followed by a slot in the centre. */
function ring(around: number, ratio: number, size: number): Slot[] {
  const centre = { x: 0.5, y: 0.5 / ratio };
  // The centres of adjacent slots are 2 r sin(π / n) apart. The gap between two slots equals the gap to the edge of the
  // box: 0.5 - size / 2 - r.
  const radius = (0.5 + size / 2) / (2 * Math.sin(Math.PI / around) + 1);
  const slots = Array.from({ length: around }, (_, index) => {
    const angle = (2 * Math.PI * index) / around;
    return { x: centre.x + radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) };
  });
  return [...slots, centre];
}
