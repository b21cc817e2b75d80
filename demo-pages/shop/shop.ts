import type { Product } from '../../fixtures/shop/product.ts';
import { products as fixtureProducts } from '../../fixtures/shop/products.ts';
import type { Assets } from './assets.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { Disturbance } from './disturbance.ts';
import { refusal } from './refusal.ts';

/** What the demo shop needs from where it runs: Node, a test or a service worker. */
export interface ShopOptions extends Partial<Disturbance> {
  /** Scripts and styles of the page; asked for each page, so that a rebuild is seen at once */
  assets?: () => Assets | Promise<Assets>;
  /** The bodies of SVG drawings of 32 × 32 units, by name */
  drawing?: (name: string) => string | undefined;
  /** What the page `/widgets` shows */
  catalogue?: () => CatalogueEntry[] | Promise<CatalogueEntry[]>;
  products?: readonly Product[];
  /** Milliseconds since 1970 */
  now?: () => number;
  /** A new session's id; must not be guessable outside of tests */
  id?: () => string;
}

export interface Shop extends Required<ShopOptions> {
  /** @throws a refusal (404) for an unknown id */
  findProduct(id: string): Product;
}

/** Fills in what was left out: the fixtures' products, the real clock, real chance. */
export function openShop(options: ShopOptions = {}): Shop {
  const products = options.products ?? fixtureProducts;
  return {
    assets: () => ({ styles: [] }),
    drawing: () => undefined,
    catalogue: () => [],
    now: Date.now,
    id: () => crypto.randomUUID(),
    random: Math.random,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    hangUp: () => Response.error(),
    ...options,
    products,
    findProduct(id) {
      const product = products.find((candidate) => String(candidate.id) === id);
      if (!product) throw refusal(404, 'Dieses Produkt gibt es nicht.', { productId: id });
      return product;
    },
  };
}
