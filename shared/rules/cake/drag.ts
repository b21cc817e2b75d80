import { type Point, type Square, slotSquare } from './geometry.ts';
import type { CakeLayout } from './layout.ts';

/** Pixels that something may stick out of where it belongs. @see shop.md section 9, "Placement" */
export const maxOverhang = 30;

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

/**
 * Holds a dragged square back, so that it sticks out of its bounds by at most 30 px: a slot out of the box,
 * a picture out of its slot.
 */
export function holdBack(dragged: Square, bounds: Point & { width: number; height: number }): Square {
  return {
    x: between(bounds.x, bounds.x + bounds.width - dragged.size, dragged.x),
    y: between(bounds.y, bounds.y + bounds.height - dragged.size, dragged.y),
    size: dragged.size,
  };
}

/** What is larger than its bounds may be moved from edge to edge. */
function between(one: number, other: number, value: number): number {
  const least = Math.min(one, other) - maxOverhang;
  const most = Math.max(one, other) + maxOverhang;
  return Math.max(least, Math.min(most, value));
}

function covers({ x, y, size }: Square, point: Point): boolean {
  return point.x >= x && point.x <= x + size && point.y >= y && point.y <= y + size;
}
