import type { Product } from '../../../fixtures/shop/product.ts';
import type { Combination } from '../../../shared/model/product.ts';
import { together } from '../../../shared/rules/product/allergens.ts';
import { configurable } from '../product/configurable.ts';
import { refusal } from '../server/refusal.ts';
import type { Upload } from './upload.ts';

/** A custom option as it was filled in. */
export interface ChosenOption {
  id: string;
  label: string;
  type: string;
  /** The text, the id of the choice, or the SHA-256 of the file */
  value: string;
  /** For people: the text, the choice's label, or the file's name */
  valueLabel: string;
  /** CHF on top */
  price: number;
  /** What it contains beyond the product's own */
  allergens?: readonly string[] | 'unknown' | undefined;
  /** What was sent, where the option takes a file */
  file?: Upload | undefined;
}

/** What is ordered: a product, one of its combinations, with custom options. */
export interface Article {
  product: Product;
  combination?: Combination | undefined;
  options: readonly ChosenOption[];
}

/** The same for articles that belong on one item of the cart. */
export function articleKey({ product, combination, options }: Article): string {
  return JSON.stringify([product.id, combination?.id, options.map(({ id, value }) => [id, value])]);
}

/** What a piece costs today, in CHF: the combination or the product, with all options. */
export function unitPrice({ product, combination, options }: Article): number {
  const { regularPrice, specialPrice } = combination?.priceInfo ?? {
    regularPrice: product.price,
    specialPrice: product.specialPrice,
  };
  return sumPrices([specialPrice ?? regularPrice ?? 0, ...options.map(({ price }) => price)]);
}

/** What an article contains: the product, the combination and the chosen options together; undefined where some of it is not known. */
export function articleAllergens({ product, combination, options }: Article): readonly string[] | undefined {
  const chosen = options.map(({ allergens }) => allergens);
  const { labels, isKnown } = together([product.allergens, combination?.allergens, ...chosen]);
  return isKnown ? labels : undefined;
}

/** A sum in CHF, exact to the Rappen: 0.1 + 0.2 is 0.30000000000000004 in floats. */
export function sumPrices(prices: readonly number[]): number {
  return Math.round(prices.reduce((sum, price) => sum + price, 0) * 100) / 100;
}

interface Range {
  products: readonly Product[];
}

interface Visit {
  /** Ids of the products that the demo has taken away from this visitor */
  gone: ReadonlySet<number>;
}

/** What this visitor can buy: everything but what the demo has taken away. */
export function availableProducts({ products }: Range, { gone }: Visit): Product[] {
  return products.filter(({ id }) => !gone.has(id));
}

/**
 * The product, or the combination of one, that an id means for this visitor.
 *
 * @throws a refusal (404) for an unknown id, and for a product that has been taken out of the range
 */
export function findArticle(
  { products }: Range,
  { gone }: Visit,
  id: string,
): { product: Product; combination?: Combination | undefined } {
  const product =
    products.find((candidate) => String(candidate.id) === id) ??
    products.find((candidate) => configurable(candidate).combinations.some((has) => has.id === id));
  if (!product) throw refusal(404, 'Dieses Produkt gibt es nicht.', { productId: id });
  if (gone.has(product.id)) {
    throw refusal(404, `${product.name} ist nicht mehr erhältlich.`, { productId: id });
  }
  return { product, combination: configurable(product).combinations.find((has) => has.id === id) };
}
