import { matches, pageBody, pageRoot } from '../../shared/registry/native.ts';

/** A custom property would restyle the whole page. */
const room = 'scroll-padding-block-end';

/** While the banner is sticky, focused elements scroll to above it. Returns a function that undoes this. */
export function keepRoom(host: HTMLElement, signal: AbortSignal): () => void {
  const { style } = pageRoot();
  const before = style.getPropertyValue(room);
  // The banner is not sticky in a low window; the style sheet has the same condition
  const stays = matchMedia('(height >= 30em)');
  const body = pageBody().style;
  const bodyBefore = body.paddingBlockEnd;
  const measure = () => {
    const height = host.offsetHeight;
    style.setProperty(room, stays.matches && height ? `${height}px` : before);
    // The banner in the top layer takes no room in the flow, so padding keeps the end of the page uncovered
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
