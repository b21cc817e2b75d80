import { Hono } from 'hono';
import { object, optional } from 'valibot';
import type { ShopEnv } from '../account/session.ts';
import { findArticle } from '../cart/article.ts';
import { quantity, quantityMessage } from '../cart/cart.ts';
import { addToWishlist, readWishlist, removeFromWishlist } from '../cart/wishlist.ts';
import { jsonBody } from '../server/validate.ts';
import type { Shop } from '../shop.ts';
import { configurable } from './configurable.ts';
import { Review, reviewsOf, writeReview } from './reviews.ts';

const Wish = object({ quantity: optional(quantity, 1) }, quantityMessage);

/** API calls below `/rest/product`. @see shop.md section 7, "Products and wishlist" */
export function productCalls(shop: Shop): Hono<ShopEnv> {
  const rest = new Hono<ShopEnv>();

  rest.get('/product/:id/configurable', (c) =>
    c.json(configurable(findArticle(shop, c.var.session, c.req.param('id')).product)),
  );
  rest.get('/product/:id/review/', (c) => {
    const { product } = findArticle(shop, c.var.session, c.req.param('id'));
    return c.json(reviewsOf(c.var.session, product.id));
  });
  rest.post('/product/:id/review/', jsonBody(Review), (c) => {
    const { product } = findArticle(shop, c.var.session, c.req.param('id'));
    return c.json(writeReview(c.var.session, product.id, c.req.valid('json'), shop.now()), 201);
  });
  rest.get('/wishlist/', (c) => c.json(readWishlist(c.var.session)));
  rest.post('/product/:id/wishlist', jsonBody(Wish), (c) => {
    const { session } = c.var;
    const totalItems = addToWishlist(shop, session, c.req.param('id'), c.req.valid('json').quantity);
    return c.json({ totalItems }, 201);
  });
  rest.delete('/product/:id/wishlist', (c) =>
    c.json({ totalItems: removeFromWishlist(shop, c.var.session, c.req.param('id')) }),
  );
  return rest;
}
