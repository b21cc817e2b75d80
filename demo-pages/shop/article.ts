import type { Product } from '../../fixtures/shop/product.ts';
import type { Combination } from '../../shared/model/product.ts';
import { configurable } from './configurable.ts';
import { toFrancs, toRappen } from './rappen.ts';
import { refusal } from './refusal.ts';
import type { Session } from './session.ts';
import type { Shop } from './shop.ts';

/** A custom option as it was filled in. */
export interface ChosenOption {
  id: string;
  label: string;
  type: string;
  /** The text, the id of the choice, or the fingerprint of the file */
  value: string;
  /** For people: the text, the choice's label, or the file's name */
  valueLabel: string;
  /** CHF on top */
  price: number;
}

/** What is ordered: a product, one of its combinations, with custom options. */
export interface Article {
  product: Product;
  combination?: Combination | undefined;
  options: readonly ChosenOption[];
}

/** The same for articles that belong on one line of the cart. */
export function articleKey({ product, combination, options }: Article): string {
  return JSON.stringify([product.id, combination?.id, options.map(({ id, value }) => [id, value])]);
}

/** What a piece costs today, in CHF: the combination or the product, with all options. */
export function unitPrice({ product, combination, options }: Article): number {
  const { regularPrice, specialPrice } = combination?.priceInfo ?? {
    regularPrice: product.price,
    specialPrice: product.specialPrice,
  };
  const prices = [specialPrice ?? regularPrice ?? 0, ...options.map(({ price }) => price)];
  return toFrancs(prices.reduce((sum, price) => sum + toRappen(price), 0));
}

/**
 * The product, or the combination of one, that an id means for this visitor.
 *
 * @throws a refusal (404) for an unknown id, and for a product that has been taken out of the range
 */
export function findArticle(
  shop: Shop,
  session: Pick<Session, 'gone'>,
  id: string,
): { product: Product; combination?: Combination | undefined } {
  const product =
    shop.products.find((candidate) => String(candidate.id) === id) ??
    shop.products.find((candidate) => configurable(candidate).combinations.some((has) => has.id === id));
  if (!product) throw refusal(404, 'Dieses Produkt gibt es nicht.', { productId: id });
  if (session.gone.has(product.id)) {
    throw refusal(404, `${product.name} ist nicht mehr erhältlich.`, { productId: id });
  }
  return { product, combination: configurable(product).combinations.find((has) => has.id === id) };
}
