import { Hono } from 'hono';
import { customers } from '../../fixtures/shop/customers.ts';
import { passes } from '../bot-check/service.ts';
import { accountPage, signupPage } from '../pages/account-pages.ts';
import { checkoutPage } from '../pages/checkout.ts';
import { loginPage } from '../pages/login.ts';
import { checkoutPolicy, mapsOf } from './checkout-policy.ts';
import { ownPath, returnPath } from './form-answer.ts';
import { render } from './render.ts';
import type { ShopEnv } from './session.ts';
import type { Shop } from './shop.ts';
import { openAccount } from './signup.ts';
import { takeAnswer, takeForm } from './site-form.ts';
import { showForm } from './site-forms.ts';
import { formBody } from './validate.ts';

/** Signing in and out. The cart stays; the session's id does not. */
export function account(shop: Shop): Hono<ShopEnv> {
  const site = new Hono<ShopEnv>();

  site.get('/login', async (c) => {
    const { customer } = c.var.session;
    const wanted = c.req.query('weiter');
    // A heart that was printed for a guest, pressed after a sign-in in another tab
    const onward = wanted && ownPath(wanted, new URL(c.req.url).origin);
    if (customer && onward) return c.redirect(onward, 303);
    if (customer) return await render(c, shop, accountPage(customer));
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
  site.post(signupPage.path, formBody, async (c) => {
    const { session } = c.var;
    const sent = c.req.valid('form');
    const isInCheckout = !returnPath(c, '').startsWith(signupPage.path);
    const answer = takeForm(c, shop, sent, {
      template: signupPage,
      done() {
        openAccount(session, sent.fields);
        c.var.renewSession();
        return { onward: isInCheckout ? '/kasse' : '/konto' };
      },
    });
    const refused = isInCheckout && takeAnswer(session, signupPage.name, signupPage.path);
    if (!refused) return answer;
    // The same form stands in the checkout, which it comes back to
    session.notice = { kind: 'error', text: refused.text };
    const { origin } = new URL(c.req.url);
    const maps = await mapsOf(shop, origin);
    c.header('Content-Security-Policy', checkoutPolicy(origin, maps));
    const { values = {}, problems = {} } = refused;
    return render(
      c,
      shop,
      checkoutPage(session, { signup: { values, failing: Object.keys(problems) }, maps }),
      422,
    );
  });
  site.post('/logout', (c) => {
    c.var.session.customer = undefined;
    c.var.renewSession();
    c.var.session.notice = { kind: 'success', text: 'Sie sind abgemeldet.' };
    return c.redirect('/', 303);
  });
  return site;
}
