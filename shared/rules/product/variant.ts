import type { Combination, ConfigurableProduct, ProductConfiguration } from '../../model/product.ts';
import { galleryText } from '../../text/product.ts';

/**
 * The chosen value id of each configuration, by the configuration's code. An empty value means that nothing is
 * selected.
 */
export type Selections = Readonly<Record<string, string | undefined>>;

export type Variant =
  /** Codes of the visible configurations without a selection */
  | { kind: 'incomplete'; missing: readonly string[] }
  /** No combination matches: the page shows 'Keine Produktkonfiguration verfügbar.' */
  | { kind: 'none' }
  | { kind: 'one'; combination: Combination }
  /** Several combinations match, so no single combination is chosen: the page shows the first combination */
  | { kind: 'several'; shown: Combination };

/**
 * The combination that matches the selections. A hidden configuration, whose options are not offered, needs no
 * selection.
 *
 * @see shop.md section 4, "Variant selection"
 */
export function variant(product: ConfigurableProduct, selections: Selections): Variant {
  const offered = offeredConfigurations(product);
  const codes = offered.map(({ code }) => code);
  const selected = withOnlyChoices(offered, selections);
  const missing = codes.filter((code) => !selected[code]);
  if (missing.length > 0) return { kind: 'incomplete', missing };
  const [first, ...others] = matching(product, codes, selected);
  if (!first) return { kind: 'none' };
  return others.length > 0 ? { kind: 'several', shown: first } : { kind: 'one', combination: first };
}

/**
 * Completes the selections: a configuration with a single option gets this option.
 *
 * @param offered the visible configurations
 */
export function withOnlyChoices(
  offered: readonly ProductConfiguration[],
  selections: Selections,
): Selections {
  const only = offered.flatMap(({ code, values: [first, ...others] }) =>
    first && others.length === 0 ? [[code, first.id]] : [],
  );
  return { ...selections, ...Object.fromEntries(only) };
}

/** The combinations that match the selections of the given configurations. */
export function matching(
  { combinations }: ConfigurableProduct,
  codes: readonly string[],
  selections: Selections,
): Combination[] {
  return combinations.filter(({ attributes }) =>
    codes.every((code) => attributes.some((has) => has.code === code && has.value === selections[code])),
  );
}

/** The combination whose price, weight and images the page shows. */
export function shownCombination(variant: Variant): Combination | undefined {
  if (variant.kind === 'one') return variant.combination;
  return variant.kind === 'several' ? variant.shown : undefined;
}

/**
 * The images of the gallery: the images of the shown combination, or the original images if the combination has none.
 *
 * @see shop.md section 4, "Variant selection"
 */
export function galleryImages<Image>(
  shown: { images: readonly Image[] } | undefined,
  original: readonly Image[],
) {
  return shown && shown.images.length > 0 ? shown.images : original;
}

/**
 * The visible configurations, each with the options that occur in a combination. A configuration without options is
 * hidden.
 *
 * @see shop.md sections 2.2 and 4, "Variant selection"
 */
export function offeredConfigurations({
  combinations,
  configurations,
}: ConfigurableProduct): ProductConfiguration[] {
  const made = new Map<string, Set<string>>();
  for (const { attributes } of combinations) {
    for (const { code, value } of attributes) {
      const values = made.get(code);
      if (values) values.add(value);
      else made.set(code, new Set([value]));
    }
  }
  return configurations
    .map((configuration) => ({
      ...configuration,
      values: configuration.values.filter(({ id }) => made.get(configuration.code)?.has(id)),
    }))
    .filter(({ values }) => values.length > 0);
}

/** The full name of a picture: 'Butterzopf, von nahem', or 'Butterzopf, Bild 2' if the picture has no label. */
export function pictureName(product: string, labels: readonly string[], index: number): string {
  const label = labels[index] ?? (index > 0 ? galleryText.picture(index + 1) : '');
  return [product, label].filter(Boolean).join(', ');
}
