import { HTTPException } from 'hono/http-exception';
import { array, type InferOutput, number, object, parse, string } from 'valibot';
import { CartItem } from '../../../shared/model/cart.ts';
import { withoutSoftHyphens } from '../../../shared/rules/without-soft-hyphens.ts';
import type { Session } from '../account/session.ts';
import type { Order } from '../checkout/order.ts';
import { refusal } from '../server/refusal.ts';
import type { Shop } from '../shop.ts';
import { orderArticle } from './addition.ts';
import { articleKey, findArticle } from './article.ts';
import { addToCart } from './cart.ts';
import { storeReply } from './idempotency.ts';

const Reordered = object({ text: string(), itemIds: array(number()) });

/**
 * Adds the items of an order to the cart. A repeated call with the same key, such as after a second press of the
 * button, adds only those items that the shopper has removed from the cart meanwhile.
 *
 * @param key idempotency key of the form
 */
export async function reorderOnce(shop: Shop, session: Session, order: Order, key: string): Promise<string> {
  if (!key) return (await reorder(shop, session, order)).text;
  const request = `reorder ${order.id}`;
  const earlier = session.replies.get(key);
  const response = (async () => {
    const known = earlier?.request === request ? await earlier.response : undefined;
    const added = known && parse(Reordered, JSON.parse(known.body)).itemIds;
    return { status: 200, body: JSON.stringify(await reorder(shop, session, order, added)) };
  })();
  storeReply(session.replies, key, { request, response });
  try {
    return parse(Reordered, JSON.parse((await response).body)).text;
  } catch (error) {
    // Nothing was added, so the key stays usable
    session.replies.delete(key);
    throw error;
  }
}

/**
 * Adds the items of an order to the cart at today's prices. The text names the items that cannot be ordered again: they
 * are no longer sold, or they need a new selection, such as a picture that the shop has deleted.
 *
 * @param added ids of cart items from an earlier press. Items still in the cart are not added again
 * @throws an HTTP error (400) if no item can be ordered
 */
async function reorder(
  shop: Shop,
  session: Session,
  { items }: Order,
  added: readonly number[] = [],
): Promise<InferOutput<typeof Reordered>> {
  const { cart } = session;
  const present = cart.items.filter(({ itemId }) => added.includes(itemId));
  const lines = parse(array(CartItem), items);
  const itemIds: number[] = [];
  const skipped: string[] = [];
  for (const line of lines) {
    try {
      const found = findArticle(shop, session, line.articleNumber ?? '');
      const customOptions = (line.customOptions ?? []).map(({ id, value = '' }) => ({ id, value }));
      const article = await orderArticle(found, { productOptions: [], customOptions });
      const item = present.find((candidate) => articleKey(candidate) === articleKey(article));
      const quantity = Math.max(line.quantity, found.product.minimumOrder);
      itemIds.push(item?.itemId ?? addToCart(cart, article, quantity));
    } catch (error) {
      if (!(error instanceof HTTPException)) throw error;
      const reason = error.status === 404 ? 'nicht mehr erhältlich' : 'bitte neu auswählen';
      skipped.push(`${withoutSoftHyphens(line.name)} (${reason})`);
    }
  }
  const missing = `Nicht dabei: ${skipped.join(', ')}.`;
  if (skipped.length === lines.length) throw refusal(400, missing);
  const text =
    skipped.length > 0 ? `Ihre Bestellung ist im Warenkorb. ${missing}` : 'Ihre Bestellung ist im Warenkorb.';
  return { text, itemIds };
}
