import { HTTPException } from 'hono/http-exception';
import { array, parse } from 'valibot';
import { CartItem } from '../../../shared/model/cart.ts';
import { withoutSoftHyphens } from '../../../shared/rules/without-soft-hyphens.ts';
import type { Session } from '../account/session.ts';
import type { Order } from '../checkout/order.ts';
import { refusal } from '../server/refusal.ts';
import type { Shop } from '../shop.ts';
import { orderArticle } from './addition.ts';
import { findArticle } from './article.ts';
import { addToCart } from './cart.ts';
import { storeReply } from './idempotency.ts';

/**
 * Orders again, once per key: a second press, or a form that the browser sends again, adds nothing and returns
 * the same text. With an empty cart, the items are added again, because the page with the key may be an old one.
 *
 * @param key of the printed form
 */
export async function reorderOnce(shop: Shop, session: Session, order: Order, key: string): Promise<string> {
  const request = `reorder ${order.id}`;
  const earlier = session.replies.get(key);
  if (key && earlier?.request === request) {
    const { body } = await earlier.response;
    if (session.cart.items.length > 0) return body;
  }
  if (!key) return reorder(shop, session, order);
  const response = reorder(shop, session, order).then((body) => ({ status: 200, body }));
  storeReply(session.replies, key, { request, response });
  try {
    return (await response).body;
  } catch (error) {
    // Nothing has been added, so the key can be used again
    session.replies.delete(key);
    throw error;
  }
}

/**
 * Adds the items of an order to the cart, at today's prices. Returns a text that names the items that cannot be
 * ordered again: they are no longer sold, or need a new choice, such as a picture that the shop has not kept.
 *
 * @throws a refusal (400) if none can be ordered
 */
async function reorder(shop: Shop, session: Session, { items }: Order): Promise<string> {
  const lines = parse(array(CartItem), items);
  const skipped: string[] = [];
  for (const line of lines) {
    try {
      const found = findArticle(shop, session, line.articleNumber ?? '');
      const customOptions = (line.customOptions ?? []).map(({ id, value = '' }) => ({ id, value }));
      const article = await orderArticle(found, { productOptions: [], customOptions });
      addToCart(session.cart, article, Math.max(line.quantity, found.product.minimumOrder));
    } catch (error) {
      if (!(error instanceof HTTPException)) throw error;
      const reason = error.status === 404 ? 'nicht mehr erhältlich' : 'bitte neu auswählen';
      skipped.push(`${withoutSoftHyphens(line.name)} (${reason})`);
    }
  }
  const missing = `Nicht dabei: ${skipped.join(', ')}.`;
  if (skipped.length === lines.length) throw refusal(400, missing);
  return skipped.length > 0
    ? `Ihre Bestellung ist im Warenkorb. ${missing}`
    : 'Ihre Bestellung ist im Warenkorb.';
}
