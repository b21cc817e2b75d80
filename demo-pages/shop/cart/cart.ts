import { number } from 'valibot';
import { refusal } from '../server/refusal.ts';
import { type Article, articleKey } from './article.ts';

export const maximumQuantity = 999;

/** The error message for a JSON body without a numeric `quantity`. Further limits depend on the product. */
export const quantityMessage = 'Die Anzahl fehlt oder ist keine Zahl.';
export const quantity = number(quantityMessage);

export interface CartItem extends Article {
  itemId: number;
  quantity: number;
}

export interface Cart {
  id: number;
  nextItemId: number;
  items: CartItem[];
}

export function emptyCart(id: number): Cart {
  return { id, nextItemId: 1, items: [] };
}

/** Number of pieces in the cart, for the badge in the header and for `totalItems` in responses. */
export function countPieces(cart: Cart): number {
  return cart.items.reduce((sum, item) => sum + item.quantity, 0);
}

/**
 * Adds pieces of an article to the cart and returns the id of the cart item. An article that is already in the cart
 * gets a higher quantity; another combination or other options become a separate item. The minimum order applies to the
 * item's total quantity.
 */
export function addToCart(cart: Cart, article: Article, quantity: number): number {
  const key = articleKey(article);
  const item = cart.items.find((candidate) => articleKey(candidate) === key);
  const total = (item?.quantity ?? 0) + requireInteger(quantity);
  requireAllowed(article, total);
  const itemId = item?.itemId ?? cart.nextItemId++;
  if (item) item.quantity = total;
  else cart.items.push({ ...article, itemId, quantity: total });
  return itemId;
}

export function changeQuantity(cart: Cart, itemId: number, quantity: number): void {
  const item = findItem(cart, itemId);
  requireAllowed(item, requireInteger(quantity));
  item.quantity = quantity;
}

export function removeFromCart(cart: Cart, itemId: number): void {
  const item = findItem(cart, itemId);
  cart.items = cart.items.filter((candidate) => candidate !== item);
}

export function findItem(cart: Cart, itemId: number): CartItem {
  const item = cart.items.find((candidate) => candidate.itemId === itemId);
  if (!item) throw refusal(404, 'Diese Position ist nicht im Warenkorb.', { itemId });
  return item;
}

function requireInteger(quantity: number): number {
  if (Number.isInteger(quantity) && quantity >= 1) return quantity;
  throw refusal(400, 'Die Anzahl muss eine ganze Zahl ab 1 sein.', { field: 'quantity' });
}

function requireAllowed({ product }: Article, quantity: number): void {
  const data = { field: 'quantity', minimum: product.minimumOrder, maximum: maximumQuantity };
  if (quantity < product.minimumOrder) {
    throw refusal(400, `${product.name} kann ab ${product.minimumOrder} Stück bestellt werden.`, data);
  }
  if (quantity > maximumQuantity) {
    throw refusal(400, `Mehr als ${maximumQuantity} Stück bestellen Sie bitte telefonisch.`, data);
  }
}
