import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Customer, SavedAddress } from '../../../fixtures/shop/customers.ts';
import type { ReviewEntry } from '../../../fixtures/shop/reviews.ts';
import type { BotCheckMode } from '../../stand-ins/bot-check/mode.ts';
import { type Cart, emptyCart } from '../cart/cart.ts';
import type { ShippingBody } from '../checkout/shipping-body.ts';
import { type Faults, noFaults } from '../server/faults.ts';
import { customerCookie } from './customer-cookie.ts';

/** A message that the next page shows once, after a form was submitted without JavaScript. */
export interface Notice {
  kind: 'success' | 'error';
  text: string;
  /** Names of the invalid form fields */
  fields?: readonly string[] | undefined;
  /** The typed values, by field name */
  values?: Readonly<Record<string, string>> | undefined;
}

/** The result of a submitted form, shown once by its page. */
export interface FormOutcome {
  kind: 'success' | 'error';
  text: string;
  /** One of `siteForms` */
  form: string;
  /** Path of the page that shows the result; any page by default */
  path?: string | undefined;
  /** Reasons for refused fields, by name */
  problems?: Readonly<Record<string, string>> | undefined;
  /** The typed values, by field name */
  values?: Readonly<Record<string, string>> | undefined;
  /** The form stays visible after success */
  keepsForm?: boolean | undefined;
}

export interface WishlistEntry {
  productId: number;
  quantity: number;
}

/** A stored response, repeated for the same request with the same key. */
export interface Reply {
  request: string;
  response: Promise<{ status: number; body: string }>;
}

/** The demo shop's data about one visitor. */
export interface Session {
  id: string;
  /** Time of the last request in milliseconds since 1970 */
  touched: number;
  customer?: Customer | undefined;
  /** Requests get a 401 until the next page loads */
  expired: boolean;
  cart: Cart;
  wishlist: WishlistEntry[];
  /** Address books by the customer's e-mail, with this visitor's changes */
  addresses: Map<string, SavedAddress[]>;
  faults: Faults;
  /** Pages are printed once for all visitors, as from a shared cache */
  sharesPages: boolean;
  /** The shop has hundreds of branches and events, and the cart hundreds of items */
  isLarge: boolean;
  /** Behaviour of the bot check */
  botCheck: BotCheckMode;
  /** Ids of products that are unavailable for this visitor */
  gone: Set<number>;
  /** This visitor's reviews, newest first; other visitors do not see them */
  reviews: Map<number, ReviewEntry[]>;
  /** The last saved shipping selection and its price in CHF */
  shipping?: { sent: ShippingBody; price: number } | undefined;
  /** Last grand total shown to the visitor, in CHF. An order with another total is refused */
  shownTotal?: number | undefined;
  /** ISO dates that are fully booked for this visitor */
  fullDays: Set<string>;
  /** Ids of this visitor's orders */
  orders: Set<number>;
  replies: Map<string, Reply>;
  notice?: Notice | undefined;
  formOutcome?: FormOutcome | undefined;
  /** The last requested link, and its expiry in milliseconds since 1970 */
  passwordLink?: { token: string; until: number } | undefined;
  /** Customers' profile changes by this visitor, by e-mail */
  profiles: Map<string, Profile>;
}

/** Account data besides name and addresses. */
export interface Profile {
  gender: string;
  /** As typed */
  birthday: string;
  isSubscribed: boolean;
}

export type ShopEnv = { Variables: { session: Session; renewSession: () => void } };

const cookieName = 'krume_session';
const twelveHours = 12 * 60 * 60 * 1000;
/** Maximum number of sessions; the oldest is removed first. */
const capacity = 2000;

/** Recognises visitors by the id of their session. */
export interface Visitor {
  idOf(c: Context<ShopEnv>): string | undefined;
  /** Called after each request. @param isNew the id has changed */
  remember(c: Context<ShopEnv>, session: Session, isNew: boolean): void;
}

/** Cookies of the response: the session's id, and whether a customer is signed in. */
function cookies(pageOrigin: string | undefined): Visitor {
  return {
    idOf: (c) => getCookie(c, cookieName),
    remember(c, session, isNew) {
      // A broken connection (Response.error()) cannot set cookies.
      if (c.res.status === 0) return;
      const wasCustomer = getCookie(c, customerCookie) !== undefined;
      if (session.customer && !wasCustomer) setCookie(c, customerCookie, '1', { path: '/', sameSite: 'Lax' });
      if (!session.customer && wasCustomer) deleteCookie(c, customerCookie, { path: '/' });
      if (!isNew) return;
      // Requests from a page on another site include only cookies with SameSite=None
      const reach = pageOrigin
        ? ({ sameSite: 'None', secure: true } as const)
        : ({ sameSite: 'Lax' } as const);
      setCookie(c, cookieName, session.id, { path: '/', httpOnly: true, ...reach });
    },
  };
}

/**
 * Gives every visitor a session, identified by a cookie unless the shop has its own way. `renewSession`
 * changes the id when a visitor signs in or out, so that an earlier id becomes invalid.
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
    // Deleted and set again, so that the map is sorted by last use.
    all.delete(session.id);
    all.set(session.id, session);

    c.set('session', session);
    c.set('renewSession', () => {
      all.delete(session.id);
      session.id = shop.id();
      all.set(session.id, session);
      isNew = true;
    });
    await next();
    visitor.remember(c, session, isNew);
  };
}
