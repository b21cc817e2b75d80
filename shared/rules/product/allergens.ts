import type { ConfigurableProduct, CustomOption } from '../../model/product.ts';
import { type CustomOptionValues, customOptionValue } from './custom-option.ts';
import { matching, offeredConfigurations, type Selections, withOnlyChoices } from './variant.ts';

export interface BroughtAllergens {
  labels: readonly string[];
  /** False if some allergens cannot be parsed, so that the list may be incomplete */
  isKnown: boolean;
}

/**
 * The allergens of the selected combination. If several combinations match a complete selection, the allergens of all
 * of them. While the selection is incomplete, only the allergens that all remaining combinations share.
 *
 * @see shop.md section 4, "Allergens of the choice"
 */
export function combinationAllergens(product: ConfigurableProduct, selections: Selections): BroughtAllergens {
  const offered = offeredConfigurations(product);
  const codes = offered.map(({ code }) => code);
  const selected = withOnlyChoices(offered, selections);
  const chosen = codes.filter((code) => selected[code]);
  const left = matching(product, chosen, selected).map(({ allergens }) => allergens);
  const all = mergeAllergens(left);
  if (chosen.length === codes.length) return all;
  const isInEach = (label: string) => left.every((list) => list !== 'unknown' && list?.includes(label));
  return { labels: all.labels.filter(isInEach), isKnown: true };
}

/** The allergens of the chosen custom option values. @see shop.md section 4, "Allergens of the choice" */
export function optionAllergens(
  options: readonly CustomOption[],
  values: CustomOptionValues,
): BroughtAllergens {
  return mergeAllergens(
    options.map((option) => {
      const value = customOptionValue(option, values);
      if (option.type !== 'drop_down') return undefined;
      return option.values.find((choice) => choice.value === value)?.allergens;
    }),
  );
}

export function mergeAllergens(
  lists: readonly (readonly string[] | 'unknown' | undefined)[],
): BroughtAllergens {
  const labels = lists.flatMap((list = []) => (list === 'unknown' ? [] : list));
  return { labels: [...new Set(labels)], isKnown: !lists.includes('unknown') };
}
