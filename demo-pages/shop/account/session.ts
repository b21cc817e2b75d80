import type { MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Customer, SavedAddress } from '../../../fixtures/shop/customers.ts';
import type { ReviewEntry } from '../../../fixtures/shop/reviews.ts';
import type { BotCheckMode } from '../../bot-check/mode.ts';
import { type Cart, emptyCart } from '../cart/cart.ts';
import type { ShippingBody } from '../checkout/shipping-body.ts';
import { type Faults, noFaults } from '../server/faults.ts';

/** Something that the next page says once, after a form was sent without JavaScript. */
export interface Notice {
  kind: 'success' | 'error';
  text: string;
  /** Names of the form's fields that are to be marked */
  fields?: readonly string[] | undefined;
  /** What was typed, by field name */
  values?: Readonly<Record<string, string>> | undefined;
}

/** What the page of a form says once, after it was sent. */
export interface FormAnswer {
  kind: 'success' | 'error';
  text: string;
  /** Of `siteForms` */
  form: string;
  /** Where it is said; on any page where there is none */
  path?: string | undefined;
  /** Why fields were refused, by name */
  problems?: Readonly<Record<string, string>> | undefined;
  /** What was typed, by field name */
  values?: Readonly<Record<string, string>> | undefined;
  /** The form stays, although it was taken */
  stays?: boolean | undefined;
}

export interface WishlistEntry {
  productId: number;
  quantity: number;
}

/** An answer that is given again when the same request comes with the same key. */
interface Reply {
  request: string;
  answer: Promise<{ status: number; body: string }>;
}

/** What the demo shop knows about one visitor. */
export interface Session {
  id: string;
  /** Milliseconds since 1970 of the last request */
  touched: number;
  customer?: Customer | undefined;
  /** Calls answer 401 until the next page is loaded */
  expired: boolean;
  cart: Cart;
  wishlist: WishlistEntry[];
  /** Address books by the customer's e-mail, as this visitor has changed them */
  addresses: Map<string, SavedAddress[]>;
  faults: Faults;
  /** How the bot-check behaves */
  botCheck: BotCheckMode;
  /** Ids of products that the demo has taken out of the range for this visitor */
  gone: Set<number>;
  /** Reviews that this visitor has written, newest first; nobody else sees them */
  reviews: Map<number, ReviewEntry[]>;
  /** How the cart is to come, as it was saved last, and what that costs in CHF */
  shipping?: { sent: ShippingBody; price: number } | undefined;
  /** Grand total that the visitor was told last, in CHF: an order must not cost anything else */
  toldTotal?: number | undefined;
  /** ISO dates on which the demo takes no more orders of this visitor */
  fullDays: Set<string>;
  /** Ids of the orders that were placed here */
  orders: Set<number>;
  replies: Map<string, Reply>;
  notice?: Notice | undefined;
  answer?: FormAnswer | undefined;
  /** The link that was asked for last, and until when it is good, in milliseconds since 1970 */
  passwordLink?: { token: string; until: number } | undefined;
  /** What customers have said of themselves here, by e-mail */
  profiles: Map<string, Profile>;
}

/** What an account has besides name and addresses. */
export interface Profile {
  gender: string;
  /** As it was typed */
  birthday: string;
  isSubscribed: boolean;
}

export type ShopEnv = { Variables: { session: Session; renewSession: () => void } };

const cookieName = 'krume_session';

/** Tells scripts that somebody is signed in; it ends with the session. */
export const customerCookie = 'krume_customer';
const twelveHours = 12 * 60 * 60 * 1000;
/** More visitors than a demo ever has; the oldest goes first. */
const capacity = 2000;

/**
 * Gives every visitor a session by cookie.
 *
 * `renewSession` changes the id when someone signs in or out, so that an id known before is worth nothing after.
 */
export function sessions(options: {
  now: () => number;
  id: () => string;
  pageOrigin?: string | undefined;
}): MiddlewareHandler<ShopEnv> {
  const all = new Map<string, Session>();
  let nextCartId = 1;

  function create(): Session {
    for (const [id, session] of all) {
      if (all.size < capacity && options.now() - session.touched < twelveHours) break;
      all.delete(id);
    }
    return {
      id: options.id(),
      touched: options.now(),
      expired: false,
      cart: emptyCart(nextCartId++),
      wishlist: [],
      addresses: new Map(),
      faults: noFaults,
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
    const known = all.get(getCookie(c, cookieName) ?? '');
    const session = known && options.now() - known.touched < twelveHours ? known : create();
    let isCookieDue = session !== known;

    session.touched = options.now();
    // Set again, so that the map stays in the order of use.
    all.delete(session.id);
    all.set(session.id, session);

    c.set('session', session);
    c.set('renewSession', () => {
      all.delete(session.id);
      session.id = options.id();
      all.set(session.id, session);
      isCookieDue = true;
    });
    await next();
    // A broken connection (Response.error()) takes no cookie with it.
    if (c.res.status === 0) return;
    const wasCustomer = getCookie(c, customerCookie) !== undefined;
    if (session.customer && !wasCustomer) setCookie(c, customerCookie, '1', { path: '/', sameSite: 'Lax' });
    if (!session.customer && wasCustomer) deleteCookie(c, customerCookie, { path: '/' });
    if (!isCookieDue) return;
    // A page of another site's calls bring only a cookie that is meant for them
    const reach = options.pageOrigin
      ? ({ sameSite: 'None', secure: true } as const)
      : ({ sameSite: 'Lax' } as const);
    setCookie(c, cookieName, session.id, { path: '/', httpOnly: true, ...reach });
  };
}
