import { Hono } from 'hono';
import { findArticle } from './article.ts';
import { addToBasket, changeQuantity, countPieces, findLine, removeFromBasket } from './basket.ts';
import { cartAnswer } from './cart-answer.ts';
import { readOptions } from './options.ts';
import { readQuantity } from './read-quantity.ts';
import { readJson } from './request-body.ts';
import { requireCombination } from './selection.ts';
import { readAddition } from './sent-addition.ts';
import type { ShopEnv } from './session.ts';
import type { Shop } from './shop.ts';
import { moveWishlistToBasket } from './wishlist.ts';

/** The calls below `/rest/cart`. @see shop.md section 7, "Cart and checkout" */
export function cartCalls(shop: Shop): Hono<ShopEnv> {
  const rest = new Hono<ShopEnv>();

  rest.get('/cart/', (c) => c.json(cartAnswer(c.var.session.basket, c.var.session.gone, shop.now())));
  rest.post('/cart/item/:productId', async (c) => {
    const { session } = c.var;
    const { product, combination } = findArticle(shop, session, c.req.param('productId'));
    const body = await readJson(c);
    const { productOptions, customOptions } = readAddition(body);
    const article = {
      product,
      combination: combination ?? requireCombination(product, productOptions),
      options: await readOptions(product.customOptions, customOptions),
    };
    addToBasket(session.basket, article, readQuantity(body));
    return c.json({ totalItems: countPieces(session.basket) }, 201);
  });
  rest.patch('/cart/item/:itemId', async (c) => {
    const { session } = c.var;
    const quantity = readQuantity(await readJson(c));
    const itemId = Number(c.req.param('itemId'));
    findArticle(shop, session, String(findLine(session.basket, itemId).product.id));
    changeQuantity(session.basket, itemId, quantity);
    return c.json({ totalItems: countPieces(session.basket) });
  });
  rest.delete('/cart/item/:itemId', (c) => {
    removeFromBasket(c.var.session.basket, Number(c.req.param('itemId')));
    return c.json({ totalItems: countPieces(c.var.session.basket) });
  });
  rest.post('/cart/wishlist', async (c) =>
    c.json({ totalItems: await moveWishlistToBasket(shop, c.var.session) }, 201),
  );
  return rest;
}
