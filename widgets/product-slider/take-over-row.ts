/**
 * Turns a scrolling row into a slider of the same size without a scroll bar, and keeps the scroll position.
 */
export function takeOverRow(host: HTMLElement, list: HTMLElement) {
  const scrolled = host.scrollLeft;
  const bar = host.offsetHeight - host.clientHeight;
  host.style.setProperty('--krume-scroll-bar', `${bar}px`);
  host.classList.add('krume-slider');
  host.scrollLeft = 0;

  /** Returns the pixels from one product to the next, and the number of fully visible products */
  const measure = () => {
    const [first, second] = list.children;
    const { left = 0, width = 1 } = first?.getBoundingClientRect() ?? {};
    const step = second ? second.getBoundingClientRect().left - left : width;
    return { step, inView: Math.max(1, Math.floor((list.clientWidth + step - width) / step)) };
  };
  const giveBack = () => {
    host.classList.remove('krume-slider');
    host.style.removeProperty('--krume-scroll-bar');
    if (!host.getAttribute('style')) host.removeAttribute('style');
  };
  const index = Math.min(Math.round(scrolled / measure().step), list.children.length - 1);
  return { index, inView: () => measure().inView, giveBack };
}
