import { placeText } from '../../text/diagnostics/content.ts';
import type { Contract } from '../contract.ts';
import { unclosed } from '../mistakes/unclosed.ts';

/** Reports a host inside a control or a paragraph, where HTML does not allow the host. */
export function checkPlace(host: Element): string[] {
  const around = host.parentElement?.closest('button, a[href], label');
  if (around && !around.contains(hostAround(host))) return [placeText.inControl(around.localName)];
  return isAfterParagraph(host) ? [placeText.inParagraph(host.localName)] : [];
}

export const hostAround = (host: Element): Element | null =>
  host.parentElement?.closest('[data-widget]') ?? null;

/**
 * Reports a widget with mode `enhance` inside another widget of the same name. With mode `replace`, another check
 * reports the inner widget.
 */
export function checkNesting(host: Element, name: string, { mode, nests }: Contract): string[] {
  const around = host.parentElement?.closest(`[data-widget="${CSS.escape(name)}"]`);
  if (!around || nests || mode === 'replace') return [];
  return [placeText.inItself(name, unclosed(host))];
}

/**
 * Whether the host was inside a paragraph. The parser closes the paragraph before the host, and turns the `</p>` after
 * the host into an empty `<p>`.
 */
function isAfterParagraph({ nextElementSibling: next }: Element): boolean {
  return next?.localName === 'p' && !next.childNodes.length && !next.attributes.length;
}
