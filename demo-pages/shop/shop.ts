import type { Product } from '../../fixtures/shop/product.ts';
import { products as fixtureProducts } from '../../fixtures/shop/products.ts';
import type { Order } from './checkout/order.ts';
import type { CatalogueEntry } from './product/catalogue-entry.ts';
import type { Assets } from './server/assets.ts';
import type { FaultEffects } from './server/fault-injection.ts';

/** What the demo shop needs from where it runs: Node, a test or a service worker. */
export interface ShopOptions extends Partial<FaultEffects> {
  /** Scripts and styles of the page; asked for each page, so that a rebuild is seen at once */
  assets?: () => Assets | Promise<Assets>;
  /** What the page `/widgets` shows */
  catalogue?: () => CatalogueEntry[] | Promise<CatalogueEntry[]>;
  /** Origin of pages on another server that may make this visitor's calls */
  pageOrigin?: string | undefined;
  products?: readonly Product[];
  /** Milliseconds since 1970 */
  now?: () => number;
  /** A new session's id; must not be guessable outside of tests */
  id?: () => string;
}

export type Shop = Required<Omit<ShopOptions, 'pageOrigin'>> &
  Pick<ShopOptions, 'pageOrigin'> & {
    /** By id, the oldest first: visitors ask for them, and the payment provider */
    orders: Map<number, Order>;
    /** Of the bot-check: when each was given */
    tokens: Map<string, number>;
  };

/** Fills in what was left out: the fixtures' products, the real clock, real chance. */
export function openShop(options: ShopOptions = {}): Shop {
  return {
    assets: () => ({ styles: [] }),
    catalogue: () => [],
    products: fixtureProducts,
    orders: new Map(),
    tokens: new Map(),
    now: Date.now,
    id: () => crypto.randomUUID(),
    random: Math.random,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    dropConnection: () => Response.error(),
    ...options,
  };
}
