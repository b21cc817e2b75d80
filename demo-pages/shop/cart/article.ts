import type { Product } from '../../../fixtures/shop/product.ts';
import type { Combination } from '../../../shared/model/product.ts';
import { mergeAllergens } from '../../../shared/rules/product/allergens.ts';
import { configurable } from '../product/configurable.ts';
import { refusal } from '../server/refusal.ts';
import type { Upload } from './upload.ts';

/** A custom option with the shopper's value. */
export interface ChosenOption {
  id: string;
  label: string;
  type: string;
  /** The typed text, the id of the choice, or the SHA-256 of the file */
  value: string;
  /** The value for display: the typed text, the label of the choice, or the file name */
  valueLabel: string;
  /** Surcharge in CHF */
  price: number;
  /** Allergens that the option adds */
  allergens?: readonly string[] | 'unknown' | undefined;
  /** The uploaded file of a file option */
  file?: Upload | undefined;
}

/** An article to order: a product, one of its combinations, and custom options. */
export interface Article {
  product: Product;
  combination?: Combination | undefined;
  options: readonly ChosenOption[];
}

/** Articles with the same key share one cart item. */
export function articleKey({ product, combination, options }: Article): string {
  return JSON.stringify([product.id, combination?.id, options.map(({ id, value }) => [id, value])]);
}

/** The current price per piece in CHF: the combination's or product's price plus the surcharges of the options. */
export function unitPrice({ product, combination, options }: Article): number {
  const { regularPrice, specialPrice } = combination?.priceInfo ?? {
    regularPrice: product.price,
    specialPrice: product.specialPrice,
  };
  return sumPrices([specialPrice ?? regularPrice ?? 0, ...options.map(({ price }) => price)]);
}

/** The allergens of the product, the combination and the options; undefined if any of them are unknown. */
export function articleAllergens({ product, combination, options }: Article): readonly string[] | undefined {
  const chosen = options.map(({ allergens }) => allergens);
  const { labels, isKnown } = mergeAllergens([product.allergens, combination?.allergens, ...chosen]);
  return isKnown ? labels : undefined;
}

/** Adds prices in CHF and rounds to the Rappen: as floats, 0.1 + 0.2 is 0.30000000000000004. */
export function sumPrices(prices: readonly number[]): number {
  return Math.round(prices.reduce((sum, price) => sum + price, 0) * 100) / 100;
}

interface Range {
  products: readonly Product[];
}

interface Visit {
  /** Ids of products that this visitor cannot order */
  gone: ReadonlySet<number>;
}

/** The products that this visitor can order. */
export function availableProducts({ products }: Range, { gone }: Visit): Product[] {
  return products.filter(({ id }) => !gone.has(id));
}

/**
 * The article with a product id or combination id.
 *
 * @throws an HTTP error (404) for an unknown id or an unavailable product
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
