import type { Point, Square } from './geometry.ts';

/** Pixels that something may stick out of where it belongs. @see shop.md section 9, "Placement" */
const maxOverhang = 30;

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
