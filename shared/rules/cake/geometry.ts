import type { CakeLayout } from './layout.ts';

/** Pixels, from the top left corner of the box */
export interface Point {
  x: number;
  y: number;
}

/** A square */
export interface Square extends Point {
  size: number;
}

/** Units by which the circle of an element is smaller than its slot, on each side. @see shop.md section 9 */
const clipInset = 6;

/** The height in pixels of a box of that width. */
export function boxHeight({ ratio }: CakeLayout, width: number): number {
  return width / ratio;
}

/**
 * Where a slot lies in a box of that width in pixels.
 *
 * @throws RangeError when the layout has no such slot
 */
export function slotSquare(layout: CakeLayout, index: number, width: number): Square {
  const slot = layout.slots[index];
  if (!slot) throw new RangeError(`The layout ${layout.name} has no slot ${index}.`);
  const size = layout.slotSize * width;
  return { x: slot.x * width - size / 2, y: slot.y * width - size / 2, size };
}

/** A circle in pixels, and how many of them a unit of the box at its optimal width is. */
export interface Circle extends Point {
  radius: number;
  unit: number;
}

/** The circle to which the element of a slot is clipped, wherever the slot is shown, as a square in pixels. */
export function clipCircle({ slotSize, optimalWidth }: CakeLayout, { x, y, size }: Square): Circle {
  const unit = size / (slotSize * optimalWidth);
  return { x: x + size / 2, y: y + size / 2, radius: size / 2 - clipInset * unit, unit };
}

/** Its radius in units: what a text has to fit into. */
export const clipRadius = ({ slotSize, optimalWidth }: CakeLayout): number =>
  (slotSize * optimalWidth) / 2 - clipInset;

/**
 * The slot on which a dragged slot's centre has been dropped: the two are to be swapped.
 *
 * @param from the slot that is dragged
 * @param centre where its centre is now, in pixels
 * @param width of the box in pixels
 * @returns undefined when the slot is to snap back
 * @see shop.md section 4, "Dragging"
 */
export function dropTarget(
  layout: CakeLayout,
  from: number,
  centre: Point,
  width: number,
): number | undefined {
  let nearest: { index: number; distance: number } | undefined;
  for (const index of layout.slots.keys()) {
    const { x, y, size } = slotSquare(layout, index, width);
    const [dx, dy] = [Math.abs(centre.x - x - size / 2), Math.abs(centre.y - y - size / 2)];
    // On the ring, the corners of two slots may touch: the nearer one counts.
    const distance = Math.hypot(dx, dy);
    if (Math.max(dx, dy) <= size / 2 && !(nearest && nearest.distance <= distance)) {
      nearest = { index, distance };
    }
  }
  return nearest?.index === from ? undefined : nearest?.index;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const steps = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

/**
 * The next slot in a direction, so that arrow keys can do what dragging does: the nearest one within 45° of
 * it.
 *
 * @returns undefined at the edge of the box, and for a slot that does not exist
 */
export function neighbour({ slots }: CakeLayout, from: number, direction: Direction): number | undefined {
  const start = slots[from];
  if (!start) return undefined;
  const [stepX, stepY] = steps[direction];
  let nearest: { index: number; distance: number } | undefined;
  for (const [index, { x, y }] of slots.entries()) {
    const along = (x - start.x) * stepX + (y - start.y) * stepY;
    const across = Math.abs((x - start.x) * stepY) + Math.abs((y - start.y) * stepX);
    const distance = Math.hypot(along, across);
    if (along <= 0 || across > along) continue;
    if (!nearest || distance < nearest.distance) nearest = { index, distance };
  }
  return nearest?.index;
}
