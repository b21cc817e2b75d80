import { Hono } from 'hono';
import { object } from 'valibot';
import type { ShopEnv } from '../account/session.ts';
import { jsonBody } from '../server/validate.ts';
import type { Shop } from '../shop.ts';
import { CartAddition, jsonAddition, orderArticle } from './addition.ts';
import { findArticle } from './article.ts';
import {
  addToCart,
  changeQuantity,
  countPieces,
  findItem,
  quantity,
  quantityMessage,
  removeFromCart,
} from './cart.ts';
import { cartResponse } from './cart-response.ts';
import { moveWishlistToCart } from './wishlist.ts';

const Change = object({ quantity }, quantityMessage);

/** API calls below `/rest/cart`. @see shop.md section 7, "Cart and checkout" */
export function cartCalls(shop: Shop): Hono<ShopEnv> {
  const rest = new Hono<ShopEnv>();

  rest.get('/cart/', (c) => {
    const { session } = c.var;
    const response = cartResponse(session, shop.now());
    session.shownTotal = response.total.grandTotal;
    return c.json(response);
  });
  rest.post('/cart/item/:productId', jsonBody(CartAddition), async (c) => {
    const { session } = c.var;
    const sent = c.req.valid('json');
    const found = findArticle(shop, session, c.req.param('productId'));
    addToCart(session.cart, await orderArticle(found, jsonAddition(sent)), sent.quantity);
    return c.json({ totalItems: countPieces(session.cart) }, 201);
  });
  rest.patch('/cart/item/:itemId', jsonBody(Change), (c) => {
    const { session } = c.var;
    const itemId = Number(c.req.param('itemId'));
    findArticle(shop, session, String(findItem(session.cart, itemId).product.id));
    changeQuantity(session.cart, itemId, c.req.valid('json').quantity);
    return c.json({ totalItems: countPieces(session.cart) });
  });
  rest.delete('/cart/item/:itemId', (c) => {
    removeFromCart(c.var.session.cart, Number(c.req.param('itemId')));
    return c.json({ totalItems: countPieces(c.var.session.cart) });
  });
  rest.post('/cart/wishlist', async (c) => c.json(await moveWishlistToCart(shop, c.var.session), 201));
  return rest;
}
