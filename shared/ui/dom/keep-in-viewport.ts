/** Moves a panel into the viewport if the panel begins beyond the left edge. */
export function keepInViewport(part: HTMLElement): void {
  part.style.translate = '';
  const beyond = 8 - part.getBoundingClientRect().left;
  if (beyond > 0) part.style.translate = `${beyond}px`;
}
