/** Pixels to the edge of the window. */
const edge = 8;

/**
 * For the list of results, whose end is the field's: where the field is too far to the left for a list of that width, or
 * the text is very large, it moves to the right. A ref: asked when the list comes, and when the window has another size.
 */
export function keepInWindow(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return;
  const place = () => {
    list.style.translate = '';
    const { left } = list.getBoundingClientRect();
    if (left < edge) list.style.translate = `${edge - left}px`;
  };
  place();
  addEventListener('resize', place);
  return () => removeEventListener('resize', place);
}
