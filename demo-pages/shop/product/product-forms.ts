import { Hono } from 'hono';
import type { ShopEnv } from '../account/session.ts';
import { findArticle } from '../cart/article.ts';
import { addToWishlist, removeFromWishlist } from '../cart/wishlist.ts';
import { processForm } from '../content/process-form.ts';
import { formBody, requireValid } from '../server/validate.ts';
import type { Shop } from '../shop.ts';
import { Review, writeReview } from './reviews.ts';

/** The forms for reviews and the wishlist without JavaScript. */
export function productForms(shop: Shop): Hono<ShopEnv> {
  const site = new Hono<ShopEnv>();

  site.post('/bewertung/:productId', formBody, (c) => {
    const { fields } = c.req.valid('form');
    const failure = 'Review konnte nicht eingetragen werden.';
    return processForm(c, { otherwise: '/produkte', failure, values: fields, hash: '#bewertungen' }, () => {
      const { product } = findArticle(shop, c.var.session, c.req.param('productId'));
      const rating = fields.rating ? Number(fields.rating) : undefined;
      writeReview(c.var.session, product.id, requireValid(Review, { ...fields, rating }), shop.now());
      return 'Vielen Dank für Ihre Bewertung.';
    });
  });
  site.post('/wunschliste/:id', (c) => {
    const failure = 'Produkt konnte nicht auf die Wunschliste hinzugefügt werden.';
    return processForm(c, { otherwise: '/wunschliste', failure }, () => {
      addToWishlist(shop, c.var.session, c.req.param('id'), 1);
      return `${nameOf(shop, c.req.param('id'))} ist auf Ihrer Wunschliste.`;
    });
  });
  site.post('/wunschliste/:id/entfernen', (c) => {
    const failure = 'Produkt konnte nicht von der Wunschliste entfernt werden.';
    return processForm(c, { otherwise: '/wunschliste', failure }, () => {
      removeFromWishlist(shop, c.var.session, c.req.param('id'));
      return `${nameOf(shop, c.req.param('id'))} ist von Ihrer Wunschliste entfernt.`;
    });
  });
  return site;
}

/** The name of a product, also if it is unavailable. `id` may be the id of a combination. */
function nameOf(shop: Shop, id: string): string {
  return findArticle(shop, { gone: new Set() }, id).product.name;
}
