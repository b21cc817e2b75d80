/** Pixels between a label and the edge of the screen */
const margin = 8;

/** Moves a label sideways as far as it would stand out of the page. */
export function keepOnScreen(label: HTMLElement): void {
  label.style.removeProperty('margin-inline-start');
  const { left, right } = label.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const shift = Math.max(margin - left, 0) - Math.max(right + margin - clientWidth, 0);
  if (shift) label.style.setProperty('margin-inline-start', `${shift}px`);
  else if (!label.getAttribute('style')) label.removeAttribute('style');
}
