import { placeText } from '../../text/diagnostics/content.ts';

/**
 * Reports each widget except the first widget of its name. `checkNesting` reports a widget inside another widget of the
 * same name.
 *
 * @param why reason in German
 */
export function checkOnce(host: Element, why: string): string[] {
  const same = `[data-widget="${CSS.escape(host.getAttribute('data-widget') ?? '')}"]`;
  return document.querySelector(same) === host || host.parentElement?.closest(same)
    ? []
    : [placeText.repeated(why)];
}
