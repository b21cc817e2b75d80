/**
 * Turns the row that scrolls into one that is moved: the same size, without its scroll bar, and at the product
 * to which it has been scrolled.
 */
export function takeOverRow(host: HTMLElement, list: HTMLElement) {
  const scrolled = host.scrollLeft;
  const bar = host.offsetHeight - host.clientHeight;
  host.style.setProperty('--krume-scroll-bar', `${bar}px`);
  host.classList.add('krume-slider');
  host.scrollLeft = 0;

  /** Pixels from one product to the next */
  const step = () => {
    const [first, second] = list.children;
    const { left = 0, width = 1 } = first?.getBoundingClientRect() ?? {};
    return second ? second.getBoundingClientRect().left - left : width;
  };
  const giveBack = () => {
    host.classList.remove('krume-slider');
    host.style.removeProperty('--krume-scroll-bar');
    if (!host.getAttribute('style')) host.removeAttribute('style');
  };
  return { index: Math.min(Math.round(scrolled / step()), list.children.length - 1), step, giveBack };
}
