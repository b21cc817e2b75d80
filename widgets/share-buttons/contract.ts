import type { WrittenContract } from '../../shared/diagnostics/contract.ts';

export default {
  mode: 'enhance',
  sheet: 'product',
  requiredParts: { 'a[href]': 'die Links zum Teilen; jeder nennt die Adresse der Seite' },
  check: checkPrintedUrl,
  marks: ['data-network'],
} satisfies WrittenContract;

/**
 * Reports that no link contains the printed URL. The widget could then not replace this URL with the current
 * URL.
 */
function checkPrintedUrl(host: Element): string[] {
  const url = host.getAttribute('data-url') ?? '';
  const links = [...host.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  const shares = links.some((href) => /https?%3A/i.test(href));
  if (!/^https?:/.test(url) || !shares || links.some((href) => href.includes(encodeURIComponent(url))))
    return [];
  return [
    `hat data-url="${url}", aber keiner seiner Links enthält diese Adresse, wie sie in einer Adresse steht («${encodeURIComponent(url)}»): Geteilt wird nicht, was gewählt ist.`,
  ];
}
