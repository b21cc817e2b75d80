import { Hono } from 'hono';
import { customers } from '../../../fixtures/shop/customers.ts';
import { accountPage, signupPage } from '../../pages/account-pages.ts';
import { loginPage } from '../../pages/login.ts';
import { passes } from '../../stand-ins/bot-check/service.ts';
import { ownPath, returnPath } from '../content/process-form.ts';
import { takeForm } from '../content/site-form.ts';
import { showForm } from '../content/site-forms.ts';
import { render } from '../server/render.ts';
import { formBody } from '../server/validate.ts';
import type { Shop } from '../shop.ts';
import { ownOrders } from './customer-pages.ts';
import type { ShopEnv } from './session.ts';
import { openAccount } from './signup.ts';

/** Login, registration and logout. The visitor keeps the cart and gets a new session id. */
export function account(shop: Shop): Hono<ShopEnv> {
  const site = new Hono<ShopEnv>();

  site.get('/login', async (c) => {
    const { customer } = c.var.session;
    const wanted = c.req.query('weiter');
    // On a guest's page, each heart links to this path. The guest may meanwhile have signed in in another tab
    const onward = wanted && ownPath(wanted, new URL(c.req.url).origin);
    if (customer && onward) return c.redirect(onward, 303);
    if (customer) {
      const [latest] = ownOrders(shop, c.var.session);
      return await render(c, shop, accountPage(customer, latest, shop.id));
    }
    const next = wanted ?? returnPath(c, '').replace(/^\/login.*/, '');
    return render(c, shop, loginPage({ email: '', next, failed: false }));
  });
  site.post('/login', formBody, async (c) => {
    const { username: email = '', password, weiter: next = '' } = c.req.valid('form').fields;
    const customer = customers.find(
      (candidate) => candidate.email === email.trim().toLowerCase() && candidate.password === password,
    );
    const isChecked = passes(shop, c.req.valid('form').fields.recaptchatoken);
    if (!customer || !isChecked) return render(c, shop, loginPage({ email, next, failed: true }), 422);

    c.var.session.customer = customer;
    c.var.session.expired = false;
    c.var.session.notice = { kind: 'success', text: `Willkommen, ${customer.firstName}.` };
    c.var.renewSession();
    return c.redirect(ownPath(next, new URL(c.req.url).origin) ?? '/', 303);
  });
  site.get(signupPage.path, (c) => showForm(c, shop, signupPage));
  site.post(signupPage.path, formBody, (c) => {
    const { session } = c.var;
    const sent = c.req.valid('form');
    // The checkout contains the same registration form and shows the result itself
    const isInCheckout = returnPath(c, '').startsWith('/kasse');
    return takeForm(c, shop, sent, {
      template: { ...signupPage, ...(isInCheckout && { path: '/kasse' }) },
      done() {
        openAccount(session, sent.fields);
        c.var.renewSession();
        return { onward: isInCheckout ? '/kasse' : '/konto' };
      },
    });
  });
  site.post('/logout', (c) => {
    c.var.session.customer = undefined;
    c.var.renewSession();
    c.var.session.notice = { kind: 'success', text: 'Sie sind abgemeldet.' };
    return c.redirect('/', 303);
  });
  return site;
}
