import { type Point, slotSquare } from './geometry.ts';
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
