import { parsedProps } from '../../shared/diagnostics/checks/host/props.ts';
import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkIcons } from '../../shared/ui/diagnostics/check-allergens.ts';
import { checkProduct } from '../../shared/ui/diagnostics/check-product.ts';

export default {
  mode: 'enhance',
  sheet: 'product',
  requiredParts: { 'button span': 'je Allergen ein Knopf mit dem Bild und dem Namen in einem <span>' },
  check: (host) => [...checkProduct(host), ...checkBrought(host)],
  marks: ['data-brought'],
} satisfies WrittenContract;

/** Reports allergens of the printed variant that differ between the list and the JSON. */
function checkBrought(host: Element): string[] {
  const entries = [...host.querySelectorAll('li')];
  const labelOf = (entry: Element) => entry.textContent?.trim() ?? '';
  const { brought } = parsedProps(host);
  const added = Array.isArray(brought) ? brought.map(String) : [];
  const marked = entries.filter((entry) => entry.hasAttribute('data-brought')).map(labelOf);
  return [
    ...added
      .filter((label) => entries.map(labelOf).includes(label) && !marked.includes(label))
      .map(
        (label) =>
          `hat den Eintrag «${label}» ohne data-brought, obwohl er in brought steht: Er bleibt bei jeder Wahl.`,
      ),
    ...marked
      .filter((label) => !added.includes(label))
      .map(
        (label) =>
          `hat den Eintrag «${label}» mit data-brought, aber in data-widget-props fehlt er unter brought.`,
      ),
    ...checkIcons(host, [...entries.map(labelOf), ...added]),
  ];
}
