import type { CakeLayout } from './layout.ts';

/** A position in pixels, from the top left corner of the box */
export interface Point {
  x: number;
  y: number;
}

export interface Square extends Point {
  size: number;
}

/** Difference in units between half the size of a slot and the radius of its clip circle. @see shop.md section 9 */
const clipInset = 6;

/** The height in pixels of a box with this width in pixels. */
export function boxHeight({ ratio }: CakeLayout, width: number): number {
  return width / ratio;
}

/**
 * The square of a slot, in a box with this width in pixels.
 *
 * @throws RangeError when the layout has no such slot
 */
export function slotSquare(layout: CakeLayout, index: number, width: number): Square {
  const slot = layout.slots[index];
  if (!slot) throw new RangeError(`The layout ${layout.name} has no slot ${index}.`);
  const size = layout.slotSize * width;
  return { x: slot.x * width - size / 2, y: slot.y * width - size / 2, size };
}

/**
 * A circle in pixels. `unit` is the number of pixels of one unit, which is one pixel of the box at its optimal width.
 */
export interface Circle extends Point {
  radius: number;
  unit: number;
}

/** The circle to which an element is clipped. `square` is the slot in pixels, at any scale. */
export function clipCircle({ slotSize, optimalWidth }: CakeLayout, { x, y, size }: Square): Circle {
  const unit = size / (slotSize * optimalWidth);
  return { x: x + size / 2, y: y + size / 2, radius: size / 2 - clipInset * unit, unit };
}

/** The radius of the clip circle in units. A text must fit into this circle. */
export const clipRadius = ({ slotSize, optimalWidth }: CakeLayout): number =>
  (slotSize * optimalWidth) / 2 - clipInset;

/**
 * The slot on which a dragged slot is dropped: the slot that contains the centre of the dragged slot.
 *
 * @param from the dragged slot
 * @param centre of the dragged slot, in pixels
 * @param width of the box in pixels
 * @returns undefined if the dragged slot snaps back
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
    // In the circle layout, the corners of two slots can overlap. The nearer slot is then the target.
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
 * The nearest slot within 45° of a direction, for moving a slot with the arrow keys.
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
