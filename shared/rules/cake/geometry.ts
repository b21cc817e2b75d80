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
export const clipInset = 6;

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

/** The circle to which an element is clipped. The inset belongs to the box at its optimal width. */
export function clipCircle(layout: CakeLayout, index: number, width: number): Point & { radius: number } {
  const { x, y, size } = slotSquare(layout, index, width);
  const inset = (clipInset * width) / layout.optimalWidth;
  return { x: x + size / 2, y: y + size / 2, radius: size / 2 - inset };
}
