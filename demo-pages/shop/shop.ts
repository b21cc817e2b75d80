import type { Product } from '../../fixtures/shop/product.ts';
import { products as fixtureProducts } from '../../fixtures/shop/products.ts';
import type { Session, Visitor } from './account/session.ts';
import type { Order } from './checkout/order.ts';
import { providerOrigin } from './checkout/provider-origin.ts';
import type { CatalogueEntry } from './product/catalogue-entry.ts';
import type { Assets } from './server/assets.ts';
import type { FaultEffects } from './server/fault-injection.ts';

/** The dependencies of the demo shop on its environment: Node, a test or a service worker. */
export interface ShopOptions extends Partial<FaultEffects>, Partial<ShopState> {
  /** Scripts and styles of the page; called for each page, so that a rebuild takes effect immediately */
  assets?: () => Assets | Promise<Assets>;
  /** The contents of the page `/widgets` */
  catalogue?: () => CatalogueEntry[] | Promise<CatalogueEntry[]>;
  /** Origin of pages on another server that may call the API for this visitor */
  pageOrigin?: string | undefined;
  products?: readonly Product[];
  /** Milliseconds since 1970 */
  now?: () => number;
  /**
   * URL of the third-party services (payment, map, bot check, analytics, photos) for the shop's origin, without a
   * slash at the end. By default the server's other name.
   */
  services?: (origin: string) => string;
  /**
   * The only visitor of a shop that runs in the visitor's own browser; by default, cookies identify visitors
   */
  visitor?: Visitor;
  /** Creates the id of a new session; must not be guessable outside of tests */
  id?: () => string;
}

/** Everything that the shop remembers from one request to the next. */
export interface ShopState {
  /** By id, in the order of their last requests */
  sessions: Map<string, Session>;
  /** By id, the oldest first; shared by visitors and the payment provider */
  orders: Map<number, Order>;
  /** Bot-check tokens with their time of issue */
  tokens: Map<string, number>;
}

export type Shop = Required<Omit<ShopOptions, 'pageOrigin' | 'visitor'>> &
  Pick<ShopOptions, 'pageOrigin' | 'visitor'> &
  ShopState;

/** Fills in defaults: the fixtures' products, the real clock, real randomness. */
export function openShop(options: ShopOptions = {}): Shop {
  return {
    assets: () => ({ styles: [] }),
    catalogue: () => [],
    products: fixtureProducts,
    sessions: new Map(),
    orders: new Map(),
    tokens: new Map(),
    now: Date.now,
    services: providerOrigin,
    id: () => crypto.randomUUID(),
    random: Math.random,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    dropConnection: () => Response.error(),
    ...options,
  };
}
