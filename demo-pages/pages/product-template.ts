import type { Product } from '../../fixtures/shop/product.ts';
import type { ReviewEntry } from '../../fixtures/shop/reviews.ts';
import type { Combination } from '../../shared/model/product.ts';
import { type Selections, variant } from '../../shared/rules/product/variant.ts';
import { productText } from '../../shared/text/product.ts';
import { configurable, isConfigurable } from '../shop/product/configurable.ts';
import type { Viewer } from './product-card.ts';

export interface ProductTemplate {
  product: Product;
  related: readonly Product[];
  viewer: Viewer;
  /** The combination that the query of the URL selects */
  selections: Selections;
  /** Values of the form fields by name */
  values: Readonly<Record<string, string>>;
  /** Names of the fields to mark as wrong */
  failing: readonly string[];
  reviews: readonly ReviewEntry[];
  showsReviews: boolean;
  url: URL;
}

/** The combination that the query of the URL selects, or a notice if the selection is impossible. */
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
