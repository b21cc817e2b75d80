import { Hono } from 'hono';
import { findArticle } from './article.ts';
import { configurable } from './configurable.ts';
import { readQuantity } from './read-quantity.ts';
import { readJson } from './request-body.ts';
import { reviewsOf, writeReview } from './reviews.ts';
import type { ShopEnv } from './session.ts';
import type { Shop } from './shop.ts';
import { addToWishlist, removeFromWishlist } from './wishlist.ts';

/** The calls below `/rest/product`. @see shop.md section 7, "Products and wishlist" */
export function productCalls(shop: Shop): Hono<ShopEnv> {
  const rest = new Hono<ShopEnv>();

  rest.get('/product/:id/configurable', (c) =>
    c.json(configurable(findArticle(shop, c.var.session, c.req.param('id')).product)),
  );
  rest.get('/product/:id/review/', (c) => {
    const { product } = findArticle(shop, c.var.session, c.req.param('id'));
    return c.json(reviewsOf(c.var.session, product.id));
  });
  rest.post('/product/:id/review/', async (c) => {
    const { product } = findArticle(shop, c.var.session, c.req.param('id'));
    return c.json(writeReview(c.var.session, product.id, await readJson(c), shop.now()), 201);
  });
  rest.post('/product/:id/wishlist', async (c) => {
    const quantity = readQuantity(await readJson(c), 1);
    return c.json({ totalItems: addToWishlist(shop, c.var.session, c.req.param('id'), quantity) }, 201);
  });
  rest.delete('/product/:id/wishlist', (c) =>
    c.json({ totalItems: removeFromWishlist(shop, c.var.session, c.req.param('id')) }),
  );
  return rest;
}
