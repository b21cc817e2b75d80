import { queryPage } from '../../../registry/native.ts';
import { hostText } from '../../../text/diagnostics/host.ts';
import type { Contract, Contracts } from '../../contract.ts';
import { quote } from '../../mistakes/describe-mistake.ts';
import { distance } from '../../mistakes/edit-distance.ts';

const references = ['for', 'aria-labelledby', 'aria-describedby', 'list', 'form'];

/** Names of other elements that the page does not have. Of buttons that open something, their widget tells it. */
export const checkReferences = (own: readonly Element[], contracts: Contracts): string[] =>
  own.flatMap((element) => [
    ...checkPlace(element, contracts),
    ...references.flatMap((name) =>
      (element.getAttribute(name) ?? '')
        .split(/\s+/)
        .filter((id) => id && !queryPage(`[id="${CSS.escape(id)}"]`).length)
        .map((id) => hostText.noReference(element.localName, name, id)),
    ),
  ]);

/** A link to an id that the page does not have, but for a similar one. */
function checkPlace(element: Element, contracts: Contracts): string[] {
  const [, id = ''] = /^#([\w-]+)$/.exec(element.getAttribute('href') ?? '') ?? [];
  if (!id || !element.matches('a') || queryPage(`[id="${CSS.escape(id)}"]`).length) return [];
  const links = linksAround(element, contracts);
  if (links.includes('own')) return [];
  const meant = [...queryPage('[id]')].find((each) => distance(each.id, id) <= 2)?.id;
  return meant || links.includes('parts') ? [hostText.noTarget(quote(element), id, meant)] : [];
}

/** `links` of the contract of each widget around an element. */
function linksAround(element: Element, contracts: Contracts): Contract['links'][] {
  const host = element.closest('[data-widget]');
  if (!host) return [];
  const { links } = contracts[host.getAttribute('data-widget') ?? ''] ?? {};
  return [links, ...(host.parentElement ? linksAround(host.parentElement, contracts) : [])];
}
