import { parsedProps } from '../../diagnostics/checks/host/props.ts';
import { suggest } from '../../diagnostics/mistakes/edit-distance.ts';

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
