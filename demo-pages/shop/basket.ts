import { type Article, articleKey } from './article.ts';
import { refusal } from './refusal.ts';

/** The most pieces of one product that one order takes. */
export const maximumQuantity = 999;

export interface Line extends Article {
  itemId: number;
  quantity: number;
}

/** A visitor's cart as the server keeps it. */
export interface Basket {
  id: number;
  nextItemId: number;
  lines: Line[];
}

export function emptyBasket(id: number): Basket {
  return { id, nextItemId: 1, lines: [] };
}

/** Pieces in the cart: what every call reports as `totalItems`, and what the header's badge shows. */
export function countPieces(basket: Basket): number {
  return basket.lines.reduce((sum, line) => sum + line.quantity, 0);
}

/**
 * Adds pieces of an article. One that is in the cart already gets a higher quantity, not a second line; another
 * variant of the product, or other options, are a line of their own. The minimum order holds for the whole line.
 */
export function addToBasket(basket: Basket, article: Article, quantity: number): void {
  const key = articleKey(article);
  const line = basket.lines.find((candidate) => articleKey(candidate) === key);
  const total = (line?.quantity ?? 0) + requireWhole(quantity);
  requireAllowed(article, total);
  if (line) line.quantity = total;
  else basket.lines.push({ ...article, itemId: basket.nextItemId++, quantity: total });
}

export function changeQuantity(basket: Basket, itemId: number, quantity: number): void {
  const line = findLine(basket, itemId);
  requireAllowed(line, requireWhole(quantity));
  line.quantity = quantity;
}

export function removeFromBasket(basket: Basket, itemId: number): void {
  const line = findLine(basket, itemId);
  basket.lines = basket.lines.filter((candidate) => candidate !== line);
}

export function findLine(basket: Basket, itemId: number): Line {
  const line = basket.lines.find((candidate) => candidate.itemId === itemId);
  if (!line) throw refusal(404, 'Diese Position ist nicht im Warenkorb.', { itemId });
  return line;
}

function requireWhole(quantity: number): number {
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
