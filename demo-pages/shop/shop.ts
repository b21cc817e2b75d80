import type { Product } from '../../fixtures/shop/product.ts';
import { products as fixtureProducts } from '../../fixtures/shop/products.ts';
import type { Session, Visitor } from './account/session.ts';
import type { Order } from './checkout/order.ts';
import { providerOrigin } from './checkout/provider-origin.ts';
import type { CatalogueEntry } from './product/catalogue-entry.ts';
import type { Assets } from './server/assets.ts';
import type { FaultEffects } from './server/fault-injection.ts';

/** The shop's dependencies on its environment: Node, a test or a service worker. */
export interface ShopOptions extends Partial<FaultEffects>, Partial<ShopState> {
  /** URLs of scripts and styles; called for each page, so that a rebuild takes effect at once */
  assets?: () => Assets | Promise<Assets>;
  /** The widgets on the page `/widgets` */
  catalogue?: () => CatalogueEntry[] | Promise<CatalogueEntry[]>;
  /** Origin of pages on another server that may call the API for their visitor */
  pageOrigin?: string | undefined;
  products?: readonly Product[];
  /** Clock in milliseconds since 1970 */
  now?: () => number;
  /**
   * URL of the third-party services (payment, map, bot check, analytics, photos) for a given origin of the shop,
   * without a trailing slash. By default, the services have the server's other host name
   */
  services?: (origin: string) => string;
  /** How visitors are identified; by default by cookies. A shop in a service worker has only one visitor */
  visitor?: Visitor;
  /** Creates the id of a new session. Ids must be impossible to guess, except in tests */
  id?: () => string;
}

/** The data that the shop keeps between requests. */
export interface ShopState {
  /** Sessions by id, sorted by last request */
  sessions: Map<string, Session>;
  /** Orders by id, oldest first. The payment provider reads them too */
  orders: Map<number, Order>;
  /** Time at which each bot-check token was issued, by token */
  tokens: Map<string, number>;
}

export type Shop = Required<Omit<ShopOptions, 'pageOrigin' | 'visitor'>> &
  Pick<ShopOptions, 'pageOrigin' | 'visitor'> &
  ShopState;

/** Opens a shop. By default, it has the products of the fixtures, the real clock and real randomness. */
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
