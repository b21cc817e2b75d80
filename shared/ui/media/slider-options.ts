/** Options of all Embla sliders. @see shop.md section 9 and site.md section 9 */
export const sliderOptions = {
  align: 'start',
  /** Pixels */
  dragThreshold: 2,
  /** Embla's own unit, not milliseconds: the slider is in place after 400 ms */
  duration: 17,
  // Off, because Embla would measure again at every pixel of a resize
  watchResize: false,
} as const;

export type Direction = 1 | -1;

const directions: Readonly<Record<string, Direction>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The direction of an arrow key; undefined for other keys and for browser shortcuts. */
export function directionOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): Direction | undefined {
  return altKey || ctrlKey || metaKey || !Object.hasOwn(directions, key) ? undefined : directions[key];
}
