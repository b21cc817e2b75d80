import { addToBasket, countPieces } from './basket.ts';
import { refusal } from './refusal.ts';
import type { Session } from './session.ts';
import type { Shop } from './shop.ts';

/** Only customers have a wishlist. @see shop.md section 6 */
function requireCustomer(session: Session): void {
  if (!session.customer) throw refusal(401, 'Bitte melden Sie sich an.');
}

/** Puts a product on the wishlist, once. Returns the number of products on it. */
export function addToWishlist(shop: Shop, session: Session, productId: string, quantity: number): number {
  requireCustomer(session);
  const { id } = shop.findProduct(productId);
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 999) {
    throw refusal(400, 'Die Anzahl muss eine ganze Zahl von 1 bis 999 sein.', { field: 'quantity' });
  }
  if (!session.wishlist.some((line) => line.productId === id)) {
    session.wishlist.push({ productId: id, quantity });
  }
  return session.wishlist.length;
}

/** Takes a product off the wishlist; one that is not on it is no error. Returns the number left. */
export function removeFromWishlist(shop: Shop, session: Session, productId: string): number {
  requireCustomer(session);
  const { id } = shop.findProduct(productId);
  session.wishlist = session.wishlist.filter((line) => line.productId !== id);
  return session.wishlist.length;
}

/**
 * Moves the whole wishlist into the cart, every product at least with its minimum order, or, when one does not
 * fit, nothing at all. Returns the pieces in the cart.
 */
export function moveWishlistToBasket(shop: Shop, session: Session): number {
  requireCustomer(session);
  const basket = structuredClone(session.basket);
  for (const { productId, quantity } of session.wishlist) {
    const product = shop.findProduct(String(productId));
    addToBasket(basket, product, Math.max(quantity, product.minimumOrder));
  }
  session.basket = basket;
  session.wishlist = [];
  return countPieces(basket);
}
