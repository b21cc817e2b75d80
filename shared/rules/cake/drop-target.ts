import { type Point, type Square, slotSquare } from './geometry.ts';
import type { CakeLayout } from './layout.ts';

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
  const target = layout.slots.findIndex((_, index) => covers(slotSquare(layout, index, width), centre));
  return target === -1 || target === from ? undefined : target;
}

function covers({ x, y, size }: Square, point: Point): boolean {
  return point.x >= x && point.x <= x + size && point.y >= y && point.y <= y + size;
}
