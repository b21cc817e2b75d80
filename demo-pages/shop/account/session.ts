import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Customer, SavedAddress } from '../../../fixtures/shop/customers.ts';
import type { ReviewEntry } from '../../../fixtures/shop/reviews.ts';
import type { BotCheckMode } from '../../stand-ins/bot-check/mode.ts';
import { type Cart, emptyCart } from '../cart/cart.ts';
import type { ShippingBody } from '../checkout/shipping-body.ts';
import { type Faults, noFaults } from '../server/faults.ts';
import { customerCookie } from './customer-cookie.ts';

/** A message after a form was submitted without JavaScript. The next page shows the message once. */
export interface Notice {
  kind: 'success' | 'error';
  text: string;
  fields?: readonly string[] | undefined;
  values?: Readonly<Record<string, string>> | undefined;
}

/** The result of a submitted form. The next page with the form shows the result once. */
export interface FormOutcome {
  kind: 'success' | 'error';
  text: string;
  /** Name of the form, as in `siteForms` */
  form: string;
  /** Path of the page that shows the result; undefined for any page */
  path?: string | undefined;
  /** Error messages by field name */
  problems?: Readonly<Record<string, string>> | undefined;
  /** Typed values by field name */
  values?: Readonly<Record<string, string>> | undefined;
  /** Whether the form stays visible after success */
  keepsForm?: boolean | undefined;
}

export interface WishlistEntry {
  productId: number;
  quantity: number;
}

/** A stored response. A repeated request with the same key gets the same response. */
export interface Reply {
  request: string;
  response: Promise<{ status: number; body: string }>;
}

export interface Session {
  id: string;
  /** Time of the last request, in milliseconds since 1970 */
  touched: number;
  customer?: Customer | undefined;
  /** Whether API requests get a 401 until the next page load */
  expired: boolean;
  cart: Cart;
  wishlist: WishlistEntry[];
  /** Address books with this visitor's changes, by e-mail of the customer */
  addresses: Map<string, SavedAddress[]>;
  faults: Faults;
  /** Whether all visitors get the same pages, as from a shared cache */
  sharesPages: boolean;
  /** Whether the shop has hundreds of branches and events, and the cart hundreds of items */
  isLarge: boolean;
  botCheck: BotCheckMode;
  /** Ids of products that this visitor cannot order */
  gone: Set<number>;
  /** This visitor's reviews by product id, newest first. Other visitors do not see them */
  reviews: Map<number, ReviewEntry[]>;
  /** The last saved shipping selection, and the shipping price in CHF */
  shipping?: { sent: ShippingBody; price: number } | undefined;
  /** Grand total in CHF that the visitor last saw. The shop rejects an order with another total */
  shownTotal?: number | undefined;
  /** Fully booked days for this visitor, as ISO dates */
  fullDays: Set<string>;
  orders: Set<number>;
  replies: Map<string, Reply>;
  notice?: Notice | undefined;
  formOutcome?: FormOutcome | undefined;
  /** The last requested password link, and its expiry in milliseconds since 1970 */
  passwordLink?: { token: string; until: number } | undefined;
  /** Profiles that this visitor has changed, by e-mail of the customer */
  profiles: Map<string, Profile>;
}

/** A customer's data other than name and addresses. */
export interface Profile {
  gender: string;
  /** Birthday as the customer typed it */
  birthday: string;
  isSubscribed: boolean;
}

export type ShopEnv = { Variables: { session: Session; renewSession: () => void } };

const cookieName = 'krume_session';
const twelveHours = 12 * 60 * 60 * 1000;
/** Maximum number of sessions. Another session replaces the least recently used session. */
const capacity = 2000;

/** Identifies visitors by the id of their session. */
export interface Visitor {
  idOf(c: Context<ShopEnv>): string | undefined;
  /** Called after each request. @param isNew whether the session id is new */
  remember(c: Context<ShopEnv>, session: Session, isNew: boolean): void;
}

/** Stores two cookies: the session id, and whether a customer is signed in. */
function cookies(pageOrigin: string | undefined): Visitor {
  return {
    idOf: (c) => getCookie(c, cookieName),
    remember(c, session, isNew) {
      // A lost connection (Response.error()) cannot set cookies
      if (c.res.status === 0) return;
      const wasCustomer = getCookie(c, customerCookie) !== undefined;
      if (session.customer && !wasCustomer) setCookie(c, customerCookie, '1', { path: '/', sameSite: 'Lax' });
      if (!session.customer && wasCustomer) deleteCookie(c, customerCookie, { path: '/' });
      if (!isNew) return;
      // Browsers send only cookies with SameSite=None to another site
      const reach = pageOrigin
        ? ({ sameSite: 'None', secure: true } as const)
        : ({ sameSite: 'Lax' } as const);
      setCookie(c, cookieName, session.id, { path: '/', httpOnly: true, ...reach });
    },
  };
}

/**
 * Gives every visitor a session. A cookie identifies the session, unless the shop passes another `Visitor`. A sign-in
 * or sign-out calls `renewSession`, which invalidates the old session id.
 */
export function sessions(shop: {
  now: () => number;
  id: () => string;
  sessions: Map<string, Session>;
  pageOrigin?: string | undefined;
  visitor?: Visitor | undefined;
}): MiddlewareHandler<ShopEnv> {
  const { now, sessions: all, visitor = cookies(shop.pageOrigin) } = shop;
  let nextCartId = 1 + Math.max(0, ...[...all.values()].map(({ cart }) => cart.id));

  function create(): Session {
    for (const [id, session] of all) {
      if (all.size < capacity && now() - session.touched < twelveHours) break;
      all.delete(id);
    }
    return {
      id: shop.id(),
      touched: now(),
      expired: false,
      cart: emptyCart(nextCartId++),
      wishlist: [],
      addresses: new Map(),
      faults: noFaults,
      sharesPages: false,
      isLarge: false,
      botCheck: 'ok',
      gone: new Set(),
      reviews: new Map(),
      fullDays: new Set(),
      orders: new Set(),
      profiles: new Map(),
      replies: new Map(),
    };
  }

  return async (c, next) => {
    const known = all.get(visitor.idOf(c) ?? '');
    const session = known && now() - known.touched < twelveHours ? known : create();
    let isNew = session !== known;

    session.touched = now();
    // Deleting and setting the entry moves it to the end, so the map is sorted by last use
    all.delete(session.id);
    all.set(session.id, session);

    c.set('session', session);
    c.set('renewSession', () => {
      all.delete(session.id);
      session.id = shop.id();
      all.set(session.id, session);
      isNew = true;
      // Otherwise the browser could show a page that it prerendered for the previous visitor
      c.header('Clear-Site-Data', '"prefetchCache", "prerenderCache"');
    });
    await next();
    visitor.remember(c, session, isNew);
  };
}
