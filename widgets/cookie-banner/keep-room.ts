import { matches, pageBody, pageRoot } from '../../shared/registry/native.ts';

/**
 * Name of the property that is set on the root. The property is set directly, because a custom property would
 * restyle the whole page.
 */
const room = 'scroll-padding-block-end';

/**
 * Makes focused elements scroll to above the banner while the banner is sticky. Returns a function that
 * restores the page.
 */
export function keepRoom(host: HTMLElement, signal: AbortSignal): () => void {
  const { style } = pageRoot();
  const before = style.getPropertyValue(room);
  // In a low window, the banner is not sticky. The condition is the same as in the style sheet
  const stays = matchMedia('(height >= 30em)');
  const body = pageBody().style;
  const bodyBefore = body.paddingBlockEnd;
  const measure = () => {
    const height = host.offsetHeight;
    style.setProperty(room, stays.matches && height ? `${height}px` : before);
    // A banner in the top layer covers the end of the page, so padding is added below
    body.paddingBlockEnd = height && matches(host, ':popover-open') ? `${height}px` : bodyBefore;
  };
  const observer = new ResizeObserver(measure);
  observer.observe(host);
  stays.addEventListener('change', measure, { signal });
  return () => {
    observer.disconnect();
    style.setProperty(room, before);
    body.paddingBlockEnd = bodyBefore;
  };
}
