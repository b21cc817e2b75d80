import { html } from 'hono/html';
import type { Markup } from '../../fixtures/markup/markup.ts';
import { productAllergens } from '../../fixtures/markup/product-allergens.ts';
import type { Product } from '../../fixtures/shop/product.ts';
import {
  combinationAllergens,
  mergeAllergens,
  optionAllergens,
} from '../../shared/rules/product/allergens.ts';
import { optionField } from '../shop/cart/options.ts';
import { allergenEntries } from '../shop/product/artwork.ts';
import { configurable, isConfigurable } from '../shop/product/configurable.ts';
import type { ProductTemplate } from './product-template.ts';

/** The allergens of a product, including those of the selected options. */
export function contents({ product, selections, values }: ProductTemplate): Markup {
  const { id, allergens, customOptions } = product;
  const filledIn = Object.fromEntries(
    customOptions.map((option) => [option.id, values[optionField(option.id)]]),
  );
  const possible = possibleAllergens(product);
  const choice = {
    productId: id,
    combination: isConfigurable(product)
      ? combinationAllergens(configurable(product), selections).labels
      : [],
    options: optionAllergens(customOptions, filledIn).labels,
    possible,
  };
  return html`<section class="product-contains" aria-labelledby="allergene"><h2 id="allergene">Allergene</h2>${productAllergens(allergenEntries(allergens), possible.length > 0 ? choice : undefined)}</section>`;
}

/** The allergens that selectable values add, with the names of these values: 'Dekor: Marzipan'. */
function possibleAllergens({ allergens, configurations, customOptions }: Product) {
  const values = [
    ...configurations.flatMap((section) =>
      section.values.map((value) => ({
        name: `${section.name}: ${value.name}`,
        ...mergeAllergens([value.allergens]),
      })),
    ),
    ...customOptions.flatMap((option) =>
      option.type === 'drop_down'
        ? option.values.map((value) => ({
            name: `${option.title}: ${value.label}`,
            ...mergeAllergens([value.allergens]),
          }))
        : [],
    ),
  ];
  const all = values.flatMap(({ labels }) => labels).filter((label) => !allergens.includes(label));
  return allergenEntries(all).map((entry) => ({
    ...entry,
    names: values.filter(({ labels }) => labels.includes(entry.label)).map(({ name }) => name),
  }));
}
