/** Moves a label, which hangs over the middle of its icon, sideways as far as it would stand out of an element. */
export function keepInside(element: HTMLElement, label: HTMLElement): void {
  const outer = element.getBoundingClientRect();
  const inner = label.getBoundingClientRect();
  const shift = Math.max(outer.left - inner.left, 0) - Math.max(inner.right - outer.right, 0);
  if (shift) label.style.setProperty('translate', `calc(-50% + ${shift}px)`);
}
