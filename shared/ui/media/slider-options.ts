/** What all sliders by Embla have in common. @see shop.md section 9 and site.md section 9 */
export const sliderOptions = {
  align: 'start',
  /** Pixels */
  dragThreshold: 2,
  /** No milliseconds, but Embla's own measure: the slider is at its place after 400 */
  duration: 17,
  // It would measure again at each pixel
  watchResize: false,
} as const;

export type Direction = 1 | -1;

const directions: Readonly<Record<string, Direction>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Where an arrow key leads to; undefined for other keys, and for those that are the browser's. */
export function directionOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): Direction | undefined {
  return altKey || ctrlKey || metaKey || !Object.hasOwn(directions, key) ? undefined : directions[key];
}
