import { placeText } from '../../text/diagnostics/content.ts';

/**
 * Reports every widget of a kind except the first, with the reason in German. A widget inside another is
 * reported elsewhere.
 */
export function checkOnce(host: Element, why: string): string[] {
  const same = `[data-widget="${host.getAttribute('data-widget')}"]`;
  return document.querySelector(same) === host || host.parentElement?.closest(same)
    ? []
    : [placeText.repeated(why)];
}
