import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { array, object, optional, safeParse, string } from 'valibot';
import { customers } from '../../fixtures/shop/customers.ts';
import { accountPage, loginPage } from '../pages/login.ts';
import { findArticle } from './article.ts';
import { addToBasket, changeQuantity, findLine, removeFromBasket } from './basket.ts';
import { formAddition } from './form-addition.ts';
import { readOptions } from './options.ts';
import { render } from './render.ts';
import { readFiles, readForm } from './request-body.ts';
import { ownPath, returnPath } from './return-path.ts';
import { writeReview } from './reviews.ts';
import { requireCombination } from './selection.ts';
import type { ShopEnv } from './session.ts';
import type { Shop } from './shop.ts';
import { addToWishlist, moveWishlistToBasket, removeFromWishlist } from './wishlist.ts';

/** The forms that browsers send themselves, so that everything works without JavaScript: 303 back, with a notice. */
export function forms(shop: Shop): Hono<ShopEnv> {
  const site = new Hono<ShopEnv>();

  site.post('/warenkorb/artikel/:productId', async (c) => {
    const fields = await readForm(c);
    const files = await readFiles(c);
    const failure = 'Produkt konnte nicht zum Warenkorb hinzugefügt werden.';
    return answer(c, { otherwise: '/warenkorb', failure, typed: fields }, async () => {
      const { session } = c.var;
      const { product, combination } = findArticle(shop, session, c.req.param('productId'));
      const sent = await formAddition(product, fields, files);
      const article = {
        product,
        combination: combination ?? requireCombination(product, sent.productOptions),
        options: await readOptions(product.customOptions, sent.customOptions),
      };
      addToBasket(session.basket, article, formQuantity(fields) ?? product.minimumOrder);
      return `${product.name} ist im Warenkorb.`;
    });
  });
  site.post('/bewertung/:productId', async (c) => {
    const fields = await readForm(c);
    const failure = 'Review konnte nicht eingetragen werden.';
    return answer(c, { otherwise: '/produkte', failure, typed: fields, hash: '#bewertungen' }, () => {
      const { product } = findArticle(shop, c.var.session, c.req.param('productId'));
      const rating = fields.rating ? Number(fields.rating) : undefined;
      writeReview(c.var.session, product.id, { ...fields, rating }, shop.now());
      return 'Vielen Dank für Ihre Bewertung.';
    });
  });
  site.post('/warenkorb/wunschliste', (c) =>
    answer(
      c,
      { otherwise: '/warenkorb', failure: 'Wunschliste konnte nicht zum Warenkorb hinzugefügt werden.' },
      async () => {
        await moveWishlistToBasket(shop, c.var.session);
        return 'Ihre Wunschliste ist im Warenkorb.';
      },
    ),
  );
  site.post('/warenkorb/position/:itemId', async (c) => {
    const quantity = formQuantity(await readForm(c));
    return answer(
      c,
      { otherwise: '/warenkorb', failure: 'Warenkorb konnte nicht aktualisiert werden.' },
      () => {
        const { session } = c.var;
        const itemId = Number(c.req.param('itemId'));
        findArticle(shop, session, String(findLine(session.basket, itemId).product.id));
        changeQuantity(session.basket, itemId, quantity ?? 1);
        return 'Ihr Warenkorb ist aktualisiert.';
      },
    );
  });
  site.post('/warenkorb/position/:itemId/entfernen', (c) =>
    answer(
      c,
      { otherwise: '/warenkorb', failure: 'Produkt konnte nicht vom Warenkorb entfernt werden.' },
      () => {
        removeFromBasket(c.var.session.basket, Number(c.req.param('itemId')));
        return 'Das Produkt ist aus dem Warenkorb entfernt.';
      },
    ),
  );

  site.post('/wunschliste/:id', (c) =>
    answer(
      c,
      { otherwise: '/wunschliste', failure: 'Produkt konnte nicht auf die Wunschliste hinzugefügt werden.' },
      () => {
        addToWishlist(shop, c.var.session, c.req.param('id'), 1);
        return `${nameOf(shop, c.req.param('id'))} ist auf Ihrer Wunschliste.`;
      },
    ),
  );
  site.post('/wunschliste/:id/entfernen', (c) =>
    answer(
      c,
      { otherwise: '/wunschliste', failure: 'Produkt konnte nicht von der Wunschliste entfernt werden.' },
      () => {
        removeFromWishlist(shop, c.var.session, c.req.param('id'));
        return `${nameOf(shop, c.req.param('id'))} ist von Ihrer Wunschliste entfernt.`;
      },
    ),
  );

  site.get('/login', (c) => {
    const { customer } = c.var.session;
    if (customer) return render(c, shop, accountPage(customer));
    return render(
      c,
      shop,
      loginPage({
        email: '',
        next: c.req.query('weiter') ?? returnPath(c, '').replace(/^\/login.*/, ''),
        failed: false,
      }),
    );
  });
  site.post('/login', async (c) => {
    const { username: email = '', password, weiter: next = '' } = await readForm(c);
    const customer = customers.find(
      (candidate) => candidate.email === email.trim().toLowerCase() && candidate.password === password,
    );
    if (!customer) return render(c, shop, loginPage({ email, next, failed: true }), 422);

    c.var.session.customer = customer;
    c.var.session.expired = false;
    c.var.session.notice = { kind: 'success', text: `Willkommen, ${customer.firstName}.` };
    c.var.renewSession();
    return c.redirect(ownPath(next, new URL(c.req.url).origin) ?? '/', 303);
  });
  site.post('/logout', (c) => {
    c.var.session.customer = undefined;
    c.var.renewSession();
    c.var.session.notice = { kind: 'success', text: 'Sie sind abgemeldet.' };
    return c.redirect('/', 303);
  });
  return site;
}

interface Form {
  /** Where to go when the browser does not say where it came from */
  otherwise: string;
  /** What failed, before the reason */
  failure: string;
  /** What was typed, to stand in the fields again when the form is refused */
  typed?: Record<string, string>;
  /** The part of the page that the form is in */
  hash?: string;
}

/** Carries a form out and goes back to its page; a guest without the right to it is sent to the login first. */
async function answer(
  c: Context<ShopEnv>,
  { otherwise, failure, typed, hash = '' }: Form,
  change: () => string | Promise<string>,
): Promise<Response> {
  const back = returnPath(c, otherwise);
  const { session } = c.var;
  try {
    session.notice = { kind: 'success', text: await change() };
  } catch (error) {
    if (!(error instanceof HTTPException)) throw error;
    if (error.status === 401) return c.redirect(`/login?weiter=${encodeURIComponent(back)}`, 303);
    session.notice = {
      kind: 'error',
      text: `${failure} ${error.message}`,
      fields: failingFields(error),
      typed,
    };
  }
  return c.redirect(back + hash, 303);
}

function failingFields({ cause }: HTTPException): readonly string[] {
  const data = safeParse(object({ field: optional(string()), fields: optional(array(string()), []) }), cause);
  if (!data.success) return [];
  const { field, fields } = data.output;
  return field === undefined ? fields : [field, ...fields];
}

/** The name of a product or of a combination's product, also of one that is gone. */
function nameOf(shop: Shop, id: string): string {
  return findArticle(shop, { gone: new Set() }, id).product.name;
}

/** The quantity as typed; NaN when it is not a number, undefined when there is no such field. */
function formQuantity({ quantity }: Record<string, string>): number | undefined {
  if (quantity === undefined) return undefined;
  return /^\d+$/.test(quantity.trim()) ? Number(quantity) : Number.NaN;
}
