/** Options of all Embla sliders. @see shop.md section 9 and site.md section 9 */
export const sliderOptions = {
  align: 'start',
  /** Pixels that a pointer must move before a drag starts */
  dragThreshold: 2,
  /** Not milliseconds, but a unit of Embla: a slide reaches its position after 400 ms */
  duration: 17,
  // Embla would measure the slider at every pixel of a resize
  watchResize: false,
} as const;

export type Direction = 1 | -1;

const directions: Readonly<Record<string, Direction>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The direction of an arrow key; undefined for other keys and for shortcuts of the browser. */
export function directionOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): Direction | undefined {
  return altKey || ctrlKey || metaKey || !Object.hasOwn(directions, key) ? undefined : directions[key];
}
