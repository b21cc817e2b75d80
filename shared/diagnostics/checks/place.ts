import { placeText } from '../../text/diagnostics/content.ts';
import type { Contract } from '../contract.ts';
import { unclosed } from '../mistakes/unclosed.ts';

/** What is wrong with where a host stands: the browser's parser moves what it does not allow, and says nothing. */
export function checkPlace(host: Element): string[] {
  const around = host.parentElement?.closest('button, a[href], label');
  if (around && !around.contains(hostAround(host))) return [placeText.inControl(around.localName)];
  return isAfterParagraph(host) ? [placeText.inParagraph(host.localName)] : [];
}

/** Of a widget in another one that stands at the same place, the outer one says it. */
export const hostAround = (host: Element): Element | null =>
  host.parentElement?.closest('[data-widget]') ?? null;

/** One that leaves the server's HTML in another one of its name; of others the widget says that they would be lost. */
export function checkNesting(host: Element, name: string, { mode, nests }: Contract): string[] {
  const around = host.parentElement?.closest(`[data-widget="${CSS.escape(name)}"]`);
  if (!around || nests || mode === 'replace') return [];
  return [placeText.inItself(name, unclosed(host))];
}

/** The end tag of a paragraph that was closed before it leaves an empty one behind. */
function isAfterParagraph({ nextElementSibling: next }: Element): boolean {
  return next?.localName === 'p' && !next.childNodes.length && !next.attributes.length;
}
