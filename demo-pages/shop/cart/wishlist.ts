import type { Session } from '../account/session.ts';
import { refusal } from '../server/refusal.ts';
import type { Shop } from '../shop.ts';
import { orderArticle } from './addition.ts';
import { findArticle } from './article.ts';
import { addToCart, countPieces } from './cart.ts';

/** Only customers have a wishlist. @see shop.md section 6 */
function requireCustomer(session: Session): void {
  if (!session.customer) throw refusal(401, 'Bitte melden Sie sich an.');
}

/** The products on the wishlist, for pages that do not print them. */
export function readWishlist(session: Session) {
  requireCustomer(session);
  const productIds = session.wishlist.map(({ productId }) => String(productId));
  return { totalItems: productIds.length, productIds };
}

/** Adds a product or variant to the wishlist once. Returns the number of entries. */
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
 * Removes an entry from the wishlist; a missing entry is not an error. Returns the number of remaining
 * entries.
 */
export function removeFromWishlist(shop: Shop, session: Session, productId: string): number {
  requireCustomer(session);
  const isListed = session.wishlist.some((entry) => entry.productId === Number(productId));
  // Products that no longer exist can be removed, also repeatedly.
  if (!isListed) findArticle(shop, { gone: new Set() }, productId);
  session.wishlist = session.wishlist.filter((entry) => entry.productId !== Number(productId));
  return session.wishlist.length;
}

interface Moved {
  /** Pieces in the cart */
  totalItems: number;
  /** Products that stayed on the wishlist: they need a choice, do not fit, or are unavailable */
  skipped: number[];
}

/**
 * Moves the wishlist into the cart, each product with at least its minimum order.
 *
 * @throws a refusal (400) if no product can be ordered; it names the first product and its reason
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
