import type { CakeLayout } from './layout.ts';

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
    // The grace keeps slots at exactly 45° in, whatever the last digit says.
    if (along <= 0 || across > along + 1e-9) continue;
    if (!nearest || distance < nearest.distance) nearest = { index, distance };
  }
  return nearest?.index;
}
