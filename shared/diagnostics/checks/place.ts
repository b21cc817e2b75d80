import { placeText } from '../../text/diagnostics/content.ts';
import type { Contract } from '../contract.ts';
import { unclosed } from '../mistakes/unclosed.ts';

/** Reports a host in an element that must not contain it. The parser moves such elements silently. */
export function checkPlace(host: Element): string[] {
  const around = host.parentElement?.closest('button, a[href], label');
  if (around && !around.contains(hostAround(host))) return [placeText.inControl(around.localName)];
  return isAfterParagraph(host) ? [placeText.inParagraph(host.localName)] : [];
}

/** The nearest widget around a host. */
export const hostAround = (host: Element): Element | null =>
  host.parentElement?.closest('[data-widget]') ?? null;

/**
 * Reports an enhancing widget inside another widget of the same name. Replacing widgets report lost content
 * themselves.
 */
export function checkNesting(host: Element, name: string, { mode, nests }: Contract): string[] {
  const around = host.parentElement?.closest(`[data-widget="${CSS.escape(name)}"]`);
  if (!around || nests || mode === 'replace') return [];
  return [placeText.inItself(name, unclosed(host))];
}

/** A `</p>` after the paragraph was closed implicitly creates an empty `<p>`. */
function isAfterParagraph({ nextElementSibling: next }: Element): boolean {
  return next?.localName === 'p' && !next.childNodes.length && !next.attributes.length;
}
