import { queryPage } from '../../../registry/native.ts';
import { hostText } from '../../../text/diagnostics/host.ts';
import type { Contract, Contracts } from '../../contract.ts';
import { quote } from '../../mistakes/describe-mistake.ts';
import { distance } from '../../mistakes/edit-distance.ts';
import { elementWithId } from '../element-with-id.ts';

const references = ['for', 'aria-labelledby', 'aria-describedby', 'list', 'form'];

/** Attributes that are also checked in a fragment of a page: a label and its field are always in the same fragment. */
const nearReferences = ['for'];

/**
 * Reports references to ids that the page does not have. `aria-controls` is excluded, because each widget checks its
 * own `aria-controls`.
 *
 * @param isWhole false for a fragment of a page, which may refer to ids in other fragments
 */
export const checkReferences = (own: readonly Element[], contracts: Contracts, isWhole = true): string[] =>
  own.flatMap((element) => [
    ...(isWhole ? checkPlace(element, contracts) : []),
    ...(isWhole ? references : nearReferences).flatMap((name) =>
      (element.getAttribute(name) ?? '')
        .split(/\s+/)
        .filter((id) => id && !elementWithId(id))
        .map((id) => hostText.noReference(element.localName, name, id)),
    ),
  ]);

/** Reports a link to a missing id if a similar id exists, or if the widget's links must lead to its own elements. */
function checkPlace(element: Element, contracts: Contracts): string[] {
  const [, id = ''] = /^#([\w-]+)$/.exec(element.getAttribute('href') ?? '') ?? [];
  if (!id || !element.matches('a') || elementWithId(id)) return [];
  const links = linksAround(element, contracts);
  if (links.includes('own')) return [];
  const meant = [...queryPage('[id]')].find((each) => distance(each.id, id) <= 2)?.id;
  return meant || links.includes('parts') ? [hostText.noTarget(quote(element), id, meant)] : [];
}

function linksAround(element: Element, contracts: Contracts): Contract['links'][] {
  const host = element.closest('[data-widget]');
  if (!host) return [];
  const { links } = contracts[host.getAttribute('data-widget') ?? ''] ?? {};
  return [links, ...(host.parentElement ? linksAround(host.parentElement, contracts) : [])];
}
