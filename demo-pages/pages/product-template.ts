import type { Product } from '../../fixtures/shop/product.ts';
import type { ReviewEntry } from '../../fixtures/shop/reviews.ts';
import type { Combination } from '../../shared/model/product.ts';
import { type Selections, variant } from '../../shared/rules/product/variant.ts';
import { productText } from '../../shared/text/product.ts';
import { configurable, isConfigurable } from '../shop/product/configurable.ts';
import type { Viewer } from './product-card.ts';

/** What a product page shows. */
export interface ProductTemplate {
  product: Product;
  related: readonly Product[];
  viewer: Viewer;
  /** The variant that the address names */
  selections: Selections;
  /** What stands in the fields of the page's forms, by name */
  values: Readonly<Record<string, string>>;
  /** Names of the fields to mark */
  failing: readonly string[];
  reviews: readonly ReviewEntry[];
  /** Reviews are shown on request */
  showsReviews: boolean;
  address: URL;
}

/** The combination that the address selects, or what to say where its values do not go together. */
export function selectedCombination({
  product,
  selections,
}: Pick<ProductTemplate, 'product' | 'selections'>): {
  combination?: Combination;
  notice?: string;
} {
  if (!isConfigurable(product)) return {};
  const selected = variant(configurable(product), selections);
  if (selected.kind === 'none') return { notice: productText.noCombination };
  return selected.kind === 'one' ? { combination: selected.combination } : {};
}
