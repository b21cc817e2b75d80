import { type Context, Hono } from 'hono';
import { number, object, optional, safeParse } from 'valibot';
import { addToBasket, changeQuantity, countPieces, removeFromBasket } from './basket.ts';
import { cartAnswer } from './cart-answer.ts';
import { disturbance } from './disturbance.ts';
import { idempotency } from './idempotency.ts';
import { answerRefusal, refusal } from './refusal.ts';
import type { ShopEnv } from './session.ts';
import type { Shop } from './shop.ts';
import { addToWishlist, moveWishlistToBasket, removeFromWishlist } from './wishlist.ts';

/**
 * The shop's calls below `/rest`. `totalItems` is the number of pieces in the cart, or of products on the
 * wishlist. A refused call answers `{Code, Message, Data}`.
 *
 * @see shop.md section 7
 */
export function calls(shop: Shop): Hono<ShopEnv> {
  const rest = new Hono<ShopEnv>();
  rest.onError(answerRefusal);
  rest.use(disturbance(shop), async (c, next) => {
    if (c.var.session.expired) throw refusal(401, 'Die Sitzung ist abgelaufen.');
    await next();
    c.header('Cache-Control', 'no-store');
  });
  rest.use(idempotency);

  rest.get('/cart/', (c) => c.json(cartAnswer(c.var.session.basket, shop.now())));
  rest.post('/cart/item/:productId', async (c) => {
    const product = shop.findProduct(c.req.param('productId'));
    addToBasket(c.var.session.basket, product, await readQuantity(c));
    return c.json({ totalItems: countPieces(c.var.session.basket) }, 201);
  });
  rest.patch('/cart/item/:itemId', async (c) => {
    changeQuantity(c.var.session.basket, Number(c.req.param('itemId')), await readQuantity(c));
    return c.json({ totalItems: countPieces(c.var.session.basket) });
  });
  rest.delete('/cart/item/:itemId', (c) => {
    removeFromBasket(c.var.session.basket, Number(c.req.param('itemId')));
    return c.json({ totalItems: countPieces(c.var.session.basket) });
  });
  rest.post('/cart/wishlist', (c) => c.json({ totalItems: moveWishlistToBasket(shop, c.var.session) }, 201));

  rest.post('/product/:id/wishlist', async (c) => {
    const quantity = await readQuantity(c, 1);
    return c.json({ totalItems: addToWishlist(shop, c.var.session, c.req.param('id'), quantity) }, 201);
  });
  rest.delete('/product/:id/wishlist', (c) =>
    c.json({ totalItems: removeFromWishlist(shop, c.var.session, c.req.param('id')) }),
  );
  rest.all('*', () => {
    throw refusal(404, 'Diesen Aufruf gibt es nicht.');
  });
  return rest;
}

/** The `quantity` of a JSON body. Whether it is a sensible one is the cart's business. */
async function readQuantity(c: Context, otherwise?: number): Promise<number> {
  const text = await c.req.text();
  const body = safeParse(object({ quantity: optional(number(), otherwise) }), parseJson(text || '{}'));
  if (body.success && body.output.quantity !== undefined) return body.output.quantity;
  throw refusal(400, 'Die Anzahl fehlt oder ist keine Zahl.', { field: 'quantity' });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(400, 'Die Anfrage ist kein gültiges JSON.');
  }
}
