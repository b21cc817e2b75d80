/** Moves a panel back into the page if it begins beyond the left edge, below an entry that a theme has placed there. */
export function keepInViewport(part: HTMLElement): void {
  part.style.translate = '';
  const beyond = 8 - part.getBoundingClientRect().left;
  if (beyond > 0) part.style.translate = `${beyond}px`;
}
