import type { Session } from '../account/session.ts';
import { refusal } from '../server/refusal.ts';
import type { Shop } from '../shop.ts';
import { orderArticle } from './addition.ts';
import { findArticle } from './article.ts';
import { addToCart, countPieces } from './cart.ts';

/** @throws an HTTP error (401) for guests, who have no wishlist. @see shop.md section 6 */
function requireCustomer(session: Session): void {
  if (!session.customer) throw refusal(401, 'Bitte melden Sie sich an.');
}

/** The products on the wishlist, for pages whose HTML does not contain the wishlist. */
export function readWishlist(session: Session) {
  requireCustomer(session);
  const productIds = session.wishlist.map(({ productId }) => String(productId));
  return { totalItems: productIds.length, productIds };
}

/** Adds a product or combination to the wishlist, unless it is already there. Returns the number of entries. */
export function addToWishlist(shop: Shop, session: Session, productId: string, quantity: number): number {
  requireCustomer(session);
  findArticle(shop, session, productId);
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 999) {
    throw refusal(400, 'Die Anzahl muss eine ganze Zahl von 1 bis 999 sein.', { field: 'quantity' });
  }
  const id = Number(productId);
  if (!session.wishlist.some((entry) => entry.productId === id)) {
    session.wishlist.push({ productId: id, quantity });
  }
  return session.wishlist.length;
}

/**
 * Removes a product from the wishlist. A product that is not on the wishlist is not an error, but an unknown product is.
 * Returns the number of remaining entries.
 */
export function removeFromWishlist(shop: Shop, session: Session, productId: string): number {
  requireCustomer(session);
  const isListed = session.wishlist.some((entry) => entry.productId === Number(productId));
  // A discontinued product is accepted, also twice
  if (!isListed) findArticle(shop, { gone: new Set() }, productId);
  session.wishlist = session.wishlist.filter((entry) => entry.productId !== Number(productId));
  return session.wishlist.length;
}

interface Moved {
  /** Number of pieces in the cart */
  totalItems: number;
  /** Ids of products that stay on the wishlist because they need a choice, exceed a limit or are unavailable */
  skipped: number[];
}

/**
 * Moves the wishlist into the cart. Each product gets at least its minimum order.
 *
 * @throws an HTTP error (400) if no product can be ordered, with the name of the first product and the reason
 */
export async function moveWishlistToCart(shop: Shop, session: Session): Promise<Moved> {
  requireCustomer(session);
  const skipped: number[] = [];
  let reason: unknown;
  for (const { productId, quantity } of session.wishlist) {
    try {
      const found = findArticle(shop, session, String(productId));
      addToCart(session.cart, await orderArticle(found), Math.max(quantity, found.product.minimumOrder));
    } catch (error) {
      reason ??= error;
      skipped.push(productId);
    }
  }
  const [first] = skipped;
  if (first !== undefined && skipped.length === session.wishlist.length) {
    const { name } = findArticle(shop, { gone: new Set() }, String(first)).product;
    const why = reason instanceof Error ? reason.message : '';
    throw refusal(400, `${name}: ${why}`, { productId: first });
  }
  session.wishlist = session.wishlist.filter(({ productId }) => skipped.includes(productId));
  return { totalItems: countPieces(session.cart), skipped };
}
