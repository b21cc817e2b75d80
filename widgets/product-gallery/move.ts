/** Thumbnails that are seen at a time, and by which the arrows move. @see shop.md section 9, "Product page" */
export const atATime = 4;

/** The first thumbnail that is seen after an arrow: 4 on or back, no further than the ends. */
export function move(first: number, direction: 1 | -1, count: number): number {
  return Math.max(0, Math.min(count - atATime, first + direction * atATime));
}
