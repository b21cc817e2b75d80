import type { Combination, ConfigurableProduct, ProductConfiguration } from '../../model/product.ts';
import { galleryText } from '../../text/product.ts';

/** The chosen value id of each configuration, by its code. Empty means not selected. */
export type Selections = Readonly<Record<string, string | undefined>>;

export type Variant =
  /** Codes of the visible sections that are not selected */
  | { kind: 'incomplete'; missing: readonly string[] }
  /** No combination: the page shows 'Keine Produktkonfiguration verfügbar.' */
  | { kind: 'none' }
  /** The active combination */
  | { kind: 'one'; combination: Combination }
  /** Several combinations, of which none is active: the page shows the first one */
  | { kind: 'several'; shown: Combination };

/**
 * The combination that matches the selections. Hidden sections, whose options are not offered, need no selection.
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
 * The selections, with sections of one option preselected.
 *
 * @param offered the visible sections
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

/** The combinations that match the selections of these sections. */
export function matching(
  { combinations }: ConfigurableProduct,
  codes: readonly string[],
  selections: Selections,
): Combination[] {
  return combinations.filter(({ attributes }) =>
    codes.every((code) => attributes.some((has) => has.code === code && has.value === selections[code])),
  );
}

/** The combination whose price, weight and images are shown, if any. */
export function shownCombination(variant: Variant): Combination | undefined {
  if (variant.kind === 'one') return variant.combination;
  return variant.kind === 'several' ? variant.shown : undefined;
}

/**
 * The gallery images: those of the combination, or the original ones if it has none.
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
 * The visible sections, each with the options that occur in a combination. A section without options is hidden.
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

/** The full name of a picture: 'Butterzopf, von nahem', or 'Butterzopf, Bild 2' without a label. */
export function pictureName(product: string, labels: readonly string[], index: number): string {
  const label = labels[index] ?? (index > 0 ? galleryText.picture(index + 1) : '');
  return [product, label].filter(Boolean).join(', ');
}
