import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { customers } from '../../fixtures/shop/customers.ts';
import { accountPage, loginPage } from '../pages/login.ts';
import { addToBasket, changeQuantity, removeFromBasket } from './basket.ts';
import { render } from './render.ts';
import { ownPath, returnPath } from './return-path.ts';
import type { ShopEnv } from './session.ts';
import type { Shop } from './shop.ts';
import { addToWishlist, moveWishlistToBasket, removeFromWishlist } from './wishlist.ts';

/** The forms that browsers send themselves, so that everything works without JavaScript: 303 back, with a notice. */
export function forms(shop: Shop): Hono<ShopEnv> {
  const site = new Hono<ShopEnv>();

  site.post('/warenkorb/artikel/:productId', async (c) => {
    const quantity = await formQuantity(c);
    return answer(c, '/warenkorb', 'Produkt konnte nicht zum Warenkorb hinzugefügt werden.', () => {
      const product = shop.findProduct(c.req.param('productId'));
      addToBasket(c.var.session.basket, product, quantity ?? product.minimumOrder);
      return `${product.name} ist im Warenkorb.`;
    });
  });
  site.post('/warenkorb/wunschliste', (c) =>
    answer(c, '/warenkorb', 'Wunschliste konnte nicht zum Warenkorb hinzugefügt werden.', () => {
      moveWishlistToBasket(shop, c.var.session);
      return 'Ihre Wunschliste ist im Warenkorb.';
    }),
  );
  site.post('/warenkorb/position/:itemId', async (c) => {
    const quantity = await formQuantity(c);
    return answer(c, '/warenkorb', 'Warenkorb konnte nicht aktualisiert werden.', () => {
      changeQuantity(c.var.session.basket, Number(c.req.param('itemId')), quantity ?? 1);
      return 'Ihr Warenkorb ist aktualisiert.';
    });
  });
  site.post('/warenkorb/position/:itemId/entfernen', (c) =>
    answer(c, '/warenkorb', 'Produkt konnte nicht vom Warenkorb entfernt werden.', () => {
      removeFromBasket(c.var.session.basket, Number(c.req.param('itemId')));
      return 'Das Produkt ist aus dem Warenkorb entfernt.';
    }),
  );

  site.post('/wunschliste/:id', (c) =>
    answer(c, '/wunschliste', 'Produkt konnte nicht auf die Wunschliste hinzugefügt werden.', () => {
      addToWishlist(shop, c.var.session, c.req.param('id'), 1);
      return `${shop.findProduct(c.req.param('id')).name} ist auf Ihrer Wunschliste.`;
    }),
  );
  site.post('/wunschliste/:id/entfernen', (c) =>
    answer(c, '/wunschliste', 'Produkt konnte nicht von der Wunschliste entfernt werden.', () => {
      removeFromWishlist(shop, c.var.session, c.req.param('id'));
      return `${shop.findProduct(c.req.param('id')).name} ist von Ihrer Wunschliste entfernt.`;
    }),
  );

  site.get('/login', (c) => {
    const { customer } = c.var.session;
    if (customer) return render(c, shop, accountPage(customer));
    return render(c, shop, loginPage({ email: '', next: c.req.query('weiter') ?? '', failed: false }));
  });
  site.post('/login', async (c) => {
    const form = await c.req.formData();
    const email = field(form, 'username');
    const next = field(form, 'weiter');
    const customer = customers.find(
      (candidate) =>
        candidate.email === email.trim().toLowerCase() && candidate.password === field(form, 'password'),
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

/** Carries a form out and goes back to its page; a guest without the right to it is sent to the login first. */
function answer(c: Context<ShopEnv>, otherwise: string, failure: string, change: () => string): Response {
  const back = returnPath(c, otherwise);
  try {
    c.var.session.notice = { kind: 'success', text: change() };
  } catch (error) {
    if (!(error instanceof HTTPException)) throw error;
    if (error.status === 401) return c.redirect(`/login?weiter=${encodeURIComponent(back)}`, 303);
    c.var.session.notice = { kind: 'error', text: `${failure} ${error.message}` };
  }
  return c.redirect(back, 303);
}

/** The quantity as typed; NaN when it is not a number, undefined when there is no such field. */
async function formQuantity(c: Context): Promise<number | undefined> {
  const typed = (await c.req.formData()).get('quantity');
  if (typed === null) return undefined;
  return typeof typed === 'string' && /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

function field(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
