import type { Contract } from '../contract.ts';
import { unclosed } from '../mistakes/unclosed.ts';

/** What is wrong with where a host stands: the browser's parser moves what it does not allow, and says nothing. */
export function checkPlace(host: Element): string[] {
  const around = host.parentElement?.closest('button, a[href], label');
  if (around && !around.contains(hostAround(host)))
    return [
      `steht in einem <${around.localName}>. Was man darin anklicken kann, nimmt der Browser heraus oder löst beides aus: Setzen Sie das Widget daneben.`,
    ];
  if (isAfterParagraph(host))
    return [
      `steht in einem <p>, das der Browser vor einem <${host.localName}> schliesst: Das Widget steht jetzt dahinter. Nehmen Sie ein <div> statt des <p>.`,
    ];
  return [];
}

/** Of a widget in another one that stands at the same place, the outer one says it. */
export const hostAround = (host: Element): Element | null =>
  host.parentElement?.closest('[data-widget]') ?? null;

/** One that leaves the server's HTML in another one of its name; of others the widget says that they would be lost. */
export function checkNesting(host: Element, name: string, { mode, nests }: Contract): string[] {
  const around = host.parentElement?.closest(`[data-widget="${CSS.escape(name)}"]`);
  if (!around || nests || mode === 'replace') return [];
  return [
    `steht in einem anderen «${name}»: Beide täten dasselbe. Es gehört davor oder dahinter.${unclosed(host)}`,
  ];
}

/** The end tag of a paragraph that was closed before it leaves an empty one behind. */
function isAfterParagraph({ nextElementSibling: next }: Element): boolean {
  return next?.localName === 'p' && !next.childNodes.length && !next.attributes.length;
}
