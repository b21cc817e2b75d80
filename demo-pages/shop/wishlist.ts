import { findArticle } from './article.ts';
import { addToBasket, countPieces } from './basket.ts';
import { readOptions } from './options.ts';
import { refusal } from './refusal.ts';
import { requireCombination } from './selection.ts';
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
  if (!session.wishlist.some((line) => line.productId === id)) {
    session.wishlist.push({ productId: id, quantity });
  }
  return session.wishlist.length;
}

/** Takes an entry off the wishlist; one that is not on it is no error. Returns the number left. */
export function removeFromWishlist(shop: Shop, session: Session, productId: string): number {
  requireCustomer(session);
  const isListed = session.wishlist.some((line) => line.productId === Number(productId));
  // Also what is gone from the shop can be taken off, and once more.
  if (!isListed) findArticle(shop, { gone: new Set() }, productId);
  session.wishlist = session.wishlist.filter((line) => line.productId !== Number(productId));
  return session.wishlist.length;
}

/**
 * Moves the whole wishlist into the cart, every product at least with its minimum order, or, when one does not
 * fit or still needs a choice, nothing at all: the refusal's data say which. Returns the pieces in the cart.
 */
export async function moveWishlistToBasket(shop: Shop, session: Session): Promise<number> {
  requireCustomer(session);
  const basket = structuredClone(session.basket);
  for (const { productId, quantity } of session.wishlist) {
    const { product, combination } = findArticle(shop, session, String(productId));
    try {
      const article = {
        product,
        combination: combination ?? requireCombination(product, []),
        options: await readOptions(product.customOptions, []),
      };
      addToBasket(basket, article, Math.max(quantity, product.minimumOrder));
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      throw refusal(400, `${product.name}: ${reason}`, { productId });
    }
  }
  session.basket = basket;
  session.wishlist = [];
  return countPieces(basket);
}
