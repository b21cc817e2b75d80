import type { ConfigurableProduct, CustomOption } from '../../model/product.ts';
import { type CustomOptionValues, customOptionValue } from './custom-option.ts';
import { matching, offeredConfigurations, type Selections } from './variant.ts';

export interface BroughtAllergens {
  labels: readonly string[];
  /** False where some of it cannot be read: there may be more */
  isKnown: boolean;
}

/**
 * What the selected combination contains; while sections are still unselected, what every combination that is left
 * contains.
 *
 * @see shop.md section 4, "Allergens of the choice"
 */
export function combinationAllergens(product: ConfigurableProduct, selections: Selections): BroughtAllergens {
  const codes = offeredConfigurations(product).map(({ code }) => code);
  const chosen = codes.filter((code) => selections[code]);
  const left = matching(product, chosen, selections).map(({ allergens }) => allergens);
  const all = together(left);
  if (chosen.length === codes.length) return all;
  const isInEach = (label: string) => left.every((list) => list !== 'unknown' && list?.includes(label));
  return { labels: all.labels.filter(isInEach), isKnown: true };
}

/** What the chosen values of the custom options contain. @see shop.md section 4, "Allergens of the choice" */
export function optionAllergens(
  options: readonly CustomOption[],
  values: CustomOptionValues,
): BroughtAllergens {
  return together(
    options.map((option) => {
      const value = customOptionValue(option, values);
      if (option.type !== 'drop_down') return undefined;
      return option.values.find((choice) => choice.value === value)?.allergens;
    }),
  );
}

/** Each label once. */
export function together(lists: readonly (readonly string[] | 'unknown' | undefined)[]): BroughtAllergens {
  const labels = lists.flatMap((list = []) => (list === 'unknown' ? [] : list));
  return { labels: [...new Set(labels)], isKnown: !lists.includes('unknown') };
}
