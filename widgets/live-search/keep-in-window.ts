/** Pixels to the edge of the window. */
const edge = 8;

/**
 * For the list of results, whose end is the field's: where the field is too far to the left for a list of that width, or
 * the text is very large, it moves to the right; where the field ends with the window, to the left. A ref: asked when the
 * list comes, and when the window has another size.
 */
export function keepInWindow(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return;
  const root = Reflect.get(Document.prototype, 'documentElement', document);
  const place = () => {
    list.style.translate = '';
    const below = getComputedStyle(root).scrollPaddingBlockEnd;
    list.style.setProperty('--below', below === 'auto' ? '0px' : below);
    const { left, right } = list.getBoundingClientRect();
    const beyond = Math.max(edge - left, 0) || Math.min(root.clientWidth - edge - right, 0);
    if (beyond) list.style.translate = `${beyond}px`;
  };
  place();
  addEventListener('resize', place);
  return () => removeEventListener('resize', place);
}
