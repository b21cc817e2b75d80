import { pageRoot } from '../../shared/registry/native.ts';

/** Pixels to the edge of the window. */
const edge = 8;

/**
 * A ref for the list of results, which is right-aligned with the field. The list moves right if it would
 * overflow the left edge, for example with very large text. It moves left if it would overflow the right
 * edge. The position is computed when the list opens and when the window is resized.
 */
export function keepInWindow(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return;
  const root = pageRoot();
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
