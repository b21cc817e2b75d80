import { orderArticle } from './addition.ts';
import { findArticle } from './article.ts';
import { addToCart, countPieces } from './cart.ts';
import { refusal } from './refusal.ts';
import type { Session } from './session.ts';
import type { Shop } from './shop.ts';

/** Only customers have a wishlist. @see shop.md section 6 */
function requireCustomer(session: Session): void {
  if (!session.customer) throw refusal(401, 'Bitte melden Sie sich an.');
}

/** Puts a product, or a combination, on the wishlist, once. Returns the number of entries on it. */
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

/** Takes an entry off the wishlist; one that is not on it is no error. Returns the number left. */
export function removeFromWishlist(shop: Shop, session: Session, productId: string): number {
  requireCustomer(session);
  const isListed = session.wishlist.some((entry) => entry.productId === Number(productId));
  // Also what is gone from the shop can be taken off, and once more.
  if (!isListed) findArticle(shop, { gone: new Set() }, productId);
  session.wishlist = session.wishlist.filter((entry) => entry.productId !== Number(productId));
  return session.wishlist.length;
}

/**
 * Moves the whole wishlist into the cart, every product at least with its minimum order, or, when one does not
 * fit or still needs a choice, nothing at all: the refusal's data say which. Returns the pieces in the cart.
 */
export async function moveWishlistToCart(shop: Shop, session: Session): Promise<number> {
  requireCustomer(session);
  const cart = structuredClone(session.cart);
  for (const { productId, quantity } of session.wishlist) {
    const found = findArticle(shop, session, String(productId));
    try {
      addToCart(cart, await orderArticle(found), Math.max(quantity, found.product.minimumOrder));
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      throw refusal(400, `${found.product.name}: ${reason}`, { productId });
    }
  }
  session.cart = cart;
  session.wishlist = [];
  return countPieces(cart);
}
