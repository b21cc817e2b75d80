import { placeText } from '../../text/diagnostics/content.ts';

/** What may stand on a page only once, and why: told of each but the first, and of none that lies in another. In German. */
export function checkOnce(host: Element, why: string): string[] {
  const same = `[data-widget="${host.getAttribute('data-widget')}"]`;
  return document.querySelector(same) === host || host.parentElement?.closest(same)
    ? []
    : [placeText.repeated(why)];
}
