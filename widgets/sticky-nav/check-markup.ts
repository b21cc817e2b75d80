import { isEmptyPart } from '../../shared/diagnostics/checks/empty-parts.ts';
import { checkOnce } from '../../shared/diagnostics/checks/once.ts';
import { quote } from '../../shared/diagnostics/mistakes/describe-mistake.ts';
import { unclosed } from '../../shared/diagnostics/mistakes/unclosed.ts';
import { partText } from '../../shared/text/diagnostics/content.ts';

/**
 * Debug overlay checks with German messages: elements beside the bar, and elements that do not belong in the
 * bar.
 */
export const checkBar = (host: Element): string[] => [
  ...checkParts(host),
  ...checkOnce(host, 'Am oberen Rand verdecken sie einander. Eines genügt.'),
];

function checkParts(host: Element): string[] {
  const [bar, ...others] = host.children;
  if ([...host.children].some(isEmptyPart)) return [partText.empty];
  const [beside] = others.filter((part) => !part.matches('script, template'));
  const within = bar?.querySelector('main, footer');
  const part = within ?? beside;
  if (!part) return [];
  const where = part === beside ? `neben <${bar?.localName}> noch` : 'in der Kopfzeile';
  return [
    `hat ${where} <${part.localName}> ${quote(part)}. Am oberen Rand bleibt nur das erste Element, mit allem in ihm.${unclosed(host)}`,
  ];
}
