/**
 * What ends where its entry does would begin outside of the page, below an entry at the left edge, as other themes have it.
 */
export function keepInSight(part: HTMLElement): void {
  part.style.translate = '';
  const beyond = 8 - part.getBoundingClientRect().left;
  if (beyond > 0) part.style.translate = `${beyond}px`;
}
