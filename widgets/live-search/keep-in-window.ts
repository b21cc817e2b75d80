import { pageRoot } from '../../shared/registry/native.ts';

/** Minimum distance between the list and the edge of the window, in pixels. */
const edge = 8;

/**
 * Keeps the list of results inside the window; used as a ref. The list is right-aligned with the field, and
 * moves sideways if it would overflow an edge, for example in very large text. The position is computed on
 * open and on resize.
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
