/** Moves a panel to the right if the panel begins less than 8 px from the left edge of the viewport. */
export function keepInViewport(part: HTMLElement): void {
  part.style.translate = '';
  const beyond = 8 - part.getBoundingClientRect().left;
  if (beyond > 0) part.style.translate = `${beyond}px`;
}
