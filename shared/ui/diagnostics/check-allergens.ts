import { parsed } from '../../diagnostics/checks/json.ts';
import { suggest } from '../../diagnostics/mistakes/edit-distance.ts';

/** The parsed JSON of the data script in a host; empty if the JSON is missing or invalid. */
export const parsedProps = (host: Element): Record<string, unknown> =>
  parsed({
    text: host.querySelector(':scope > script[data-widget-props]')?.textContent ?? '{}',
    type: null,
  });

/**
 * Finds icon names that are similar to an allergen of the page but equal to none. The debug overlay shows the results,
 * in German.
 */
export function checkIcons(host: Element, labels: readonly string[]): string[] {
  const { allergenIcons } = parsedProps(host);
  return Object.keys(Object(allergenIcons))
    .filter((name) => !labels.includes(name))
    .flatMap((name) => {
      const meant = suggest(
        name,
        labels.filter((label) => !Object.hasOwn(Object(allergenIcons), label)),
      );
      return meant
        ? [`hat in allergenIcons «${name}», das keines der Allergene ist. Meinten Sie «${meant}»?`]
        : [];
    });
}
