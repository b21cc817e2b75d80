import { Hono } from 'hono';
import { isPickableImage } from '../../../shared/rules/files/files.ts';
import type { ShopEnv } from '../account/session.ts';
import { processForm } from '../content/process-form.ts';
import { formBody } from '../server/validate.ts';
import type { Shop } from '../shop.ts';
import { formAddition, orderArticle } from './addition.ts';
import { findArticle } from './article.ts';
import { addToCart, changeQuantity, findItem, removeFromCart } from './cart.ts';
import { moveWishlistToCart } from './wishlist.ts';

/** The forms that change the cart without JavaScript. */
export function cartForms(shop: Shop): Hono<ShopEnv> {
  const site = new Hono<ShopEnv>();
  const otherwise = '/warenkorb';

  site.post('/warenkorb/artikel/:productId', formBody, (c) => {
    const { fields, files } = c.req.valid('form');
    const failure = 'Produkt konnte nicht zum Warenkorb hinzugefügt werden.';
    return processForm(c, { otherwise, failure, values: fields }, async () => {
      const { session } = c.var;
      const found = findArticle(shop, session, c.req.param('productId'));
      const article = await orderArticle(found, await formAddition(found.product, fields, files));
      addToCart(session.cart, article, pieces(fields) ?? article.product.minimumOrder);
      return `${article.product.name} ist im Warenkorb.`;
    });
  });
  site.post('/warenkorb/wunschliste', (c) => {
    const failure = 'Wunschliste konnte nicht zum Warenkorb hinzugefügt werden.';
    return processForm(c, { otherwise, failure }, async () => {
      const { skipped } = await moveWishlistToCart(shop, c.var.session);
      const names = skipped.map((id) => findArticle(shop, { gone: new Set() }, String(id)).product.name);
      if (names.length === 0) return 'Ihre Wunschliste ist im Warenkorb.';
      return `Ihre Wunschliste ist im Warenkorb, ohne ${names.join(', ')}: Bitte treffen Sie zuerst Ihre Auswahl.`;
    });
  });
  site.post('/warenkorb/position/:itemId', formBody, (c) => {
    const { fields } = c.req.valid('form');
    return processForm(c, { otherwise, failure: 'Warenkorb konnte nicht aktualisiert werden.' }, () => {
      const { session } = c.var;
      const itemId = Number(c.req.param('itemId'));
      findArticle(shop, session, String(findItem(session.cart, itemId).product.id));
      changeQuantity(session.cart, itemId, pieces(fields) ?? 1);
      return 'Ihr Warenkorb ist aktualisiert.';
    });
  });
  site.get('/warenkorb/datei/:fingerprint', (c) => {
    const files = c.var.session.cart.items.flatMap(({ options }) => options);
    const { file } = files.find(({ value, file }) => file && value === c.req.param('fingerprint')) ?? {};
    if (!file) return c.notFound();
    // The file is a download with an image type or a generic type, so that the browser runs no code from an uploaded
    // file
    return c.body(Uint8Array.from(file.bytes), 200, {
      'Content-Type': isPickableImage(file.type) ? file.type : 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'Cache-Control': 'private, max-age=86400, immutable',
    });
  });
  site.post('/warenkorb/position/:itemId/entfernen', (c) => {
    const failure = 'Produkt konnte nicht vom Warenkorb entfernt werden.';
    return processForm(c, { otherwise, failure }, () => {
      removeFromCart(c.var.session.cart, Number(c.req.param('itemId')));
      return 'Das Produkt ist aus dem Warenkorb entfernt.';
    });
  });
  return site;
}

/** The typed quantity: NaN if the text is not a whole number, undefined if the form has no such field. */
function pieces({ quantity }: Record<string, string>): number | undefined {
  if (quantity === undefined) return undefined;
  return /^\d+$/.test(quantity.trim()) ? Number(quantity) : Number.NaN;
}
