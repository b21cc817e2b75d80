/** Milliseconds. @see shop.md section 9, "Timings" */
const duration = 300;

/** Fades an element out; at once for those who prefer less motion, and where nothing can be animated. */
export async function fade(element: HTMLElement): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || !element.animate) return;
  await element.animate({ opacity: [1, 0] }, { duration, easing: 'ease' }).finished.catch(() => undefined);
}
